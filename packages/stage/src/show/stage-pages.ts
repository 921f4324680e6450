import type { Dispose } from '@lectern/base';
import type { CoursewareReader, Transition } from '@lectern/courseware';
import { motion } from './motion-loader.ts';
import type { PageRun } from './page-run.ts';
import type { PageSteps } from './page-steps.ts';
import type { PageSize } from './zoom/page-place.ts';

/** The pages at the start and the end of a transition. */
export interface TransitionWay {
  readonly reader: CoursewareReader;
  readonly incomingId: string;
  readonly outgoingId: string;
  readonly size: PageSize;
  /** Whether the show goes back. */
  readonly back: boolean;
}

/** The pages that a stage draws, their progress, and the transition that plays between two of them. */
export class StagePages {
  /** The playback and the DOM node of each page that is drawn, by the id of the page. */
  readonly runs = new Map<string, PageRun>();
  readonly drawn = new Map<string, HTMLElement>();
  /** The last reported progress of the page that is shown. */
  come: PageSteps | undefined;
  /** The id of the page that was shown last. */
  #last: string | undefined;
  #begun: PageRun | undefined;
  /** The steps to which the page was last set from outside. */
  #set: PageSteps | undefined;
  #playing: AbortController | undefined;

  constructor(first: string | undefined) {
    this.#last = first;
  }

  /** Leaves the previous page; false when this page was already shown. */
  turnTo(pageId: string): boolean {
    if (this.#last === pageId) return false;
    this.come = undefined;
    if (this.#last !== undefined) this.runs.get(this.#last)?.leave();
    this.#last = pageId;
    return true;
  }

  /**
   * Begins the page at one of its ends, or at these steps. A change of the page's other properties, such as its size,
   * does not restart it.
   */
  begin(pageId: string, steps: PageSteps | undefined, at: 'start' | 'end'): void {
    const run = this.runs.get(pageId);
    const isNewlySet = steps !== undefined && steps !== this.#set;
    this.#set = steps;
    if (this.#begun === run) {
      if (isNewlySet) run?.stand(steps);
      return;
    }
    this.#begun = run;
    const stood = this.come ?? steps;
    if (stood) run?.stand(stood);
    else run?.begin(at);
  }

  /** Returns false when no transition plays. */
  endTransition(): boolean {
    this.#playing?.abort();
    return this.#playing !== undefined;
  }

  /** Plays the transition between two drawn pages, and reports its end; at once when one of them is not drawn. */
  playTransition(transition: Transition, way: TransitionWay, onOver: () => void): Dispose | undefined {
    const [incoming, outgoing] = [this.drawn.get(way.incomingId), this.drawn.get(way.outgoingId)];
    if (!incoming || !outgoing) {
      onOver();
      return undefined;
    }
    // While code is loading, the outgoing page stays in front.
    outgoing.style.zIndex = '1';
    const stop = new AbortController();
    this.#playing = stop;
    const over = () => {
      outgoing.style.zIndex = '';
      if (this.#playing !== stop) return;
      this.#playing = undefined;
      onOver();
    };
    motion
      .load()
      .then(({ playTransition }) => {
        outgoing.style.zIndex = '';
        return stop.signal.aborted
          ? undefined
          : playTransition(transition, incoming, outgoing, stop.signal, way);
      })
      .then(over, over);
    return () => {
      this.#playing = undefined;
      stop.abort();
    };
  }
}
