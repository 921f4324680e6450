import type { Clock } from '../../platform/clock.ts';
import { every, type RepeatedWork, type Repeating } from '../../platform/every.ts';
import type { SharesStore, Visits } from './shares.store.ts';

/** Interval, milliseconds. */
const WRITE_EVERY_MS = 1_000;

interface VisitCounterPorts {
  readonly store: Pick<SharesStore, 'addVisits'>;
  readonly clock: Clock;
  readonly log: RepeatedWork['log'];
}

/**
 * Counts visits of links and stores the counts once a second: otherwise a class that opens one link at the same moment
 * would queue for the lock on its row. A crash loses the count of that second.
 */
export class VisitCounter {
  readonly #ports: VisitCounterPorts;
  readonly #writing: Repeating;
  #counted = new Map<string, Visits>();

  constructor(ports: VisitCounterPorts) {
    this.#ports = ports;
    this.#writing = every({
      everyMs: WRITE_EVERY_MS,
      run: () => this.write(),
      failure: 'failed to store visits of links',
      log: ports.log,
    });
  }

  add(shareId: string, userId: string): void {
    const key = `${shareId} ${userId}`;
    const at = new Date(this.#ports.clock.now());
    const known = this.#counted.get(key);
    if (!known) {
      this.#counted.set(key, { shareId, userId, times: 1, firstAt: at, lastAt: at });
      return;
    }
    known.times += 1;
    known.lastAt = at;
  }

  /** Stores all visits that this process has counted so far. */
  async write(): Promise<void> {
    if (this.#counted.size === 0) return;
    const counted = this.#counted;
    this.#counted = new Map();
    try {
      await this.#ports.store.addVisits([...counted.values()]);
    } catch (error) {
      for (const [key, visits] of counted) {
        const since = this.#counted.get(key);
        const times = visits.times + (since?.times ?? 0);
        this.#counted.set(key, { ...visits, times, lastAt: since?.lastAt ?? visits.lastAt });
      }
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.#writing.close();
    await this.write();
  }
}
