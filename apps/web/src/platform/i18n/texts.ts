import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';
import { currentLanguage, subscribeLanguage } from './language.ts';

/** Texts of a feature: nested, `{{name}}` for values, `key_one` and `key_other` for counted things. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The same keys, with other words. */
export type SameTexts<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameTexts<T[K]> };

type Plain<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K;

/** `menu.open` for every text in T. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? Plain<K> : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];

export type TextValues = Readonly<Record<string, string | number>>;

/** Answers the text of a key in the language of the moment. */
export type Translate<T> = (key: TextKey<T>, values?: TextValues) => string;

const instance = createInstance();
void instance.init({
  lng: currentLanguage(),
  fallbackLng: 'zh',
  resources: {},
  // React escapes by itself.
  interpolation: { escapeValue: false },
  returnNull: false,
  initAsync: false,
});
subscribeLanguage((language) => void instance.changeLanguage(language));

/** What `defineTexts` answers: outside React and as a hook that draws again when the language changes. */
export interface FeatureTexts<T> {
  readonly translate: Translate<T>;
  readonly useTexts: () => Translate<T>;
}

/**
 * Registers a feature's texts in both languages and gives typed access to them. English must have every key of
 * the Chinese texts: a missing one does not compile.
 */
export function defineTexts<T extends Texts>(
  namespace: string,
  zh: T,
  en: NoInfer<SameTexts<T>>,
): FeatureTexts<T> {
  instance.addResourceBundle('zh', namespace, zh);
  instance.addResourceBundle('en', namespace, en);
  const inLanguage = (language: string): Translate<T> => {
    const fixed = instance.getFixedT(language, namespace);
    return (key, values) => fixed(key as string, values ?? {});
  };
  const both = { zh: inLanguage('zh'), en: inLanguage('en') };
  return {
    translate: (key, values) => both[currentLanguage()](key, values),
    useTexts: () => both[useLanguage()],
  };
}

/** The language of the moment; draws again when it changes. */
export function useLanguage(): 'zh' | 'en' {
  return useSyncExternalStore(subscribeLanguage, currentLanguage);
}
