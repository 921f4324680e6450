import type { LessonDocument, LessonState, LessonValue } from '@lectern/courseware/lesson';
import { type PageSteps, readPageSteps } from '@lectern/stage/show';
import type { Later } from '../../../platform/connection/retry-timer.ts';

/** The position of a lesson's show. */
export interface LessonStand {
  readonly pageId: string;
  /** Progress of the page's animations; undefined until it is reported. */
  readonly steps: PageSteps | undefined;
}

/** Key in the lesson's state; no class tool has this id. */
const SHOW = 'show';

/** Reads the position from a lesson's document, for devices that continue or follow the lesson. */
export function standOf(document: LessonDocument): LessonStand | undefined {
  const { page, steps } = stateOf(document).get();
  return typeof page === 'string' ? { pageId: page, steps: readPageSteps(steps) } : undefined;
}

export function stateOf(document: LessonDocument): LessonState {
  return document.state(SHOW);
}

/** The same position with all media muted, because the teaching panel may be in the same room. */
export function withoutSound(stand: LessonStand | undefined): LessonStand | undefined {
  const media = stand?.steps?.media;
  if (!stand?.steps || !media) return stand;
  const silent = Object.entries(media).map(([id, each]) => [id, { ...(each as object), muted: true }]);
  return { ...stand, steps: { ...stand.steps, media: Object.fromEntries(silent) } };
}

/**
 * A panel that went offline may send its old position late; after this time the teaching panel writes its own again,
 * milliseconds.
 */
const LATE_MS = 1_000;

/** The position of the teaching panel's show, stored in the lesson's document. */
export class KeptStand {
  readonly #document: LessonDocument;
  readonly #later: Later;
  readonly #stop: () => void;
  #stand: LessonStand | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(document: LessonDocument, later: Later) {
    this.#document = document;
    this.#later = later;
    this.#stop = stateOf(document).subscribe(() => this.#look());
  }

  /** Showing the same page again keeps its steps. */
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

  /** Restores this show's position after a panel that taught before has overwritten it. */
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

/** Undefined properties are left out, because the document cannot store them. */
function jsonOf({ media, ...steps }: PageSteps): LessonValue {
  return { ...steps, ...(media && { media: media as Readonly<Record<string, LessonValue>> }) };
}
