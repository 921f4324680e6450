import type { Animation, CoursewareReader, CoursewareRecord, Element, RecordOf } from '@lectern/courseware';
import { anyCounterpart, type Counterpart, sameRecord } from './same-record.ts';

type Design = RecordOf<'theme' | 'master' | 'layout'>;

/**
 * Which record of the original each record of the document stands for. `origin` only says where to look: what counts
 * as untouched is told by comparing, because a page that was pasted from another deck carries an origin too, and may
 * meet a part of the same name here.
 */
export class Matches {
  readonly #own: CoursewareReader;
  readonly #original: CoursewareReader;
  readonly #counterparts = new Map<string, string>();
  /** Further pages of the same origin: copies made here. Links to them do not lead to the original's page. */
  readonly #copies = new Map<string, string>();
  readonly #unchanged = new Map<string, boolean>();
  readonly counterpart: Counterpart = (id) => this.#counterparts.get(id);

  constructor(own: CoursewareReader, original: CoursewareReader) {
    this.#own = own;
    this.#original = original;
    for (const kind of ['theme', 'master', 'layout'] as const) this.#matchParts(kind);
    for (const kind of ['master', 'layout'] as const) {
      for (const { id } of own.all(kind)) this.#matchTree(id, this.#counterparts.get(id));
    }
    this.#matchPages();
  }

  /** The original of a theme, master, layout, page or element. */
  of<R extends CoursewareRecord>(record: R): R | undefined {
    const found = this.#original.get(this.#counterparts.get(record.id) ?? this.#copies.get(record.id) ?? '');
    return found?.kind === record.kind ? (found as R) : undefined;
  }

  /** Whether a page is a further copy of an original page that another page stands for. */
  isCopy(pageId: string): boolean {
    return this.#copies.has(pageId);
  }

  /** Whether the record itself says what its original says. `except`: properties that do not count. */
  same(record: CoursewareRecord, except?: ReadonlySet<string>): boolean {
    const original = this.of(record);
    return original !== undefined && sameRecord(record, original, this.counterpart, except);
  }

  /** Whether an element and all that it holds are as they were. */
  unchanged(element: Element): boolean {
    const known = this.#unchanged.get(element.id);
    if (known !== undefined) return known;
    const answer = this.same(element) && this.sameChildren(element.id);
    this.#unchanged.set(element.id, answer);
    return answer;
  }

  /** Whether a page, layout, master or group holds the same unchanged elements in the same order as its original. */
  sameChildren(parentId: string): boolean {
    const parent = this.#own.get(parentId);
    const original = parent && this.of(parent);
    if (!original) return false;
    const own = this.#own.children(parentId);
    const theirs = this.#original.children(original.id);
    return (
      own.length === theirs.length &&
      own.every((id, index) => {
        const element = this.#own.find('element', id);
        return element && this.#counterparts.get(id) === theirs[index] && this.unchanged(element);
      })
    );
  }

  /** As `sameChildren`, for an element that may have none. */
  sameContent(elementId: string): boolean {
    return this.#own.children(elementId).length === 0 || this.sameChildren(elementId);
  }

  sameAnimations(own: readonly Animation[], original: readonly Animation[]): boolean {
    return sameRecord({ animations: own }, { animations: original }, this.counterpart);
  }

  ownChildren(parentId: string): Element[] {
    return this.#own.children(parentId).flatMap((id) => this.#own.find('element', id) ?? []);
  }

  /** Every element under a page, layout or master of the document, those in groups too. */
  everyOwn(parentId: string): Element[] {
    return this.ownChildren(parentId).flatMap((element) => [element, ...this.everyOwn(element.id)]);
  }

  /** The elements under a record of the original. */
  originalChildren(id: string): readonly string[] {
    return this.#original.children(id);
  }

