import type { Dispose } from '@lectern/base';
import type {
  CoursewareChange,
  CoursewareReader,
  CoursewareRecord,
  RecordKind,
  RecordOf,
} from '@lectern/courseware';

/**
 * The courseware with the changes of a gesture in progress: some records are drafts, all others are the stored ones.
 * Only subscribers of a drafted record are notified, so that no other element is drawn again.
 */
export class DraftReader implements CoursewareReader {
  readonly #reader: CoursewareReader;
  #drafts: ReadonlyMap<string, CoursewareRecord> = new Map();
  readonly #listeners = new Map<string, Set<() => void>>();

  constructor(reader: CoursewareReader) {
    this.#reader = reader;
  }

  /** Sets the drafts; an empty map shows the stored courseware. */
  show(drafts: ReadonlyMap<string, CoursewareRecord>): void {
    const touched = new Set([...this.#drafts.keys(), ...drafts.keys()]);
    this.#drafts = drafts;
    for (const id of touched) for (const listener of this.#listeners.get(id) ?? []) listener();
  }

  clear(): void {
    if (this.#drafts.size > 0) this.show(new Map());
  }

  get(id: string): CoursewareRecord | undefined {
    return this.#drafts.get(id) ?? this.#reader.get(id);
  }

  find<K extends RecordKind>(kind: K, id: string): RecordOf<K> | undefined {
    const draft = this.#drafts.get(id);
    if (draft?.kind === kind) return draft as RecordOf<K>;
    return this.#reader.find(kind, id);
  }

  children(parentId: string): readonly string[] {
    return this.#reader.children(parentId);
  }

  pages(): readonly string[] {
    return this.#reader.pages();
  }

  all<K extends RecordKind>(kind: K): readonly RecordOf<K>[] {
    return this.#reader.all(kind);
  }

  subscribe(listener: (change: CoursewareChange) => void): Dispose {
    return this.#reader.subscribe(listener);
  }

  subscribeRecord(id: string, listener: () => void): Dispose {
    const listeners = this.#listeners.get(id) ?? new Set();
    listeners.add(listener);
    this.#listeners.set(id, listeners);
    const dispose = this.#reader.subscribeRecord(id, listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(id);
      dispose();
    };
  }

  subscribeChildren(parentId: string, listener: () => void): Dispose {
    return this.#reader.subscribeChildren(parentId, listener);
  }
}
