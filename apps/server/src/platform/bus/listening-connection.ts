import pg from 'pg';
import type { Logger } from 'pino';

const RECONNECT_MAX_MS = 2_000;
/** Interval of queries that detect a silently broken connection, milliseconds. */
const ALIVE_EVERY_MS = 15_000;
const ANSWER_MS = 5_000;

export interface ListeningConnectionOptions {
  readonly config: pg.ClientConfig;
  readonly channel: string;
  readonly log: Logger;
  readonly onMessage: (payload: string) => void;
  /** The connection was lost and is open again: messages in between were missed. */
  readonly onGap: () => void;
}

/** A database connection that listens to one channel, and is opened again whenever it is lost. */
export class ListeningConnection {
  readonly #options: ListeningConnectionOptions;
  #client: pg.Client | undefined;
  #isClosed = false;
  #retry: NodeJS.Timeout | undefined;
  #alive: NodeJS.Timeout | undefined;

  constructor(options: ListeningConnectionOptions) {
    this.#options = options;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  async start(): Promise<void> {
    await this.#connect();
    this.#alive = setInterval(() => this.#checkAlive(), ALIVE_EVERY_MS);
    this.#alive.unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#alive);
    const last = this.#client;
    this.#client = undefined;
    await last?.end();
  }

  async #connect(): Promise<void> {
    const { config, channel, onMessage } = this.#options;
    const next = new pg.Client(config);
    next.on('notification', ({ payload }) => onMessage(payload ?? ''));
    next.once('error', (error) => this.#lose(next, error));
    next.once('end', () => this.#lose(next, undefined));
    try {
      await next.connect();
      await next.query(`listen ${channel}`);
      this.#client = next;
      if (this.#isClosed) await next.end();
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
  }

  #lose(broken: pg.Client, error: Error | undefined): void {
    if (this.#client !== broken) return;
    this.#client = undefined;
    if (this.#isClosed) return;
    this.#options.log.warn({ err: error }, 'the bus lost its database connection');
    broken.end().catch(() => undefined);
    this.#reconnect(50);
  }

  #reconnect(wait: number): void {
    this.#retry = setTimeout(() => {
      if (this.#isClosed) return;
      this.#connect().then(
        () => {
          this.#options.log.info('the bus is connected to the database again');
          this.#options.onGap();
        },
        () => this.#reconnect(Math.min(wait * 2, RECONNECT_MAX_MS)),
      );
    }, wait);
  }

  #checkAlive(): void {
    const asked = this.#client;
    if (!asked) return;
    const late = setTimeout(() => this.#lose(asked, new Error('no response')), ANSWER_MS);
    asked
      .query('select 1')
      .catch((error: Error) => this.#lose(asked, error))
      .finally(() => clearTimeout(late));
  }
}
