import * as Y from 'yjs';
import { stateOfSnapshot } from '../src/document/snapshot.ts';
import { CoursewareStore, LOAD_ORIGIN } from '../src/document/store.ts';
import type { CoursewareRecord } from '../src/records/record.ts';

/** A store with these records. */
export function storeOf(records: readonly CoursewareRecord[]): CoursewareStore {
  return storesOf(records, 1)[0] as CoursewareStore;
}

/** Stores of the same courseware, which get no updates of each other until `exchange`. */
export function storesOf(records: readonly CoursewareRecord[], count: number): CoursewareStore[] {
  const state = stateOfSnapshot({ records });
  return Array.from({ length: count }, () => {
    const doc = new Y.Doc();
    Y.applyUpdate(doc, state, LOAD_ORIGIN);
    return new CoursewareStore(doc);
  });
}

/** Applies to every store what the other stores have and it lacks. */
export function exchange(stores: readonly CoursewareStore[]): void {
  const known = stores.map(({ doc }) => Y.encodeStateVector(doc));
  const updates = stores.map((_, to) =>
    stores.flatMap(({ doc }, from) => (from === to ? [] : [Y.encodeStateAsUpdate(doc, known[to])])),
  );
  stores.forEach(({ doc }, to) => {
    for (const update of updates[to] ?? []) Y.applyUpdate(doc, update, 'peer');
  });
}
