import { createHash } from 'node:crypto';
import { LecternError } from '@lectern/protocol';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import type { AccountTables } from '../accounts.tables.ts';
import { NONCE_KEPT_MS, NonceMemory } from './nonce-memory.ts';
import { ProcessLease } from './process-lease.ts';
import { UsedNoncesStore } from './used-nonces.store.ts';

/** Largest difference between the clocks of two machines, milliseconds. */
const CLOCK_DIFFERENCE_MS = 10_000;
/** Longest time that a call waits to learn whether other processes run, milliseconds. */
const JOIN_PATIENCE_MS = 5_000;

/**
 * - `joining`: not known whether other processes accept calls; calls wait.
 * - `alone`: memory is enough.
 * - `together`: others accept calls; every nonce is claimed in the table.
 * - `leaving`: alone again, but a nonce that another process used may still be fresh, so the table is still queried.
 * - `closed`
 */
type State =
  | { readonly kind: 'joining'; readonly over: Promise<void>; readonly settle: () => void }
  | { readonly kind: 'alone' }
  | { readonly kind: 'together' }
  | { readonly kind: 'leaving'; readonly since: number }
  | { readonly kind: 'closed' };

export type NonceUse = 'fresh' | 'repeated' | 'stale';

/**
 * Accepts every nonce once, over all processes and restarts, without a round trip while one process runs. Why
 * this holds: docs/decisions/0004-a-nonce-is-used-once.md.
 */
export class NonceGuard {
  readonly #clock: Clock;
  readonly #memory = new NonceMemory();
  readonly #table: UsedNoncesStore;
  readonly #lease: ProcessLease;
  #state: State = joining();
  /** Nonces before this time are refused, because another process may have accepted them. Milliseconds. */
  #floor: number | undefined;

  constructor(database: Kysely<AccountTables>, clock: Clock, log: Logger) {
    this.#clock = clock;
    this.#table = new UsedNoncesStore(database);
    this.#lease = new ProcessLease(
      database,
      {
        onJoined: (alone) => this.#join(alone),
        onCompany: () => this.#makeRoom(),
        onAlone: () => this.#become({ kind: 'leaving', since: performance.now() }),
        onLost: () => {
          if (this.#state.kind !== 'joining') this.#become(joining());
        },
      },
      log,
    );
  }

  /**
   * Resolves when calls can be accepted. Resolves after `JOIN_PATIENCE_MS` when the database is unreachable; calls are
   * then refused.
   */
  async start(): Promise<void> {
    this.#lease.start();
    if (this.#state.kind === 'joining') await this.#state.over;
  }

  async close(): Promise<void> {
    this.#become({ kind: 'closed' });
    await this.#lease.close();
  }

  get mode(): State['kind'] {
    return this.#state.kind;
  }

  /**
   * `time` is the time in the nonce, milliseconds. Returns without waiting while this process is alone. Throws
   * NOT_READY.
   */
  spend(signInId: string, nonce: string, time: number): NonceUse | Promise<NonceUse> {
    const digest = createHash('sha256').update(`${signInId}\n${nonce}`).digest().toString('latin1', 0, 16);
    return this.#spend(digest, time);
  }

  /** Deletes expired nonces from the table. */
  async sweep(): Promise<void> {
    await this.#table.sweep(this.#clock.now() - NONCE_KEPT_MS);
  }

  #spend(digest: string, time: number): NonceUse | Promise<NonceUse> {
    const state = this.#state;
    if (state.kind === 'joining') return this.#spendWhenJoined(state, digest, time);
    if (state.kind === 'closed' || this.#floor === undefined) throw new LecternError('NOT_READY');
    if (time < this.#floor) return 'stale';
    if (!this.#memory.add(digest, time)) return 'repeated';
    // A nonce ahead of the clock is stored in the table, because its time is above the floor of the next process.
    if (this.#isAlone(state) && time <= this.#clock.now()) return 'fresh';
    return this.#table.claim(digest, time).then((fresh) => (fresh ? 'fresh' : 'repeated'));
  }

  async #spendWhenJoined(
    { over }: Extract<State, { kind: 'joining' }>,
    digest: string,
    time: number,
  ): Promise<NonceUse> {
    await over;
    if (this.#state.kind === 'joining') throw new LecternError('NOT_READY');
    return this.#spend(digest, time);
  }

  #isAlone(state: State): boolean {
    if (state.kind === 'alone') return true;
    if (state.kind !== 'leaving' || performance.now() - state.since < NONCE_KEPT_MS) return false;
    this.#become({ kind: 'alone' });
    return true;
  }

  async #join(alone: boolean): Promise<void> {
    const now = this.#clock.now();
    if (this.#floor === undefined) {
      for (const [digest, time] of await this.#table.since(now)) this.#memory.add(digest, time);
      this.#floor = now;
      this.#become({ kind: alone ? 'alone' : 'together' });
    } else {
      // The connection was broken: other processes may have started meanwhile, and need the nonces that this process
      // accepted.
      await this.#table.record(this.#memory.since(now - CLOCK_DIFFERENCE_MS));
      this.#become(alone ? { kind: 'leaving', since: performance.now() } : { kind: 'together' });
    }
  }

  async #makeRoom(): Promise<void> {
    this.#become({ kind: 'together' });
    await this.#table.record(this.#memory.since(this.#clock.now() - CLOCK_DIFFERENCE_MS));
  }

  #become(next: State): void {
    const before = this.#state;
    if (before.kind === 'closed') return;
    this.#state = next;
    if (before.kind === 'joining') before.settle();
  }
}

function joining(): State {
  let settle = () => {};
  const over = new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, JOIN_PATIENCE_MS);
    timer.unref();
    settle = () => {
      clearTimeout(timer);
      resolve();
    };
  });
  return { kind: 'joining', over, settle };
}
