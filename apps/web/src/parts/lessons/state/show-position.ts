import type { LessonDocument, LessonState, LessonValue } from '@lectern/courseware/lesson';
import { type PageSteps, readPageSteps } from '@lectern/stage/show';
import type { Later } from '../../../platform/connection/retry-timer.ts';

/** The position of a lesson's show. */
export interface ShowPosition {
  readonly pageId: string;
  /** Progress of the page's animations; undefined until it is reported. */
  readonly steps: PageSteps | undefined;
}

/** Key in the lesson's state; no class tool has this id. */
const SHOW = 'show';

/** Reads the position from a lesson's document, for devices that continue or follow the lesson. */
export function positionOf(document: LessonDocument): ShowPosition | undefined {
  const { page, steps } = stateOf(document).get();
  return typeof page === 'string' ? { pageId: page, steps: readPageSteps(steps) } : undefined;
}

export function stateOf(document: LessonDocument): LessonState {
  return document.state(SHOW);
}

/** The same position with all media muted, because the teaching panel may be in the same room. */
export function withoutSound(position: ShowPosition | undefined): ShowPosition | undefined {
  const media = position?.steps?.media;
  if (!position?.steps || !media) return position;
  const silent = Object.entries(media).map(([id, each]) => [id, { ...(each as object), muted: true }]);
  return { ...position, steps: { ...position.steps, media: Object.fromEntries(silent) } };
}

/**
 * A panel that went offline may send its old position late; after this time the teaching panel writes its own again,
 * milliseconds.
 */
const LATE_MS = 1_000;

/** The position of the teaching panel's show, stored in the lesson's document. */
export class StoredPosition {
  readonly #document: LessonDocument;
  readonly #later: Later;
  readonly #stop: () => void;
  #position: ShowPosition | undefined;
  #stopWaiting: (() => void) | undefined;

  constructor(document: LessonDocument, later: Later) {
    this.#document = document;
    this.#later = later;
    this.#stop = stateOf(document).subscribe(() => this.#look());
  }

  /** Showing the same page again keeps its steps. */
  showPage(pageId: string): void {
    if (this.#position?.pageId === pageId) return;
    const kept = positionOf(this.#document);
    this.#keep(kept?.pageId === pageId ? kept : { pageId, steps: undefined });
  }

  showSteps(pageId: string, steps: PageSteps): void {
    if (this.#position?.pageId === pageId) this.#keep({ pageId, steps });
  }

  #keep(position: ShowPosition): void {
    this.#position = position;
    if (this.#isKept()) return;
    const { pageId, steps } = position;
    stateOf(this.#document).change({ page: pageId, steps: steps && jsonOf(steps) });
  }

  #isKept(): boolean {
    const kept = positionOf(this.#document);
    const { pageId, steps } = this.#position ?? {};
    return kept?.pageId === pageId && JSON.stringify(kept?.steps) === JSON.stringify(steps);
  }

  /** Restores this show's position after a panel that taught before has overwritten it. */
  #look(): void {
    if (!this.#position || this.#stopWaiting || this.#isKept()) return;
    this.#stopWaiting = this.#later(LATE_MS, () => {
      this.#stopWaiting = undefined;
      if (this.#position) this.#keep(this.#position);
    });
  }

  dispose(): void {
    this.#stop();
    this.#stopWaiting?.();
    this.#position = undefined;
  }
}

/** Undefined properties are left out, because the document cannot store them. */
function jsonOf({ media, ...steps }: PageSteps): LessonValue {
  return { ...steps, ...(media && { media: media as Readonly<Record<string, LessonValue>> }) };
}
