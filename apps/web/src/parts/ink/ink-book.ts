import { type Dispose, Emitter, newId } from '@lectern/base';
import type { Erasure, InkPen, Stroke } from '@lectern/stage/ink';
import { HeldInk, type InkStep } from './held-ink.ts';
import { InkUndo } from './ink-undo.ts';
import type { StoredInk } from './stored-ink.ts';

/** Longest duration of a stroke, milliseconds; a longer duration means that a clock has jumped. */
const LONGEST_MS = 600_000;

/**
 * The ink of a show, page by page, on top of the pages' own ink. It is kept in memory until `keepIn` sets where it is
 * stored: with the lesson.
 */
export class InkBook {
  readonly #held = new HeldInk();
  #stored: StoredInk | undefined;
  readonly #pagesChanged = new Emitter<ReadonlySet<string> | 'all'>();
  readonly #undoChanged = new Emitter();
  readonly #settle = new Emitter();
  readonly #finish = new Emitter();
  /** Contains steps of this show only; ink from before cannot be undone. */
  #undo = new InkUndo();
  #stop: Dispose | undefined;

  /** Shows this browser's copy until `keepIn` sets where the ink is stored; undefined hides it. */
  showKept(kept: StoredInk | undefined): void {
    if (this.#stored) return;
    this.#stop?.();
    this.#held.showUnder(kept);
    this.#stop = kept?.subscribe((pages) => this.#pagesChanged.emit(pages));
    this.#pagesChanged.emit('all');
  }

  /** Sets where the ink is stored, and writes the ink in memory there. To be called once. */
  keepIn(stored: StoredInk): void {
    this.#stop?.();
    this.#stored = stored;
    // Steps undone from now on restore the z-order of this store.
    this.#undo = new InkUndo();
    for (const step of this.#held.steps) this.#write(step);
    this.#stop = stored.subscribe((pages) => this.#pagesChanged.emit(pages));
    this.#pagesChanged.emit('all');
    this.#undoChanged.emit();
  }

  /** Whether any ink is only in memory. */
  get isHeld(): boolean {
    return !this.#stored && this.#held.steps.length > 0;
  }

  /** A page's strokes, the oldest first; the same objects until they change. */
  strokes(pageId: string): Stroke[] {
    return this.#home.strokes(pageId);
  }

  /** Calls back when the ink of a page changes, by this user or another. */
  subscribe(pageId: string, listener: () => void): Dispose {
    return this.#pagesChanged.subscribe((pages) => {
      if (pages === 'all' || pages.has(pageId)) listener();
    });
  }

  /** Reads a page's ink in advance, until it is read or the time is over; returns whether it is read. */
  prepare(pageId: string, isOver: () => boolean): boolean {
    return this.#home.prepare(pageId, isOver);
  }

  /**
   * Adds a stroke that took `tookMs` milliseconds. `straight`: the figure that replaces it in a second step, so that
   * one undo returns the handwriting.
   */
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

  /** Replaces strokes by others (moved, copied or recoloured) in one step. */
  replace(pageId: string, removed: readonly string[], added: readonly Stroke[]): void {
    if (removed.length + added.length > 0) this.#write({ pageId, added, removed });
  }

  /** Adds a part of a pass of the eraser; parts with the same name are one undo step. */
  erase(pageId: string, { removed, pieces }: Erasure, pass: string): void {
    this.#write({ pageId, added: pieces, removed, pass });
  }

  clear(pageId: string): void {
    this.#settle.emit();
    const removed = this.strokes(pageId).map(({ id }) => id);
    if (removed.length > 0) this.#write({ pageId, added: [], removed });
  }

  /** Ids of the pages with ink. */
  pages(): readonly string[] {
    this.#settle.emit();
    return this.#home.pages();
  }

  /** Removes the ink of these pages, as one undo step on each. */
  drop(pageIds: ReadonlySet<string>): void {
    for (const pageId of this.pages()) {
      if (!pageIds.has(pageId)) continue;
      const removed = this.strokes(pageId).map(({ id }) => id);
      this.#write({ pageId, added: [], removed });
    }
  }

  /** Writes all finished changes of the tools to the book before it returns. */
  settle(): void {
    this.#settle.emit();
  }

  /** Undoes the last step of this show on that page. */
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
    // Strokes that another user has removed or restored meanwhile stay unchanged.
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

  /** Calls back when `canUndo` or `isHeld` may have changed. */
  subscribeUndo(listener: () => void): Dispose {
    return this.#undoChanged.subscribe(listener);
  }

  /** Finishes the stroke in progress and writes it to the book before it returns. */
  finish(): void {
    this.#finish.emit();
    this.#settle.emit();
  }

  /** Calls back when the stroke in progress must be written to the book. */
  subscribeFinish(listener: () => void): Dispose {
    return this.#finish.subscribe(listener);
  }

  /** Calls back when all finished changes must be written to the book, such as before undo. */
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
