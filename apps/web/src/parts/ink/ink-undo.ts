import type { Stroke } from '@lectern/stage/ink';

/** A removed stroke, and its z-order. */
export interface GoneStroke {
  readonly stroke: Stroke;
  readonly order: string;
}

/** The change that one step made to the ink of a page, for undoing it. */
export interface DoneStep {
  readonly pageId: string;
  /** Ids of the added strokes. */
  readonly added: readonly string[];
  readonly removed: readonly GoneStroke[];
  /** Consecutive steps with the same name are undone as one. */
  readonly pass: string | undefined;
}

/** Number of steps that are stored at most. */
const MOST = 500;

/** The undo steps of a show, by page: undo applies to the visible page, and ink of other pages stays. */
export class InkUndo {
  #steps: readonly DoneStep[] = [];

  can(pageId: string): boolean {
    return this.#steps.some((step) => step.pageId === pageId);
  }

  push(step: DoneStep): void {
    const last = this.#steps.at(-1);
    if (step.pass === undefined || last?.pass !== step.pass || last.pageId !== step.pageId) {
      this.#steps = [...this.#steps, step].slice(-MOST);
      return;
    }
    const come = new Set(last.added);
    const joined: DoneStep = {
      ...last,
      added: [...last.added, ...step.added].filter(
        (id) => !step.removed.some(({ stroke }) => stroke.id === id),
      ),
      // A stroke that was both added and removed in one pass is left out.
      removed: [...last.removed, ...step.removed.filter(({ stroke }) => !come.has(stroke.id))],
    };
    this.#steps = [...this.#steps.slice(0, -1), joined];
  }

  /** Removes and returns the last step of that page. */
  pop(pageId: string): DoneStep | undefined {
    const at = this.#steps.findLastIndex((step) => step.pageId === pageId);
    if (at < 0) return undefined;
    const step = this.#steps[at];
    // Ends the pass: the next step is separate even if it has the same name.
    this.#steps = this.#steps
      .filter((_, index) => index !== at)
      .map((each) => ({ ...each, pass: undefined }));
    return step;
  }
}
