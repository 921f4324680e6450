import type { BodyOf, KeyOf, KindName } from '@lectern/questions';
import type { ComponentType } from 'react';
import type { ProblemNotes } from './problem-notes.ts';

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
