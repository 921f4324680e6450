import type { AnalyticsEvent } from '@lectern/protocol/analytics';

interface Noted {
  readonly name: AnalyticsEvent;
  readonly detail: string;
  readonly at: number;
}

/** Sends a batch; what cannot be sent is not tried again. */
export type SendEvents = (
  events: readonly { readonly name: AnalyticsEvent; readonly ago: number; readonly detail: string }[],
) => Promise<unknown>;

/** As many as are kept for whoever sends them, and sent at once. */
const KEPT_MAX = 50;

/**
 * The port of analytics: features say here what was used, and nothing else. Whether anything is sent is the school's to
 * say; until that is known the newest few are kept, and then sent or dropped.
 */
export class Analytics {
  readonly #now: () => number;
  #noted: readonly Noted[] = [];

  constructor(now: () => number) {
    this.#now = now;
  }

  /** `detail`: a kind, such as that of the resource; never a name or a text of the user’s. `at`: left out, now. */
  track(name: AnalyticsEvent, detail = '', at = this.#now()): void {
    this.#noted = [...this.#noted, { name, detail, at }].slice(-KEPT_MAX);
  }

  /** Who was here has left: what he used is nobody else's to send. */
  drop(): void {
    this.#noted = [];
  }

  /** Sends what was noted where that is `wanted`, and drops it where it is not. */
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

/** Of this window. */
export const analytics = new Analytics(() => performance.now());
