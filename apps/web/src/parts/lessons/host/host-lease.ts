import type { Dispose } from '@lectern/base';
import { HOST_LEASE_MS, type HostAnswer } from '@lectern/protocol/lesson-hosts';
import type { Later } from '../../../platform/connection/retry-timer.ts';

/** Renewal interval, milliseconds: two attempts may fail before the server considers this panel gone. */
const AGAIN_MS = HOST_LEASE_MS / 3;

export interface HostLeasePorts {
  /** Renews the lease; rejects when the server is unreachable. */
  readonly keep: () => Promise<HostAnswer>;
  /** Releases the lesson. */
  readonly letGo: () => Promise<unknown>;
  readonly later: Later;
  /** Called once when another panel is the host or the lesson is over; no further request is sent. */
  readonly onLost: (answer: HostAnswer) => void;
  /** This panel is the host, and another panel has requested the lesson. */
  readonly onWanted: () => void;
}

/**
 * The lease of this panel as host of its lesson: renews it and learns when it is lost. Only the server's responses
 * count, not clocks. While the server is unreachable the panel keeps teaching; the first response decides.
 */
export class HostLease {
  readonly #ports: HostLeasePorts;
  #asking: Promise<void> | undefined;
  #once: 'more' | 'wanted' | undefined;
  #stopWaiting: Dispose;
  #over = false;

  constructor(ports: HostLeasePorts) {
    this.#ports = ports;
    this.#stopWaiting = ports.later(AGAIN_MS, () => this.ask());
  }

  /**
   * Sends a request now: the network is online again, the window was hidden or shown, or (`wanted`) another panel asked
   * for the lesson.
   */
  ask(wanted = false): void {
    if (this.#over) return;
    if (wanted || this.#asking) this.#once = wanted ? 'wanted' : (this.#once ?? 'more');
    this.#asking ??= this.#run().finally(() => {
      this.#asking = undefined;
    });
  }

  async #run(): Promise<void> {
    this.#stopWaiting();
    do {
      const wanted = this.#once === 'wanted';
      this.#once = undefined;
      try {
        this.#hear(await this.#ports.keep(), wanted);
      } catch {
        // The request is retried later, and until then this panel teaches.
        break;
      }
    } while (this.#once && !this.#over);
    if (!this.#over) this.#stopWaiting = this.#ports.later(AGAIN_MS, () => this.ask());
  }

  #hear(answer: HostAnswer, wanted: boolean): void {
    if (this.#over) return;
    if (answer.state === 'here') {
      if (wanted) this.#ports.onWanted();
      return;
    }
    this.#over = true;
    this.#ports.onLost(answer);
  }

  /** Stops renewing. `letGo`: another panel may be the host from now on. */
  end(letGo: boolean): void {
    if (this.#over) return;
    this.#over = true;
    this.#stopWaiting();
    if (!letGo) return;
    // Waits for a pending request, which would make this panel the host again.
    void Promise.resolve(this.#asking)
      .then(() => this.#ports.letGo())
      // The server notices a little later, when the lease expires.
      .catch(() => undefined);
  }
}
