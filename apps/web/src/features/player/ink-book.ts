import { type Dispose, Emitter, newId } from '@lectern/base';
import type { CoursewareReader } from '@lectern/courseware';
import type { Erasure, InkPen, Stroke } from '@lectern/stage/ink';
import { HeldInk, type InkStep } from './held-ink.ts';
import type { StoredInk } from './stored-ink.ts';

/**
 * The ink of a show, page by page. It is held here until `keepIn` says where it lives: in the courseware when the teacher
 * may change it, else on this device.
 */
export class InkBook {
  readonly #held: HeldInk;
  #stored: StoredInk | undefined;
  readonly #pagesChanged = new Emitter<ReadonlySet<string> | 'all'>();
  readonly #undoChanged = new Emitter();
  /** Steps of this show that can be taken back: what was edited before it stays out of reach of its undo. */
  #steps = 0;
  #lastPass: string | undefined;
  #stop: Dispose | undefined;

  /** `reader` has the ink that is on the pages already. */
  constructor(reader: CoursewareReader) {
    this.#held = new HeldInk(reader);
  }

  /** Writes there what was held, and everything from now on. To be called once. */
  keepIn(stored: StoredInk): void {
    this.#stored = stored;
    for (const step of this.#held.steps) stored.write(step);
    this.#stop = stored.subscribe(
      (pages) => this.#pagesChanged.emit(pages),
      () => this.#undoChanged.emit(),
    );
    this.#pagesChanged.emit('all');
    this.#undoChanged.emit();
  }

  /** Whether there is ink that lives nowhere yet. */
  get isHeld(): boolean {
    return !this.#stored && this.#held.steps.length > 0;
  }

  /** A page's strokes, the oldest first; the same objects until they change. */
  strokes(pageId: string): Stroke[] {
    return (this.#stored ?? this.#held).strokes(pageId);
  }

  /** When a page's ink changes, by this hand or another. */
  subscribe(pageId: string, listener: () => void): Dispose {
    return this.#pagesChanged.subscribe((pages) => {
      if (pages === 'all' || pages.has(pageId)) listener();
    });
  }

  add(pageId: string, pen: InkPen, points: readonly number[]): void {
    this.#write({ pageId, added: [{ ...pen, id: newId(), points }], removed: [] });
  }

  /** Part of one pass of the eraser; passes with the same name are one step to undo. */
  erase(pageId: string, { removed, pieces }: Erasure, pass: string): void {
    const added = pieces.map((piece) => ({ ...piece, id: newId() }));
    this.#write({ pageId, added, removed, pass });
  }

  clear(pageId: string): void {
    const removed = this.strokes(pageId).map(({ id }) => id);
    if (removed.length > 0) this.#write({ pageId, added: [], removed });
  }

  undo(): void {
    if (!this.canUndo) return;
    this.#steps--;
    this.#lastPass = undefined;
    (this.#stored ?? this.#held).undo();
    if (!this.#stored) this.#tell('all');
  }

  get canUndo(): boolean {
    return this.#steps > 0 && (this.#stored?.canUndo ?? true);
  }

  /** When `canUndo` or `isHeld` may have changed. */
  subscribeUndo(listener: () => void): Dispose {
    return this.#undoChanged.subscribe(listener);
  }

  dispose(): void {
    this.#stop?.();
    this.#pagesChanged.clear();
    this.#undoChanged.clear();
  }

  #write(step: InkStep): void {
    if (step.pass === undefined || step.pass !== this.#lastPass) this.#steps++;
    this.#lastPass = step.pass;
    (this.#stored ?? this.#held).write(step);
    if (!this.#stored) this.#tell(new Set([step.pageId]));
  }

  #tell(pages: ReadonlySet<string> | 'all'): void {
    this.#pagesChanged.emit(pages);
    this.#undoChanged.emit();
  }
}
