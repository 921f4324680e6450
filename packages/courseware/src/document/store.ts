import type { Dispose } from '@lectern/base';
import * as Y from 'yjs';
import type { CoursewareRecord, RecordKind, RecordOf } from '../records/record.ts';
import { dropReferences, type Edit, type RecordPatch, withDescendants } from './edit.ts';
import { namesOthers } from './element-references.ts';
import { Listeners } from './listeners.ts';
import { pageUncovered, setPictureShown } from './page-picture.ts';
import type { ChangeSource, CoursewareChange, CoursewareReader } from './reader.ts';
import { isRecordKind, parentOf } from './records/parent-of.ts';
import { checkRecord } from './records/record-check.ts';
import { type IndexEntry, RecordIndex } from './records/record-index.ts';
import { sharedRecord, sharedRecords, sharedRestores } from './shared/shared-document.ts';
import {
  forgetShared,
  patchRecord,
  readRecord,
  type SharedRecord,
  writeRecord,
} from './shared/shared-record.ts';

/** Transaction origin of updates from the server or the browser's own copy during opening. */
export const LOAD_ORIGIN = 'load';

/**
 * Time within which edits with the same `merge` key are one undo step, unless `within` sets another time, milliseconds.
 */
const MERGE_WITHIN = 1000;

export interface TransactOptions {
  /** Joins the previous undo step if that had the same key and ended a short while ago: a key held down, typing. */
  readonly merge?: string;
  /**
   * Length of that while, milliseconds; 1000 by default. At 0 the edit always begins a step, which later edits may
   * join.
   */
  readonly within?: number;
  /**
   * Key of the step that this change follows from. The change joins that step, however long ago it ended, and does not
   * prolong it. If another step began or the step was undone since, the change is no undo step, and redoing stays
   * possible.
   */
  readonly follows?: string;
  /** `local` by default; changes from other sources are not undone. */
  readonly source?: ChangeSource;
}

/**
 * A courseware in a Y.Doc, read and edited as plain immutable records, with undo and change events. Invalid records in
 * the document are skipped, never thrown. Records are built on first use.
 */
export class CoursewareStore implements CoursewareReader {
  readonly doc: Y.Doc;
  readonly #shared: Y.Map<unknown>;
  readonly #records = new Map<string, CoursewareRecord | undefined>();
  readonly #index = new RecordIndex((id) => this.get(id));
  readonly #listeners = new Listeners();
  readonly #undo: Y.UndoManager;
  /** Transaction origins of this store: undoable and other origins. */
  readonly #edited = { store: this };
  readonly #written = { store: this };
  #source: ChangeSource = 'local';
  #lastMerge: { key: string; at: number } | undefined;
  #touched = new Set<string>();
  #before = new Map<string, CoursewareRecord>();
  #lists = new Set<string>();
  readonly #now: () => number;

