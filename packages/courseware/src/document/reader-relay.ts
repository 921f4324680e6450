import type { Dispose } from '@lectern/base';
import type { CoursewareRecord, RecordKind, RecordOf } from '../records/record.ts';
import { Listeners } from './listeners.ts';
import { equalPlain } from './plain.ts';
import { type CoursewareChange, type CoursewareReader, ROOT } from './reader.ts';

/**
 * A reader whose source can be replaced: a show starts on a snapshot and continues with newer snapshots, and finally
 * with the live document. Records that were read before and are equal in the new source keep their identity, so that
 * they are not redrawn and playing media do not restart. The differences are reported as one change.
 */
export class ReaderRelay implements CoursewareReader {
  #source: CoursewareReader;
  readonly #listeners = new Listeners();
  /**
   * Records read from snapshots; after `handOver`, only records that are equal in the live document, until they change.
   */
  readonly #records = new Map<string, CoursewareRecord | undefined>();
  readonly #lists = new Map<string, readonly string[]>();
  readonly #ofKind = new Map<RecordKind, readonly CoursewareRecord[]>();
  #pages: readonly string[] | undefined;
  #handedOver = false;
  #stop: Dispose;

  constructor(first: CoursewareReader) {
    this.#source = first;
    this.#stop = first.subscribe((change) => this.#change(change));
  }

  /** Switches to the last source, and listens to it until the relay is disposed. */
  handOver(next: CoursewareReader): void {
    this.#handedOver = true;
    this.#take(next);
  }

  /** Switches to a newer snapshot; others may follow. */
  renew(next: CoursewareReader): void {
    this.#take(next);
  }

  #take(next: CoursewareReader): void {
    this.#stop();
    const records = new Set<string>();
    const childLists = new Set<string>();
    for (const [id, record] of this.#records) {
      if (!equalPlain(record, next.get(id))) records.add(id);
    }
    for (const [parentId, list] of this.#lists) {
      if (!equalPlain(list, next.children(parentId))) childLists.add(parentId);
    }
    if (this.#pages && !equalPlain(this.#pages, next.pages())) childLists.add(ROOT);
    this.#source = next;
    this.#ofKind.clear();
    this.#stop = next.subscribe((change) => this.#change(change));
    if (records.size > 0 || childLists.size > 0) this.#change({ source: 'load', records, childLists });
  }

  #change(change: CoursewareChange): void {
    for (const id of change.records) this.#records.delete(id);
    for (const parentId of change.childLists) this.#lists.delete(parentId);
    if (change.childLists.has(ROOT)) this.#pages = undefined;
    this.#ofKind.clear();
    this.#listeners.tell(change);
  }

  get(id: string): CoursewareRecord | undefined {
    if (this.#records.has(id)) return this.#records.get(id);
    const record = this.#source.get(id);
    if (!this.#handedOver) this.#records.set(id, record);
    return record;
  }

  find<K extends RecordKind>(kind: K, id: string): RecordOf<K> | undefined {
    const record = this.get(id);
    return record?.kind === kind ? (record as RecordOf<K>) : undefined;
  }

  children(parentId: string): readonly string[] {
    const known = this.#lists.get(parentId);
    if (known) return known;
    const list = this.#source.children(parentId);
    if (!this.#handedOver) this.#lists.set(parentId, list);
    return list;
  }

  pages(): readonly string[] {
    if (this.#pages) return this.#pages;
    const pages = this.#source.pages();
    if (!this.#handedOver) this.#pages = pages;
    return pages;
  }

  all<K extends RecordKind>(kind: K): readonly RecordOf<K>[] {
    const known = this.#ofKind.get(kind) as readonly RecordOf<K>[] | undefined;
    if (known) return known;
    const records = this.#source.all(kind).map((record) => this.find(kind, record.id) ?? record);
    this.#ofKind.set(kind, records);
    return records;
  }

  subscribe(listener: (change: CoursewareChange) => void): Dispose {
    return this.#listeners.onChange(listener);
  }

  subscribeRecord(id: string, listener: () => void): Dispose {
    return this.#listeners.onRecord(id, listener);
  }

  subscribeChildren(parentId: string, listener: () => void): Dispose {
    return this.#listeners.onChildren(parentId, listener);
  }

  /** Releases the source and the listeners; the relay can still be read. */
  dispose(): void {
    this.#stop();
    this.#listeners.clear();
  }
}
