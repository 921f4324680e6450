import type { Language } from '@lectern/protocol/errors';
import { useSignal } from '@lectern/ui/use-signal';
import { currentLanguage, language, languageTag } from './language.ts';

/** Texts of a feature: nested; `{{name}}` for values; `key_one` and `key_other` for plural forms. */
export interface Texts {
  readonly [key: string]: string | Texts;
}

/** The same keys, with texts of another language. */
export type SameTexts<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameTexts<T[K]> };

type Plain<K extends string> = K extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : K;

/** `menu.open` for every text in T. */
export type TextKey<T> = {
  [K in keyof T & string]: T[K] extends string ? Plain<K> : `${K}.${TextKey<T[K]>}`;
}[keyof T & string];

export type TextValues = Readonly<Record<string, string | number>>;

/** Returns the text of a key in the current language. */
export type Translate<T> = (key: TextKey<T>, values?: TextValues) => string;

/** The result of `defineTexts`: for use outside React, and a hook that renders again when the language changes. */
export interface FeatureTexts<T> {
  readonly translate: Translate<T>;
  readonly useTexts: () => Translate<T>;
}

/**
 * Registers a feature's texts in both languages and gives typed access to them. English must have every key of the
 * Chinese texts: a missing key does not compile.
 */
export function defineTexts<T extends Texts>(zh: T, en: NoInfer<SameTexts<T>>): FeatureTexts<T> {
  // The texts of a language are created on first use, because a screen defines many texts and usually needs them in one
  // language.
  const inLanguage = (of: Language, texts: Texts): Translate<T> => {
    let flat: ReadonlyMap<string, string> | undefined;
    let rules: Intl.PluralRules | undefined;
    const plural = (count: number) => {
      rules ??= new Intl.PluralRules(languageTag(of));
      return rules.select(count);
    };
    return (key, values) => {
      flat ??= flatten(texts);
      return fill(find(flat, plural, key, values) ?? key, values);
    };
  };
  const both = { zh: inLanguage('zh', zh), en: inLanguage('en', en) };
  return {
    translate: (key, values) => both[currentLanguage()](key, values),
    useTexts: () => both[useLanguage()],
  };
}

/** Maps `menu.open` to its text. */
function flatten(texts: Texts, prefix = '', into = new Map<string, string>()): ReadonlyMap<string, string> {
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'string') into.set(prefix + key, value);
    else flatten(value, `${prefix}${key}.`, into);
  }
  return into;
}

/** The text of a key; for a key with counts the plural form for `values.count`. */
function find(
  flat: ReadonlyMap<string, string>,
  plural: (count: number) => string,
  key: string,
  values: TextValues | undefined,
): string | undefined {
  const count = values?.count;
  const counted = typeof count === 'number' ? flat.get(`${key}_${plural(count)}`) : undefined;
  return counted ?? flat.get(key) ?? flat.get(`${key}_other`);
}

function fill(text: string, values: TextValues | undefined): string {
  if (!values) return text;
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The current language; renders again when it changes. */
export function useLanguage(): 'zh' | 'en' {
  return useSignal(language);
}
