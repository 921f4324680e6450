import type { Dispose } from '@lectern/base';
import { LESSON_RESUMES_MS } from '@lectern/protocol/constants';
import type { PhonesMessage } from '@lectern/protocol/participants';
import type { Later } from '../../platform/connection/retry-timer.ts';

/** Interval at which a phone checks whether its lesson was resumed, milliseconds. */
const ASKS_EVERY_MS = 15_000;

export interface ResumeWatchPorts {
  /** Connects the phone to its lesson until disposed. */
  readonly listen: (onMessage: (message: PhonesMessage) => void) => { dispose(): void };
  /** Called with the first message after the teacher has resumed the lesson. */
  readonly resumed: (message: PhonesMessage) => void;
  /** Called when the teacher can no longer resume the lesson. */
  readonly giveUp: () => void;
  readonly later: Later;
}

/** Checks regularly whether a lesson that has ended was resumed, while its teacher may resume it. */
export class ResumeWatch {
  readonly #ports: ResumeWatchPorts;
  #left = LESSON_RESUMES_MS / ASKS_EVERY_MS;
  #stopWaiting: Dispose | undefined;
  #socket: { dispose(): void } | undefined;

  constructor(ports: ResumeWatchPorts) {
    this.#ports = ports;
    this.#wait();
  }

  dispose(): void {
    this.#stopWaiting?.();
    this.#stopWaiting = undefined;
    this.#socket?.dispose();
    this.#socket = undefined;
  }

  #wait(): void {
    this.dispose();
    if (this.#left < 1) {
      this.#ports.giveUp();
      return;
    }
    this.#left -= 1;
    this.#stopWaiting = this.#ports.later(ASKS_EVERY_MS, () => {
      this.#socket = this.#ports.listen((message) => this.#hear(message));
    });
  }

  #hear(message: PhonesMessage): void {
    if (message.kind !== 'closing') {
      this.dispose();
      this.#ports.resumed(message);
    } else if (message.reason === 'over') this.#wait();
    else if (message.reason !== 'shutdown') this.#ports.giveUp();
  }
}
