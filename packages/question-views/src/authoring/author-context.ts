import { newId } from '@lectern/base';
import { useTextsOf } from '@lectern/ui';
import { createContext, useContext } from 'react';
import { ActiveText } from './content-field/active-text.ts';

/** State and functions that the fields of a question share within one dialog. */
export interface Author {
  /** The text that the format bar changes. */
  readonly active: ActiveText;
  readonly readOnly: boolean;
  /** Ids of new choices, gaps and other parts. */
  makeId(): string;
  /** Undo and redo of the screen around the dialog, for their keys in a text. */
  readonly undo?: (() => void) | undefined;
  readonly redo?: (() => void) | undefined;
  /** The reading of each character of a text, as pinyin with tones; empty for other characters. */
  readonly pinyinOf?: ((text: string) => Promise<readonly string[]>) | undefined;
}

/** A part's id: shorter than a record's, for a question has many of them. */
export function newPartId(): string {
  return newId().replaceAll('-', '').slice(-12);
}

export const AuthorContext = createContext<Author>({
  active: new ActiveText(),
  readOnly: false,
  makeId: newPartId,
});

export function useAuthor(): Author {
  return useContext(AuthorContext);
}

const LANGUAGES = { zh: 'zh', en: 'en' } as const;

/** The language of the screen. */
export function useLanguage(): 'zh' | 'en' {
  return useTextsOf<'zh' | 'en'>(LANGUAGES);
}
