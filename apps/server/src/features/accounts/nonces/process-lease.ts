import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { AccountTables } from '../accounts.tables.ts';
import { holdAlone, holdTogether, letGo, makeRoom, somebodyWaits } from './process-lease.store.ts';

const BEAT_MS = 500;
const RECONNECT_MS = 250;

/**
 * Notified of changes of the lease. Each promise is awaited, so that a step is finished before other processes
 * continue.
 */
export interface LeaseListener {
  /** This process holds the lease, alone or with others. Called again after a broken connection. */
  onJoined(alone: boolean): Promise<void>;
  /** Another process starts; it may accept calls when this resolves. */
  onCompany(): Promise<void>;
  /** Called when all other processes have ended. */
  onAlone(): void;
  /** The connection broke: whether other processes run is not known until `onJoined`. */
  onLost(): void;
}

/**
 * Detects whether this process is the only one on the database. Every process holds one advisory lock shared; a process
 * that is alone holds it exclusively as well and releases the exclusive lock when another waits. PostgreSQL frees the
 * lock of a process that dies.
 */
export class ProcessLease {
  readonly #database: Kysely<AccountTables>;
  readonly #listener: LeaseListener;
  readonly #log: Logger;
  #closed = false;
  #wake: (() => void) | undefined;
  #ended: Promise<void> | undefined;

  constructor(database: Kysely<AccountTables>, listener: LeaseListener, log: Logger) {
    this.#database = database;
    this.#listener = listener;
    this.#log = log;
  }

  start(): void {
    this.#ended ??= this.#keep();
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#wake?.();
    await this.#ended;
  }

  async #keep(): Promise<void> {
    while (!this.#closed) {
      try {
        await this.#database.connection().execute((connection) => this.#hold(connection));
      } catch (error) {
        if (this.#closed) return;
        this.#log.warn({ err: error }, 'the process lease was lost with its database connection');
        this.#listener.onLost();
        await this.#pause(RECONNECT_MS);
      }
    }
  }

  async #hold(connection: Kysely<AccountTables>): Promise<void> {
    try {
      let alone = await holdAlone(connection);
      // Waits while another process holds the lock exclusively.
      await holdTogether(connection);
      // The process that this one waited for may have ended, such as the program that it replaces.
      alone ||= await holdAlone(connection);
      await this.#listener.onJoined(alone);
      while (!this.#closed) {
        await this.#pause(BEAT_MS);
        if (this.#closed) break;
        if (alone && (await somebodyWaits(connection))) {
          await this.#listener.onCompany();
          await makeRoom(connection);
          alone = false;
        } else if (!alone && (await holdAlone(connection))) {
          alone = true;
          this.#listener.onAlone();
        }
      }
    } finally {
      await letGo(connection);
    }
  }

  #pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
