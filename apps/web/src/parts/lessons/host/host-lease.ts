import type { Dispose } from '@lectern/base';
import { HOST_LEASE_MS, type HostAnswer } from '@lectern/protocol/lesson-hosts';

/** Twice more before the server takes this panel for gone, milliseconds. */
const AGAIN_MS = HOST_LEASE_MS / 3;

export interface HostLeasePorts {
  /** Says that this panel is the host still; rejects where the server cannot be asked. */
  readonly keep: () => Promise<HostAnswer>;
  /** Says that it is no more. */
  readonly letGo: () => Promise<unknown>;
  readonly later: (milliseconds: number, work: () => void) => Dispose;
  /** Called once when another panel is the host, or the lesson is over; then nothing more is asked. */
  readonly onLost: (answer: HostAnswer) => void;
  /** This panel is the host, and another one wanted to know. */
  readonly onWanted: () => void;
}

/**
 * This panel as the host of its lesson: says so again and again, and hears when it is no more. It goes by what the server
 * answers and by no clock. Where the server cannot be asked the panel teaches on; what is so is settled by the first
 * answer.
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

  /** Asks now: there is a network again, the window went out of sight or came back, or `wanted`, another panel asked. */
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
        // The server is asked again, and until then this panel teaches.
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

  /** Nothing more is asked. `letGo`: another panel may be the host from now on. */
  end(letGo: boolean): void {
    if (this.#over) return;
    this.#over = true;
    this.#stopWaiting();
    if (!letGo) return;
    // Waits for the answer of a question under way, which would make this panel the host again.
    void Promise.resolve(this.#asking)
      .then(() => this.#ports.letGo())
      // The server finds out by itself a little later.
      .catch(() => undefined);
  }
}
