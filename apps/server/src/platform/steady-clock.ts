import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { BareDatabase } from './database/database.ts';
import { every, type Repeating } from './every.ts';

/** Interval at which the time is stored, milliseconds. */
const WRITE_EVERY_MS = 5_000;
/** Fraction by which the clock runs faster or slower until it shows the time of the system's clock. */
const CORRECTION = 0.05;

export interface SteadySources {
  /** The system's clock, which may be set. Milliseconds since 1970. */
  readonly wall: Clock;
  /** A monotonic clock, milliseconds. */
  readonly monotonic: () => number;
}

/**
 * A time that never jumps and never goes back when the system's clock is set: signed calls and sign-ins depend on it.
 * It approaches the system's clock slowly. Browsers get their time from the server, which uses this clock.
 */
export class SteadyClock implements Clock {
  readonly #sources: SteadySources;
  #shown: number;
  #at: number;

  /** `reached`: the latest time that an earlier process may have shown, milliseconds since 1970. */
  constructor(reached: number, sources: SteadySources) {
    this.#sources = sources;
    this.#shown = Math.max(reached, sources.wall.now());
    this.#at = sources.monotonic();
  }

  now(): number {
    const at = this.#sources.monotonic();
    const passed = Math.max(0, at - this.#at);
    const ahead = this.#shown + passed - this.#sources.wall.now();
    const most = passed * CORRECTION;
    this.#shown += passed - Math.max(-most, Math.min(most, ahead));
    this.#at = at;
    return Math.round(this.#shown);
  }
}

/** The clock of this process, continued from the clock of the previous process. `close` stores the current time. */
export async function openSteadyClock(
  database: BareDatabase,
  log: Logger,
  sources: SteadySources = { wall: { now: () => Date.now() }, monotonic: () => performance.now() },
): Promise<{ readonly clock: SteadyClock; close(): Promise<void> }> {
  const reached = await readReached(database);
  // A killed process had not stored its last seconds.
  const clock = new SteadyClock(reached > sources.wall.now() ? reached + WRITE_EVERY_MS : reached, sources);
  const write = () => writeReached(database, clock.now());
  await write();
  const writing: Repeating = every({
    everyMs: WRITE_EVERY_MS,
    run: write,
    failure: 'failed to store the time of signed calls',
    log,
  });
  return {
    clock,
    async close() {
      await writing.close();
      await write();
    },
  };
}

async function readReached(database: BareDatabase): Promise<number> {
  const { rows } = await sql<{ reached: number }>`select reached from steady_time`.execute(database);
  return Number(rows[0]?.reached ?? 0);
}

async function writeReached(database: BareDatabase, reached: number): Promise<void> {
  await sql`update steady_time set reached = greatest(reached, ${reached}::bigint)`.execute(database);
}