  constructor(doc: Y.Doc, now: () => number = Date.now) {
    this.doc = doc;
    this.#now = now;
    this.#shared = sharedRecords(doc);
    this.#shared.forEach((value, id) => {
      if (value instanceof Y.Map) this.#index.set(id, entryOf(value));
    });
    this.#undo = new Y.UndoManager(this.#shared, {
      trackedOrigins: new Set([this.#edited]),
      captureTimeout: Number.POSITIVE_INFINITY,
    });
    for (const event of ['stack-item-added', 'stack-item-popped', 'stack-cleared'] as const) {
      this.#undo.on(event, () => this.#listeners.tellUndo());
    }
    this.#shared.observeDeep(this.#onChange);
    sharedRestores(doc).observe(this.#onRestore);
  }

  get(id: string): CoursewareRecord | undefined {
    if (this.#records.has(id)) return this.#records.get(id);
    const map = sharedRecord(this.#shared, id);
    const record = map && checkRecord(id, readRecord(map));
    // Missing ids are not cached: references in a hostile document would fill the memory.
    if (map) this.#records.set(id, record);
    return record;
  }

  find<K extends RecordKind>(kind: K, id: string): RecordOf<K> | undefined {
    const record = this.get(id);
    return record?.kind === kind ? (record as RecordOf<K>) : undefined;
  }

  children(parentId: string): readonly string[] {
    return this.#index.children(parentId);
  }

  /**
   * Reads the records under a parent before they are needed, until all are read or `isOver` returns true; returns
   * whether all are read.
   */
  readAhead(parentId: string, isOver: () => boolean): boolean {
    for (const id of this.#index.under(parentId)) {
      if (this.#records.has(id)) continue;
      this.get(id);
      if (isOver()) return false;
    }
    return true;
  }

  pages(): readonly string[] {
    return this.#index.pages();
  }

  all<K extends RecordKind>(kind: K): readonly RecordOf<K>[] {
    return this.#index.all(kind);
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

  /** Runs the work as one change and one undo step. A nested call is part of the outer call. */
  transact(work: (edit: Edit) => void, options: TransactOptions = {}): void {
    const { merge, within = MERGE_WITHIN, follows } = options;
    const isLate = follows !== undefined && this.#lastMerge?.key !== follows;
    const source = isLate ? 'agreement' : (options.source ?? 'local');
    const nested = this.doc._transaction !== null;
    if (!nested) {
      this.#source = source;
      if (source === 'local' && follows === undefined) this.#beginStep(merge, within);
    }
    this.doc.transact(() => work(this.#edit), source === 'local' ? this.#edited : this.#written);
  }

  #beginStep(merge: string | undefined, within: number): void {
    const last = this.#lastMerge;
    const now = this.#now();
    const joins = merge !== undefined && last?.key === merge && now - last.at < within;
    if (!joins) this.#undo.stopCapturing();
    this.#lastMerge = merge === undefined ? undefined : { key: merge, at: now };
  }

  get canUndo(): boolean {
    return this.#undo.canUndo();
  }

  get canRedo(): boolean {
    return this.#undo.canRedo();
  }

  /** Undoes this author's last step; changes of others since then stay. */
  undo(): void {
    this.#lastMerge = undefined;
    this.#undo.undo();
  }

  redo(): void {
    this.#lastMerge = undefined;
    this.#undo.redo();
  }

  /** Calls the listener when `canUndo` or `canRedo` may have changed. */
  subscribeUndo(listener: () => void): Dispose {
    return this.#listeners.onUndo(listener);
  }

  /** Calls the listener when a user has restored an earlier version. */
  subscribeRestore(listener: () => void): Dispose {
    return this.#listeners.onRestore(listener);
  }

  /** Releases the document without destroying it. */
  dispose(): void {
    this.#shared.unobserveDeep(this.#onChange);
    sharedRestores(this.doc).unobserve(this.#onRestore);
    this.#undo.destroy();
    this.#listeners.clear();
  }

  readonly #edit: Edit = {
    get: (id) => this.get(id),
    find: (kind, id) => this.find(kind, id),
    children: (parentId) => this.children(parentId),
    pages: () => this.pages(),
    all: (kind) => this.all(kind),
    create: (record) => {
      const map = new Y.Map<unknown>();
      this.#shared.set(record.id, map);
      writeRecord(map, record);
      this.#refresh(record.id);
    },
    update: (id: string, patch: RecordPatch) => {
      const map = sharedRecord(this.#shared, id);
      if (!map) return;
      this.#uncover(id, Object.keys(patch));
      patchRecord(map, patch);
      this.#refresh(id);
    },
    remove: (id) => {
      if (!this.#shared.has(id)) return;
      this.#uncover(id, undefined);
      const gone = new Set(withDescendants(this, id));
      dropReferences(this.#edit, gone, (home) => this.#index.naming(home));
      for (const each of gone) {
        this.#shared.delete(each);
        this.#refresh(each);
      }
    },
  };

  /** A page that shows its picture shows its elements again once its author changes one of them. */
  #uncover(id: string, properties: readonly string[] | undefined): void {
    const page = this.#source === 'local' ? pageUncovered(this, id, properties) : undefined;
    if (page) setPictureShown(this.#edit, page.id, false);
  }

  /** Updates all cached data of a record; listeners are called when the transaction ends. */
  #refresh(id: string): void {
    const known = this.#records.get(id);
    if (known && !this.#touched.has(id)) this.#before.set(id, known);
    this.#records.delete(id);
    const map = sharedRecord(this.#shared, id);
    for (const parent of this.#index.set(id, map && entryOf(map))) this.#lists.add(parent);
    const parent = this.#index.recheck(id);
    if (parent !== undefined) this.#lists.add(parent);
    this.#touched.add(id);
  }

  readonly #onChange = (events: Y.YEvent<Y.AbstractType<unknown>>[], transaction: Y.Transaction): void => {
    const ids = new Set<string>();
    for (const event of events) {
      forgetShared(event.target);
      if (event.target === this.#shared) for (const id of event.keys.keys()) ids.add(id);
      else {
        const id = recordIdOf(event.target, this.#shared);
        if (id !== undefined) ids.add(id);
      }
    }
    for (const id of ids) this.#refresh(id);
    const source = this.#sourceOf(transaction);
    const change = { source, records: this.#touched, before: this.#before, childLists: this.#lists };
    this.#touched = new Set();
    this.#before = new Map();
    this.#lists = new Set();
    this.#listeners.tell(change);
  };

  /**
   * Undo steps from before a restore refer to content that no longer exists: undoing them would add letters again that
   * the version already restored.
   */
  readonly #onRestore = (_: unknown, { origin }: Y.Transaction): void => {
    if (origin === LOAD_ORIGIN) return;
    this.#lastMerge = undefined;
    this.#undo.clear();
    this.#listeners.tellRestore();
  };

  #sourceOf(transaction: Y.Transaction): ChangeSource {
    if (transaction.origin === this.#edited || transaction.origin === this.#written) return this.#source;
    if (transaction.origin === this.#undo) return 'undo';
    return transaction.origin === LOAD_ORIGIN ? 'load' : 'remote';
  }
}

function recordIdOf(type: Y.AbstractType<unknown>, records: Y.Map<unknown>): string | undefined {
  let at: Y.AbstractType<unknown> | null = type;
  while (at !== null && at.parent !== records) at = at.parent;
  return at?._item?.parentSub ?? undefined;
}

function entryOf(map: SharedRecord): IndexEntry | undefined {
  const kind = map.get('kind');
  const order = map.get('order');
  if (!isRecordKind(kind)) return undefined;
  return {
    kind,
    parentId: parentOf(kind, map.get('parentId')),
    order: typeof order === 'string' ? order : '',
    names: kind === 'element' && namesOthers(map.get('type'), map.get('basketId')),
  };
}
