import type { Dispose } from '@lectern/base';
import { type CoursewareStore, type InkElement, orderBetween } from '@lectern/courseware';
import { inkElementOf, type Stroke, strokeOf } from '@lectern/stage/ink';
import type { InkStep } from './held-ink.ts';
import type { GoneStroke } from './ink-undo.ts';

/** Ink that lives in a store of its own, as elements of the kind `ink` on pages that have the ids of the courseware's. */
export class StoredInk {
  readonly store: CoursewareStore;
  readonly #makesPages: boolean;
  /** The stroke of a record is the same object until the record changes, so that only new ink is painted. */
  readonly #strokes = new WeakMap<InkElement, Stroke>();
  /** Strokes that were written just now, whose records are not read yet: they are drawn already. */
  readonly #fresh = new Map<string, Stroke>();

  /** `makesPages`: a page is made with its first ink; else what is written on a page that has gone goes with it. */
  constructor(store: CoursewareStore, makesPages = true) {
    this.store = store;
    this.#makesPages = makesPages;
  }

  /** A page's strokes, the oldest first. */
  strokes(pageId: string): Stroke[] {
    return this.store.children(pageId).flatMap((id) => {
      const element = this.store.find('element', id);
      if (element?.type !== 'ink') return [];
      return [this.#strokeOf(element)];
    });
  }

  /** Reads a page's ink ahead of its use, until it is read or the time is over; answers whether it is. */
  prepare(pageId: string, isOver: () => boolean): boolean {
    if (!this.store.readAhead(pageId, isOver)) return false;
    for (const id of this.store.children(pageId)) {
      const element = this.find(id);
      if (!element || this.#strokes.has(element)) continue;
      this.#strokeOf(element);
      if (isOver()) return false;
    }
    return true;
  }

  #strokeOf(element: InkElement): Stroke {
    const fresh = this.#fresh.get(element.id);
    const isFresh = fresh !== undefined && fresh.points.length === element.points.length;
    const stroke = this.#strokes.get(element) ?? (isFresh ? fresh : strokeOf(element));
    this.#strokes.set(element, stroke);
    return stroke;
  }

  /** A stroke as its record. */
  find(id: string): InkElement | undefined {
    const element = this.store.find('element', id);
    return element?.type === 'ink' ? element : undefined;
  }

  /** The pages that are written on. */
  pages(): readonly string[] {
    return this.store.pages().filter((id) => this.store.children(id).some((each) => this.find(each)));
  }

  write({ pageId, added, removed, pass, orders }: InkStep): void {
    for (const stroke of added) this.#fresh.set(stroke.id, stroke);
    this.store.transact(
      (edit) => {
        if (!edit.find('page', pageId)) {
          if (added.length === 0 || !this.#makesPages) return;
          edit.create({ kind: 'page', id: pageId, order: orderBetween(undefined, undefined) });
        }
        let last = edit.children(pageId).at(-1);
        for (const stroke of added) {
          const before = orders?.get(stroke.id);
          const order = before ?? orderBetween(last && edit.find('element', last)?.order, undefined);
          edit.create(inkElementOf(stroke, { parentId: pageId, order }));
          if (before === undefined) last = stroke.id;
        }
        for (const id of removed) edit.remove(id);
      },
      pass === undefined ? undefined : { merge: pass },
    );
    this.#fresh.clear();
  }

  /** A stroke that is there, and where it lies. */
  stroke(id: string): GoneStroke | undefined {
    const element = this.find(id);
    return element && { stroke: this.#strokeOf(element), order: element.order };
  }

  /** `listener` hears which pages' ink may have changed. */
  subscribe(listener: (pageIds: ReadonlySet<string>) => void): Dispose {
    return this.store.subscribe(({ childLists }) => listener(childLists));
  }
}
