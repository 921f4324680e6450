import { every, type RepeatedWork, type Repeating } from '../../../platform/every.ts';
import type { ParticipantsStore } from '../participants.store.ts';

/** Interval at which the presence of all phones is written, milliseconds. */
const WRITE_EVERY_MS = 1_000;
/** How long an absent phone keeps its name: it may be asleep or without a network. Milliseconds. */
export const NAME_KEPT_MS = 300_000;

interface PhonePresencePorts {
  readonly store: Pick<ParticipantsStore, 'setThere' | 'setAway'>;
  readonly now: () => number;
  readonly log: RepeatedWork['log'];
}

/** Stores which phones are present: the name of a phone that is absent for long becomes free. */
export class PhonePresence {
  readonly #ports: PhonePresencePorts;
  readonly #writing: Repeating;
  #changed = new Map<string, 'there' | 'away'>();

  constructor(ports: PhonePresencePorts) {
    this.#ports = ports;
    this.#writing = every({
      everyMs: WRITE_EVERY_MS,
      run: () => this.write(),
      failure: 'failed to record which phones are connected',
      log: ports.log,
    });
  }

  came(participantId: string): void {
    this.#changed.set(participantId, 'there');
  }

  went(participantId: string): void {
    this.#changed.set(participantId, 'away');
  }

  async write(): Promise<void> {
    if (this.#changed.size === 0) return;
    const changed = this.#changed;
    this.#changed = new Map();
    const those = (how: 'there' | 'away') => [...changed].flatMap(([id, is]) => (is === how ? [id] : []));
    try {
      await this.#ports.store.setThere(those('there'));
      await this.#ports.store.setAway(those('away'), new Date(this.#ports.now() + NAME_KEPT_MS));
    } catch (error) {
      this.#changed = new Map([...changed, ...this.#changed]);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#writing.close();
  }
}
