import type { AnalyticsEvent } from '@lectern/protocol/analytics';

interface Noted {
  readonly name: AnalyticsEvent;
  readonly detail: string;
  readonly at: number;
}

/** Sends a batch; a batch that fails is not sent again. */
export type SendEvents = (
  events: readonly { readonly name: AnalyticsEvent; readonly ago: number; readonly detail: string }[],
) => Promise<unknown>;

/** Maximum number of events that are kept until they are sent, and that one batch contains. */
const KEPT_MAX = 50;

/**
 * The port of analytics, through which features report usage. The school decides whether events are sent; until its
 * setting is known the newest events are kept, and then sent or dropped.
 */
export class Analytics {
  readonly #now: () => number;
  #noted: readonly Noted[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * `detail`: a kind, such as the kind of resource; never a name or text of the user. `at`: the time of the event, by
   * default now.
   */
  track(name: AnalyticsEvent, detail = '', at = this.#now()): void {
    this.#noted = [...this.#noted, { name, detail, at }].slice(-KEPT_MAX);
  }

  /** Discards the events of a user who signed out, so that they are not sent under another user's name. */
  drop(): void {
    this.#noted = [];
  }

  /** Sends the recorded events if `wanted`, otherwise discards them. */
  async flush(wanted: boolean, send: SendEvents): Promise<void> {
    const noted = this.#noted;
    this.#noted = [];
    if (!wanted || noted.length === 0) return;
    const now = this.#now();
    await send(
      noted.map(({ name, detail, at }) => ({ name, detail, ago: Math.max(0, Math.round(now - at)) })),
    );
  }
}

/** The analytics of this window. */
export const analytics = new Analytics(() => performance.now());