  #matchParts(kind: Design['kind']): void {
    for (const original of this.#original.all(kind)) {
      const free = this.#candidates(kind, original);
      const best = free.find((each) => sameRecord(each, original, this.counterpart)) ?? free[0];
      if (best) this.#counterparts.set(best.id, original.id);
    }
  }

  #candidates(kind: Design['kind'], original: Design): readonly Design[] {
    return this.#own.all(kind).filter((each) => {
      if (each.origin !== original.origin || this.#counterparts.has(each.id)) return false;
      // a layout that went to another master is written anew
      if (each.kind !== 'layout' || original.kind !== 'layout') return true;
      return this.#counterparts.get(each.masterId) === original.masterId;
    });
  }

  #matchPages(): void {
    const byOrigin = new Map<string, RecordOf<'page'>[]>();
    const pages = this.#own.pages().flatMap((id) => this.#own.find('page', id) ?? []);
    // a page that says where it came from goes before copies, whose elements alone know
    for (const named of [true, false]) {
      for (const page of pages) {
        const origin =
          (page.origin !== undefined) === named ? (page.origin ?? this.#originOf(page.id)) : undefined;
        if (origin !== undefined) byOrigin.set(origin, [...(byOrigin.get(origin) ?? []), page]);
      }
    }
    for (const id of this.#original.pages()) {
      const original = this.#original.find('page', id);
      const own = byOrigin.get(original?.origin ?? '');
      if (!original || !own) continue;
      // a part that is listed twice goes with its first listing
      byOrigin.delete(original.origin ?? '');
      for (const page of own) this.#matchTree(page.id, original.id);
      const first =
        own.length > 1 ? (own.find((page) => this.#alike(page.id, original.id)) ?? own[0]) : own[0];
      for (const page of own) (page === first ? this.#counterparts : this.#copies).set(page.id, original.id);
    }
  }

  /** The part that most of a page's elements came from. */
  #originOf(pageId: string): string | undefined {
    const counts = new Map<string, number>();
    for (const { origin } of this.ownChildren(pageId))
      if (origin) counts.set(origin.part, (counts.get(origin.part) ?? 0) + 1);
    return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
  }

  /** Whether two pages hold as many elements and each has one that it stands for. */
  #alike(ownId: string, originalId: string): boolean {
    const own = this.#own.children(ownId);
    const theirs = this.#original.children(originalId);
    return (
      own.length === theirs.length && own.every((id, index) => this.#counterparts.get(id) === theirs[index])
    );
  }

  /** Pairs all elements of a page, layout or master, those too that went into another group or came out of one. */
  #matchTree(ownParent: string, originalParent: string | undefined): void {
    if (originalParent === undefined) return;
    const taken = new Set<string>();
    this.#matchUnder(ownParent, originalParent, taken);
    const moved = this.everyOwn(ownParent).filter(({ id, origin }) => origin && !this.#counterparts.has(id));
    if (moved.length === 0) return;
    const free = this.#everyOriginal(originalParent).filter(({ id, origin }) => origin && !taken.has(id));
    this.#pair(moved, free, taken);
  }

  #matchUnder(ownParent: string, originalParent: string, taken: Set<string>): void {
    this.#pair(this.ownChildren(ownParent), this.#childrenOfOriginal(originalParent), taken);
  }

  /**
   * Pairs elements by the shape that they came from, the alike ones first; those from no shape by what they say; and then
   * what pairs hold. `taken`: originals that have their counterpart on this page.
   */
  #pair(own: readonly Element[], originals: readonly Element[], taken: Set<string>): void {
    const byKey = new Map<string, Element[]>();
    for (const element of originals)
      byKey.set(keyOf(element), [...(byKey.get(keyOf(element)) ?? []), element]);
    const free = (element: Element) => (byKey.get(keyOf(element)) ?? []).filter(({ id }) => !taken.has(id));
    const match = (element: Element, found: Element | undefined) => {
      if (!found || this.#counterparts.has(element.id)) return;
      this.#counterparts.set(element.id, found.id);
      taken.add(found.id);
      this.#matchUnder(element.id, found.id, taken);
    };
    // those that say the same go first: a copy may lie below what it was copied from
    for (const element of own)
      match(
        element,
        free(element).find((each) => sameRecord(element, each, anyCounterpart)),
      );
    for (const element of own) if (element.origin) match(element, free(element)[0]);
  }

  #childrenOfOriginal(id: string): Element[] {
    return this.#original.children(id).flatMap((child) => this.#original.find('element', child) ?? []);
  }

  #everyOriginal(id: string): Element[] {
    return this.#childrenOfOriginal(id).flatMap((each) => [each, ...this.#everyOriginal(each.id)]);
  }
}

function keyOf({ origin, type }: Element): string {
  return origin ? `${type} ${origin.shapeId} ${origin.part}` : type;
}
