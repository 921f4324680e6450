import type { Dispose } from '@lectern/base';
import type { CoursewareRecord, RecordKind, RecordOf } from '../records/record.ts';
import { compareOrder } from './compare-order.ts';
import type { CoursewareReader } from './reader.ts';
import { parentOf } from './records/parent-of.ts';
import type { CoursewareSnapshot } from './snapshot.ts';

const NOTHING_TO_END: Dispose = () => undefined;
const NONE: readonly string[] = [];

/** A reader for a snapshot, for drawing and exporting without a Y.Doc. It never changes. */
export class SnapshotReader implements CoursewareReader {
  readonly #records: ReadonlyMap<string, CoursewareRecord>;
  readonly #children: ReadonlyMap<string, readonly string[]>;
  readonly #pages: readonly string[];

  constructor(snapshot: CoursewareSnapshot) {
    this.#records = new Map(snapshot.records.map((record) => [record.id, record]));
    const lists = new Map<string, { id: string; order: string }[]>();
    for (const record of snapshot.records) {
      const parent = parentOf(record.kind, 'parentId' in record ? record.parentId : undefined);
      if (parent === undefined || !('order' in record)) continue;
      const list = lists.get(parent) ?? [];
      list.push(record);
      lists.set(parent, list);
    }
    this.#children = new Map(
      [...lists].map(([parent, list]) => [parent, list.sort(compareOrder).map(({ id }) => id)]),
    );
    this.#pages = this.children('deck').filter((id) => this.get(id)?.kind === 'page');
  }

  get(id: string): CoursewareRecord | undefined {
    return this.#records.get(id);
  }

  find<K extends RecordKind>(kind: K, id: string): RecordOf<K> | undefined {
    const record = this.#records.get(id);
    return record && isKind(record, kind) ? record : undefined;
  }

  children(parentId: string): readonly string[] {
    return this.#children.get(parentId) ?? NONE;
  }

  pages(): readonly string[] {
    return this.#pages;
  }

  all<K extends RecordKind>(kind: K): readonly RecordOf<K>[] {
    return [...this.#records.values()].filter((record) => isKind(record, kind));
  }

  subscribe(): Dispose {
    return NOTHING_TO_END;
  }

  subscribeRecord(): Dispose {
    return NOTHING_TO_END;
  }

  subscribeChildren(): Dispose {
    return NOTHING_TO_END;
  }
}

function isKind<K extends RecordKind>(record: CoursewareRecord, kind: K): record is RecordOf<K> {
  return record.kind === kind;
}
