import type { CoursewareRecord, RecordKind, RecordOf } from '../../records/record.ts';
import { compareOrder } from '../compare-order.ts';
import { ROOT } from '../reader.ts';
import { SortedIds } from './sorted-ids.ts';

/** Index data of a record, known without building the record. */
export interface IndexEntry {
  readonly kind: RecordKind;
  readonly parentId: string | undefined;
  readonly order: string;
  /** Whether the record may reference elements other than its parent (`element-references.ts`). */
  readonly names?: boolean;
}

const MOST_DEPTH = 64;
const NONE: readonly string[] = [];

/**
 * Children of each parent, in order. Lists are built on first use and cached until they change, so that opening a
 * courseware needs no time for pages that are not viewed.
 */
export class RecordIndex {
  readonly #entries = new Map<string, IndexEntry>();
  readonly #byParent = new Map<string, Set<string>>();
  readonly #byKind = new Map<RecordKind, Set<string>>();
  readonly #lists = new Map<string, SortedIds>();
  readonly #naming = new Set<string>();
  readonly #ofKind = new Map<RecordKind, readonly CoursewareRecord[]>();
  #pages: readonly string[] | undefined;
  readonly #get: (id: string) => CoursewareRecord | undefined;

  /** `get` returns the record, or undefined for an invalid record: such ids are not listed. */
  constructor(get: (id: string) => CoursewareRecord | undefined) {
    this.#get = get;
  }

  entry(id: string): IndexEntry | undefined {
    return this.#entries.get(id);
  }

  /** Updates the entry of a record; undefined when it is gone. Returns the parents whose lists changed. */
  set(id: string, next: IndexEntry | undefined): readonly string[] {
    const old = this.#entries.get(id);
    if (old) this.#ofKind.delete(old.kind);
    if (next) this.#ofKind.delete(next.kind);
    if (next?.names) this.#naming.add(id);
    else this.#naming.delete(id);
    const moved = old?.kind !== next?.kind || old?.parentId !== next?.parentId || old?.order !== next?.order;
    if (!moved) return NONE;
    const parents = new Set<string>();
    if (old) this.#take(id, old, parents);
    if (next) this.#put(id, next, parents);
    // Elements and questions under an added or removed record become reachable or unreachable with it.
    this.#ofKind.delete('element');
    this.#ofKind.delete('exercise-question');
    return [...parents];
  }

  #take(id: string, entry: IndexEntry, parents: Set<string>): void {
    this.#entries.delete(id);
    this.#byKind.get(entry.kind)?.delete(id);
    if (entry.parentId === undefined) return;
    this.#byParent.get(entry.parentId)?.delete(id);
    this.#lists.get(entry.parentId)?.take({ id, order: entry.order });
    this.#forgetPages(entry.parentId);
    parents.add(entry.parentId);
  }

  #put(id: string, entry: IndexEntry, parents: Set<string>): void {
    this.#entries.set(id, entry);
    const ofKind = this.#byKind.get(entry.kind) ?? new Set();
    this.#byKind.set(entry.kind, ofKind.add(id));
    if (entry.parentId === undefined) return;
    const siblings = this.#byParent.get(entry.parentId) ?? new Set();
    this.#byParent.set(entry.parentId, siblings.add(id));
    const list = this.#lists.get(entry.parentId);
    if (list && this.#get(id) !== undefined) list.put({ id, order: entry.order });
    this.#forgetPages(entry.parentId);
    parents.add(entry.parentId);
  }

  #forgetPages(parentId: string): void {
    if (parentId === ROOT) this.#pages = undefined;
  }

  /**
   * Must be called when a record became valid or invalid. Returns the parent whose list changed, if that list had been
   * returned before.
   */
  recheck(id: string): string | undefined {
    const entry = this.#entries.get(id);
    const list = entry?.parentId === undefined ? undefined : this.#lists.get(entry.parentId);
    if (entry?.parentId === undefined || list === undefined) return undefined;
    const own = { id, order: entry.order };
    const isValid = this.#get(id) !== undefined;
    if (list.has(own) === isValid) return undefined;
    if (isValid) list.put(own);
    else list.take(own);
    this.#forgetPages(entry.parentId);
    return entry.parentId;
  }

  children(parentId: string): readonly string[] {
    const known = this.#lists.get(parentId);
    if (known) return known.ids;
    const ids = this.#byParent.get(parentId);
    if (ids === undefined) return NONE;
    const orderOf = (id: string) => this.#entries.get(id)?.order ?? '';
    const list = new SortedIds(
      [...ids].filter((id) => this.#get(id) !== undefined),
      orderOf,
    );
    this.#lists.set(parentId, list);
    return list.ids;
  }

  /** Ids of all records that name this parent, valid or not, in no particular order. */
  under(parentId: string): Iterable<string> {
    return this.#byParent.get(parentId) ?? NONE;
  }

  /** Elements of one page, layout or master that may reference other elements. */
  naming(home: string): readonly string[] {
    return [...this.#naming].filter((id) => this.#homeOf(id) === home);
  }

  pages(): readonly string[] {
    this.#pages ??= this.children(ROOT).filter((id) => this.#entries.get(id)?.kind === 'page');
    return this.#pages;
  }

  all<K extends RecordKind>(kind: K): readonly RecordOf<K>[] {
    const known = this.#ofKind.get(kind);
    if (known) return known as readonly RecordOf<K>[];
    const records: CoursewareRecord[] = [];
    for (const id of this.#ordered(kind)) {
      const record = this.#get(id);
      if (record && this.#isReached(id)) records.push(record);
    }
    this.#ofKind.set(kind, records);
    return records as unknown as readonly RecordOf<K>[];
  }

  #ordered(kind: RecordKind): readonly string[] {
    if (kind === 'page') return this.pages();
    const entries = [...(this.#byKind.get(kind) ?? [])].map((id) => ({
      id,
      order: this.#entries.get(id)?.order ?? '',
    }));
    return entries.sort(compareOrder).map(({ id }) => id);
  }

  /**
   * Whether the chain of an element's parents ends at an existing page, layout or master, and the section of a question
   * exists.
   */
  #isReached(id: string): boolean {
    const entry = this.#entries.get(id);
    if (entry?.kind === 'exercise-question')
      return this.#entries.get(entry.parentId ?? '')?.kind === 'exercise-section';
    return this.#homeOf(id) !== undefined;
  }

  #homeOf(id: string): string | undefined {
    let at: string | undefined = id;
    let entry = this.#entries.get(id);
    for (let depth = 0; entry?.kind === 'element' && depth < MOST_DEPTH; depth += 1) {
      at = entry.parentId;
      entry = at === undefined ? undefined : this.#entries.get(at);
    }
    return entry !== undefined && entry.kind !== 'element' ? at : undefined;
  }
}
