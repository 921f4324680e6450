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

/** Applies all updates to all stores. */
export function exchange(stores: readonly CoursewareStore[]): void {
  const updates = stores.map(({ doc }) => Y.encodeStateAsUpdate(doc));
  for (const { doc } of stores) for (const update of updates) Y.applyUpdate(doc, update, 'peer');
}
