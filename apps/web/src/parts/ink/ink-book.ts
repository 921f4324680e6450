import { type Dispose, Emitter, newId } from '@lectern/base';
import type { Erasure, InkPen, Stroke } from '@lectern/stage/ink';
import { HeldInk, type InkStep } from './held-ink.ts';
import { InkUndo } from './ink-undo.ts';
import type { StoredInk } from './stored-ink.ts';

/** No pen is down for longer, milliseconds: a clock has jumped. */
const LONGEST_MS = 600_000;

/**
 * The ink of a show, page by page, above that which the pages themselves have. It is held here until `keepIn` says where
 * it lives: with the lesson.
 */
export class InkBook {
  readonly #held = new HeldInk();
  #stored: StoredInk | undefined;
  readonly #pagesChanged = new Emitter<ReadonlySet<string> | 'all'>();
  readonly #undoChanged = new Emitter();
  readonly #settle = new Emitter();
  readonly #finish = new Emitter();
  /** Of this show: what was there before it stays out of reach of its undo. */
  #undo = new InkUndo();
  #stop: Dispose | undefined;

  /** Shows this browser's copy until `keepIn` says where the ink is stored; undefined hides it. */
  showKept(kept: StoredInk | undefined): void {
    if (this.#stored) return;
    this.#stop?.();
    this.#held.showUnder(kept);
    this.#stop = kept?.subscribe((pages) => this.#pagesChanged.emit(pages));
    this.#pagesChanged.emit('all');
  }

  /** Writes there what was held, and everything from now on. To be called once. */
  keepIn(stored: StoredInk): void {
    this.#stop?.();
    this.#stored = stored;
    // What is taken back from now on comes back to where it lies there.
    this.#undo = new InkUndo();
    for (const step of this.#held.steps) this.#write(step);
    this.#stop = stored.subscribe((pages) => this.#pagesChanged.emit(pages));
    this.#pagesChanged.emit('all');
    this.#undoChanged.emit();
  }

  /** Whether there is ink that lives nowhere yet. */
  get isHeld(): boolean {
    return !this.#stored && this.#held.steps.length > 0;
  }

  /** A page's strokes, the oldest first; the same objects until they change. */
  strokes(pageId: string): Stroke[] {
    return this.#home.strokes(pageId);
  }

  /** When a page's ink changes, by this hand or another. */
  subscribe(pageId: string, listener: () => void): Dispose {
    return this.#pagesChanged.subscribe((pages) => {
      if (pages === 'all' || pages.has(pageId)) listener();
    });
  }

  /** Reads a page's ink ahead of its use, until it is read or the time is over; answers whether it is. */
  prepare(pageId: string, isOver: () => boolean): boolean {
    return this.#home.prepare(pageId, isOver);
  }

  /** A stroke that took so long; `straight` is the figure that it becomes by a step of its own, so that one undo gives the writing back. */
  add(
    pageId: string,
    pen: InkPen,
    points: readonly number[],
    straight?: readonly number[],
    tookMs = 0,
  ): void {
    const ms = Math.round(Math.min(Math.max(0, tookMs), LONGEST_MS));
    const by = { ...pen, written: { at: Date.now() - ms, ms } };
    const stroke = { ...by, id: newId(), points };
    this.#write({ pageId, added: [stroke], removed: [] });
    if (!straight) return;
    this.#write({ pageId, added: [{ ...by, id: newId(), points: straight }], removed: [stroke.id] });
  }

  /** Strokes in the place of others: moved, copied, of another colour. One step. */
  replace(pageId: string, removed: readonly string[], added: readonly Stroke[]): void {
    if (removed.length + added.length > 0) this.#write({ pageId, added, removed });
  }

  /** Part of one pass of the eraser; passes with the same name are one step to undo. */
  erase(pageId: string, { removed, pieces }: Erasure, pass: string): void {
    this.#write({ pageId, added: pieces, removed, pass });
  }

  clear(pageId: string): void {
    this.#settle.emit();
    const removed = this.strokes(pageId).map(({ id }) => id);
    if (removed.length > 0) this.#write({ pageId, added: [], removed });
  }

  /** The pages that are written on. */
  pages(): readonly string[] {
    this.#settle.emit();
    return this.#home.pages();
  }

  /** Drops the ink of these pages, as one step to undo on each. */
  drop(pageIds: ReadonlySet<string>): void {
    for (const pageId of this.pages()) {
      if (!pageIds.has(pageId)) continue;
      const removed = this.strokes(pageId).map(({ id }) => id);
      this.#write({ pageId, added: [], removed });
    }
  }

  /** All that hands have done is in the book when it returns. */
  settle(): void {
    this.#settle.emit();
  }

  /** Takes back the last step of this show on that page. */
  undo(pageId: string): void {
    this.#settle.emit();
    const step = this.#undo.pop(pageId);
    if (!step) return;
    if (!this.#stored) {
      this.#held.undo(pageId);
      this.#tell(new Set([pageId]));
      return;
    }
    const stored = this.#stored;
    // What another hand took away, or brought back, meanwhile is as that left it.
    const removed = step.added.filter((id) => stored.find(id));
    const gone = step.removed.filter(({ stroke }) => !stored.find(stroke.id));
    stored.write({
      pageId,
      added: gone.map(({ stroke }) => stroke),
      removed,
      orders: new Map(gone.map(({ stroke, order }) => [stroke.id, order])),
    });
    this.#undoChanged.emit();
  }

  canUndo(pageId: string): boolean {
    return this.#undo.can(pageId);
  }

  /** When `canUndo` or `isHeld` may have changed. */
  subscribeUndo(listener: () => void): Dispose {
    return this.#undoChanged.subscribe(listener);
  }

  /** Hands have written enough: what they are writing is in the book when this returns. */
  finish(): void {
    this.#finish.emit();
    this.#settle.emit();
  }

  /** When what is being written must be in the book now, as it is. */
  subscribeFinish(listener: () => void): Dispose {
    return this.#finish.subscribe(listener);
  }

  /** When all that hands have done must be in the book now: before undo, for one. */
  subscribeSettle(listener: () => void): Dispose {
    return this.#settle.subscribe(listener);
  }

  dispose(): void {
    this.#stop?.();
    this.#settle.clear();
    this.#finish.clear();
    this.#pagesChanged.clear();
    this.#undoChanged.clear();
  }

  get #home(): StoredInk | HeldInk {
    return this.#stored ?? this.#held;
  }

  #write(step: InkStep): void {
    const { pageId, added, removed, pass } = step;
    const gone = this.#stored ? removed.flatMap((id) => this.#stored?.stroke(id) ?? []) : [];
    this.#undo.push({ pageId, added: added.map(({ id }) => id), removed: gone, pass });
    this.#home.write(step);
    if (this.#stored) this.#undoChanged.emit();
    else this.#tell(new Set([pageId]));
  }

  #tell(pages: ReadonlySet<string> | 'all'): void {
    this.#pagesChanged.emit(pages);
    this.#undoChanged.emit();
  }
}
