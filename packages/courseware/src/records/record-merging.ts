import { deckMerging } from './deck.ts';
import { elementMerging } from './element.ts';
import { exerciseQuestionMerging } from './exercise.ts';
import type { Merge, Merging } from './merging.ts';
import { pageMerging } from './page.ts';
import type { RecordKind, RecordOf } from './record.ts';

const recordMerging: { readonly [K in Exclude<RecordKind, 'element'>]: Merging<RecordOf<K>> } = {
  deck: deckMerging,
  page: pageMerging,
  section: {},
  theme: {},
  master: {},
  layout: {},
  asset: {},
  exercise: {},
  'exercise-section': {},
  'exercise-question': exerciseQuestionMerging,
};

type Properties = ReadonlyMap<string, Merge>;

function byName(table: Readonly<Record<string, Merging<object>>>): ReadonlyMap<unknown, Properties> {
  return new Map(Object.entries(table).map(([name, merging]) => [name, new Map(Object.entries(merging))]));
}

const records = byName(recordMerging);
const elements = byName(elementMerging);
const NONE: Properties = new Map();

/**
 * How the properties of a record merge, by its kind and, for an element, its type; for unknown kinds each property is
 * one value.
 */
export function mergingOf(kind: unknown, type: unknown): Properties {
  return (kind === 'element' ? elements.get(type) : records.get(kind)) ?? NONE;
}
