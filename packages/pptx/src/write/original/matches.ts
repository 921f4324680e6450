import type { Animation, CoursewareReader, CoursewareRecord, Element, RecordOf } from '@lectern/courseware';
import type { Original } from './original.ts';
import { anyCounterpart, type Counterpart, sameRecord } from './same-record.ts';

type Design = RecordOf<'theme' | 'master' | 'layout'>;

/**
 * Matches records of the document with records of the original. `origin` only says where to look: whether a record is
 * unchanged is decided by comparing, because a page pasted from another deck has an origin, too, which may name the
 * same part.
 */
export class Matches {
  readonly #own: CoursewareReader;
  readonly #original: CoursewareReader;
  readonly #counterparts = new Map<string, string>();
  /**
   * Further pages of the same origin: copies created in the document. Links to them do not go to the original's page.
   */
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

  /** The original of a theme, master, layout, page or element; undefined for a new record. */
  of<R extends CoursewareRecord>(record: R): R | undefined {
    const found = this.#original.get(this.#counterparts.get(record.id) ?? this.#copies.get(record.id) ?? '');
    return found?.kind === record.kind ? (found as R) : undefined;
  }

  /** Whether a page is a further copy of an original page that another page is matched with. */
  isCopy(pageId: string): boolean {
    return this.#copies.has(pageId);
  }

  /** Whether the record itself equals its original. `except`: ignored properties. */
  same(record: CoursewareRecord, except?: ReadonlySet<string>): boolean {
    const original = this.of(record);
    return original !== undefined && sameRecord(record, original, this.counterpart, except);
  }

  /** Whether an element and all its descendants are unchanged. */
  unchanged(element: Element): boolean {
    const known = this.#unchanged.get(element.id);
    if (known !== undefined) return known;
    const answer = this.same(element) && this.sameChildren(element.id);
    this.#unchanged.set(element.id, answer);
    return answer;
  }

  /**
   * Whether a page, layout, master or element has the same unchanged elements in the same order as its original, or
   * both have none.
   */
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

  sameAnimations(own: readonly Animation[], original: readonly Animation[]): boolean {
    return sameRecord({ animations: own }, { animations: original }, this.counterpart);
  }

  ownChildren(parentId: string): Element[] {
    return this.#own.children(parentId).flatMap((id) => this.#own.find('element', id) ?? []);
  }

  /** All elements under a page, layout or master of the document, including elements in groups. */
  everyOwn(parentId: string): Element[] {
    return this.ownChildren(parentId).flatMap((element) => [element, ...this.everyOwn(element.id)]);
  }

  /** Ids of the elements under a record of the original. */
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
      // A layout that was moved to another master is written again.
      if (each.kind !== 'layout' || original.kind !== 'layout') return true;
      return this.#counterparts.get(each.masterId) === original.masterId;
    });
  }

  #matchPages(): void {
    const byOrigin = new Map<string, RecordOf<'page'>[]>();
    const pages = this.#own.pages().flatMap((id) => this.#own.find('page', id) ?? []);
    // a page with an origin takes precedence over copies, whose elements alone have one
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
      // a part that is listed twice is matched with its first listing
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

  /** Whether all elements of two pages are matched in the same order. */
  #alike(ownId: string, originalId: string): boolean {
    const own = this.#own.children(ownId);
    const theirs = this.#original.children(originalId);
    return (
      own.length === theirs.length && own.every((id, index) => this.#counterparts.get(id) === theirs[index])
    );
  }

  /** Matches all elements of a page, layout or master, including elements that were moved into or out of a group. */
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
   * Matches elements by their original shape, equal elements first; elements without an original shape by equality;
   * then the children of matched elements. `taken`: originals that are already matched on this page.
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
    // Equal elements come first, because a copy may be below its original.
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

/** The original, and the matches of the document's records with its records. */
export interface Base {
  readonly original: Original;
  readonly matches: Matches;
}
