import type { Dispose } from '@lectern/base';
import { type CoursewareStore, type InkElement, orderBetween } from '@lectern/courseware';
import { inkElementOf, type Stroke, strokeOf } from '@lectern/stage/ink';
import type { InkStep } from './held-ink.ts';
import type { GoneStroke } from './ink-undo.ts';

/** Ink in a store, as elements of the kind `ink` on pages with the ids of the courseware's pages. */
export class StoredInk {
  readonly store: CoursewareStore;
  readonly #makesPages: boolean;
  /** The stroke of a record is the same object until the record changes, so that only new ink is painted. */
  readonly #strokes = new WeakMap<InkElement, Stroke>();
  /** Strokes whose records have not been read yet; they are already drawn. */
  readonly #fresh = new Map<string, Stroke>();

  /** `makesPages`: the first ink on a page creates it; otherwise ink on a removed page is dropped. */
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

  /** Reads a page's ink in advance, until it is read or the time is over; returns whether it is read. */
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

  /** The record of a stroke. */
  find(id: string): InkElement | undefined {
    const element = this.store.find('element', id);
    return element?.type === 'ink' ? element : undefined;
  }

  /** Ids of the pages with ink. */
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

  /** A stroke with its z-order; undefined when it was removed. */
  stroke(id: string): GoneStroke | undefined {
    const element = this.find(id);
    return element && { stroke: this.#strokeOf(element), order: element.order };
  }

  /** `listener` receives the pages whose ink may have changed. */
  subscribe(listener: (pageIds: ReadonlySet<string>) => void): Dispose {
    return this.store.subscribe(({ childLists }) => listener(childLists));
  }
}
