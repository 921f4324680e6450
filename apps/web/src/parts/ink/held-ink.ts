import type { Stroke } from '@lectern/stage/ink';

/** Something done to the ink of one page: strokes that came and strokes that went. */
export interface InkStep {
  readonly pageId: string;
  readonly added: readonly Stroke[];
  /** By their ids. */
  readonly removed: readonly string[];
  /** Steps that follow each other with the same name are taken back as one. */
  readonly pass?: string | undefined;
  /** Where strokes lie that come back, by their ids; any other comes above all. */
  readonly orders?: ReadonlyMap<string, string>;
}

/** Read-only ink. */
export interface SeenInk {
  readonly pages: () => readonly string[];
  readonly strokes: (pageId: string) => Stroke[];
}

/**
 * Ink that is written before the lesson has begun: it is seen, can be erased and taken back, and is handed over step by
 * step.
 */
export class HeldInk {
  /** Ink of this browser's copy of the lesson: it is shown until the lesson has begun and includes it. */
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

  /** Takes back the last step on that page, with those of its pass. */
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

  /** The pages that are written on. */
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

  /** What is held is there already. */
  prepare(): boolean {
    return true;
  }
}
