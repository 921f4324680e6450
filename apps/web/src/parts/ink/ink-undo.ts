import type { Stroke } from '@lectern/stage/ink';

/** A stroke that went, and where it lay among the others. */
export interface GoneStroke {
  readonly stroke: Stroke;
  readonly order: string;
}

/** What one step did to the ink of a page, so that it can be taken back. */
export interface DoneStep {
  readonly pageId: string;
  /** By their ids. */
  readonly added: readonly string[];
  readonly removed: readonly GoneStroke[];
  /** Steps that follow each other with the same name are taken back as one. */
  readonly pass: string | undefined;
}

/** More than a hand takes back. */
const MOST = 500;

/**
 * The steps of a show that can be taken back, each on its page: what is taken back is seen, and ink of a page that nobody
 * looks at stays.
 */
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
      // What came and went in one pass was never there.
      removed: [...last.removed, ...step.removed.filter(({ stroke }) => !come.has(stroke.id))],
    };
    this.#steps = [...this.#steps.slice(0, -1), joined];
  }

  /** The last step of that page, which then is none. */
  pop(pageId: string): DoneStep | undefined {
    const at = this.#steps.findLastIndex((step) => step.pageId === pageId);
    if (at < 0) return undefined;
    const step = this.#steps[at];
    // What comes after it is a step of its own, whatever it is called.
    this.#steps = this.#steps
      .filter((_, index) => index !== at)
      .map((each) => ({ ...each, pass: undefined }));
    return step;
  }
}
