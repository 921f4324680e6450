import { newId } from '@lectern/base';
import type { BodyOf, KeyOf, KindName } from '@lectern/questions';
import { useTextsOf } from '@lectern/ui';
import type { ComponentType } from 'react';
import { createContext, useContext } from 'react';
import { ActiveText } from './content-field/active-text.ts';
import type { ProblemNotes } from './problem-notes.ts';

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

/** Body and key of a question, which an author changes together. */
export interface KindValue<Name extends KindName = KindName> {
  readonly body: BodyOf<Name>;
  readonly key: KeyOf<Name>;
}

/** The props of the fields of one kind: all of its body and key. */
export interface FieldsProps<Name extends KindName = KindName> {
  readonly value: KindValue<Name>;
  readonly onChange: (value: KindValue<Name>) => void;
  readonly notes: ProblemNotes;
  /** Within a game: the fields that most questions need, and no folded ones. */
  readonly compact?: boolean;
}

export type KindFields<Name extends KindName> = ComponentType<FieldsProps<Name>>;

/** The object without properties that are undefined, which optional fields of a question do not have. */
export function defined<Value extends object>(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value;
}
