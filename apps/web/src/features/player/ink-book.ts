import { type Dispose, newId } from '@lectern/base';
import { type CoursewareStore, type InkElement, orderBetween } from '@lectern/courseware';
import { type Erasure, type InkPen, inkElementOf, type Stroke, strokeOf } from '@lectern/stage/ink';

/**
 * The ink of a show, page by page. It lives in a courseware store: the courseware's own when the teacher may change
 * it, else one that stays on this device.
 */
export class InkBook {
  readonly #store: CoursewareStore;
  /** The stroke of a record is the same object until the record changes, so that only new ink is painted. */
  readonly #strokes = new WeakMap<InkElement, Stroke>();
  readonly #now: () => number;
  /** Steps of this show that can be taken back: what was edited before it stays out of reach of its undo. */
  #steps = 0;
  #lastPass: string | undefined;

  constructor(store: CoursewareStore, now: () => number = Date.now) {
    this.#store = store;
    this.#now = now;
  }

  /** A page's strokes, the oldest first. */
  strokes(pageId: string): Stroke[] {
    return this.#elements(pageId).map((element) => {
      const known = this.#strokes.get(element);
      if (known) return known;
      const stroke = strokeOf(element);
      this.#strokes.set(element, stroke);
      return stroke;
    });
  }

  /** When a page's ink changes, by this hand or another. */
  subscribe(pageId: string, listener: () => void): Dispose {
    return this.#store.subscribe((change) => {
      if (change.childLists.has(pageId)) listener();
    });
  }

  add(pageId: string, pen: InkPen, points: readonly number[]): void {
    this.#steps++;
    this.#lastPass = undefined;
    this.#store.transact((edit) => {
      if (!edit.find('page', pageId)) {
        // On this device's own store the page is made with its first ink.
        edit.create({ kind: 'page', id: pageId, order: orderBetween(undefined, undefined) });
      }
      const last = edit.children(pageId).at(-1);
      const order = orderBetween(last && edit.find('element', last)?.order, undefined);
      edit.create(inkElementOf({ ...pen, id: newId(), points }, { parentId: pageId, order }));
    });
  }

  /** Part of one pass of the eraser; passes with the same name are one step to undo. */
  erase(pageId: string, { removed, pieces }: Erasure, pass: string): void {
    if (pass !== this.#lastPass) this.#steps++;
    this.#lastPass = pass;
    this.#store.transact(
      (edit) => {
        let last = edit.children(pageId).at(-1);
        for (const piece of pieces) {
          const order = orderBetween(last && edit.find('element', last)?.order, undefined);
          const element = inkElementOf({ ...piece, id: newId() }, { parentId: pageId, order });
          edit.create(element);
          last = element.id;
        }
        for (const id of removed) edit.remove(id);
      },
      { merge: pass },
    );
  }

  clear(pageId: string): void {
    const elements = this.#elements(pageId);
    if (elements.length === 0) return;
    this.#steps++;
    this.#lastPass = undefined;
    this.#store.transact(
      (edit) => {
        for (const { id } of elements) edit.remove(id);
      },
      { merge: `clear ${pageId} ${this.#now()}` },
    );
  }

  undo(): void {
    if (!this.canUndo) return;
    this.#steps--;
    this.#lastPass = undefined;
    this.#store.undo();
  }

  get canUndo(): boolean {
    return this.#steps > 0 && this.#store.canUndo;
  }

  subscribeUndo(listener: () => void): Dispose {
    return this.#store.subscribeUndo(listener);
  }

  #elements(pageId: string): InkElement[] {
    return this.#store.children(pageId).flatMap((id) => {
      const element = this.#store.find('element', id);
      return element?.type === 'ink' ? [element] : [];
    });
  }
}
