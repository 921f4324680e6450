import type { Stroke } from '@lectern/stage/ink';

/** A change of the ink of one page: added and removed strokes. */
export interface InkStep {
  readonly pageId: string;
  readonly added: readonly Stroke[];
  /** Ids of the removed strokes. */
  readonly removed: readonly string[];
  /** Consecutive steps with the same name are undone as one. */
  readonly pass?: string | undefined;
  /** The z-order keys of strokes that return, by id; any other stroke is added on top. */
  readonly orders?: ReadonlyMap<string, string>;
}

/** Read-only ink. */
export interface SeenInk {
  readonly pages: () => readonly string[];
  readonly strokes: (pageId: string) => Stroke[];
}

/**
 * Ink written before the lesson has begun. It is shown, can be erased and undone, and is passed on to the lesson step
 * by step.
 */
export class HeldInk {
  /** Ink of this browser's copy of the lesson, shown until the lesson has begun and includes it. */
  #seen: SeenInk | undefined;
  #steps: InkStep[] = [];

  get steps(): readonly InkStep[] {
    return this.#steps;
  }

  showUnder(seen: SeenInk | undefined): void {
    this.#seen = seen;
  }

  write(step: InkStep): void {
    this.#steps.push(step);
  }

  /** Undoes the last step on that page, with all steps of its pass. */
  undo(pageId: string): void {
    const at = this.#steps.findLastIndex((step) => step.pageId === pageId);
    if (at < 0) return;
    const pass = this.#steps[at]?.pass;
    const isOfIt = (step: InkStep | undefined) =>
      pass !== undefined && step?.pass === pass && step.pageId === pageId;
    let from = at;
    while (isOfIt(this.#steps[from - 1])) from -= 1;
    this.#steps.splice(from, at - from + 1);
  }

  /** Ids of the pages with ink. */
  pages(): readonly string[] {
    const ids = new Set([...(this.#seen?.pages() ?? []), ...this.#steps.map(({ pageId }) => pageId)]);
    return [...ids].filter((id) => this.strokes(id).length > 0);
  }

  /** A page's strokes, the oldest first. */
  strokes(pageId: string): Stroke[] {
    const strokes = new Map(this.#seen?.strokes(pageId).map((stroke) => [stroke.id, stroke]));
    for (const step of this.#steps) {
      if (step.pageId !== pageId) continue;
      for (const id of step.removed) strokes.delete(id);
      for (const stroke of step.added) strokes.set(stroke.id, stroke);
    }
    return [...strokes.values()];
  }

  /** Ink in memory needs no preparation. */
  prepare(): boolean {
    return true;
  }
}
