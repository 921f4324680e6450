import type { RecordKind } from '../../records/record.ts';
import { EXERCISE, ROOT } from '../reader.ts';

/** The record under which records of a kind are listed: always the same one, or the one that each record names. */
const PARENTS: Readonly<Record<RecordKind, { readonly id: string } | 'named' | undefined>> = {
  deck: undefined,
  page: { id: ROOT },
  section: { id: ROOT },
  element: 'named',
  theme: undefined,
  master: undefined,
  layout: undefined,
  asset: undefined,
  exercise: undefined,
  'exercise-section': { id: EXERCISE },
  'exercise-question': 'named',
};

export function isRecordKind(kind: unknown): kind is RecordKind {
  return typeof kind === 'string' && Object.hasOwn(PARENTS, kind);
}

/** Returns the parent of a record of the kind, which names `parentId`; undefined for records that are in no list. */
export function parentOf(kind: RecordKind, parentId: unknown): string | undefined {
  const parent = PARENTS[kind];
  if (parent === 'named') return typeof parentId === 'string' ? parentId : undefined;
  return parent?.id;
}
