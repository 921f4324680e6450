import type { LessonDocument, LessonState, LessonValue } from '@lectern/courseware/lesson';
import { type PageSteps, readPageSteps } from '@lectern/stage/show';

/** Where the show of a lesson stands. */
export interface LessonStand {
  readonly pageId: string;
  /** How far that page has come; undefined while nothing has said so. */
  readonly steps: PageSteps | undefined;
}

/** No class tool is called so. */
const SHOW = 'show';

/** Of a lesson's document: whoever goes on with the lesson, or follows it, shows the same. */
export function standOf(document: LessonDocument): LessonStand | undefined {
  const { page, steps } = stateOf(document).get();
  return typeof page === 'string' ? { pageId: page, steps: readPageSteps(steps) } : undefined;
}

export function stateOf(document: LessonDocument): LessonState {
  return document.state(SHOW);
}

/** What the panel lets the class hear is seen here and not heard: both may stand in one room. */
export function withoutSound(stand: LessonStand | undefined): LessonStand | undefined {
  const media = stand?.steps?.media;
  if (!stand?.steps || !media) return stand;
  const silent = Object.entries(media).map(([id, each]) => [id, { ...(each as object), muted: true }]);
  return { ...stand, steps: { ...stand.steps, media: Object.fromEntries(silent) } };
}

/** A panel that went on without a network tells late where it stood: so long it may not know yet, milliseconds. */
const LATE_MS = 1_000;

/** Where the show of the panel that teaches stands, as the lesson's document has it. */
export class KeptStand {
  readonly #document: LessonDocument;
  readonly #later: (milliseconds: number, work: () => void) => () => void;
  readonly #stop: () => void;
  #stand: LessonStand | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(document: LessonDocument, later: (milliseconds: number, work: () => void) => () => void) {
    this.#document = document;
    this.#later = later;
    this.#stop = stateOf(document).subscribe(() => this.#look());
  }

  /** The same page again keeps its steps. */
  showPage(pageId: string): void {
    if (this.#stand?.pageId === pageId) return;
    const kept = standOf(this.#document);
    this.#keep(kept?.pageId === pageId ? kept : { pageId, steps: undefined });
  }

  showSteps(pageId: string, steps: PageSteps): void {
    if (this.#stand?.pageId === pageId) this.#keep({ pageId, steps });
  }

  #keep(stand: LessonStand): void {
    this.#stand = stand;
    if (this.#isKept()) return;
    const { pageId, steps } = stand;
    stateOf(this.#document).change({ page: pageId, steps: steps && jsonOf(steps) });
  }

  #isKept(): boolean {
    const kept = standOf(this.#document);
    const { pageId, steps } = this.#stand ?? {};
    return kept?.pageId === pageId && JSON.stringify(kept?.steps) === JSON.stringify(steps);
  }

  /** What another panel wrote that taught it until now is not where this show stands. */
  #look(): void {
    if (!this.#stand || this.#stopWaiting || this.#isKept()) return;
    this.#stopWaiting = this.#later(LATE_MS, () => {
      this.#stopWaiting = undefined;
      if (this.#stand) this.#keep(this.#stand);
    });
  }

  dispose(): void {
    this.#stop();
    this.#stopWaiting?.();
    this.#stand = undefined;
  }
}

/** What is left out of steps is left out of the document too. */
function jsonOf({ media, ...steps }: PageSteps): LessonValue {
  return { ...steps, ...(media && { media: media as Readonly<Record<string, LessonValue>> }) };
}
