import type pg from 'pg';
import type { Logger } from 'pino';

/**
 * Sends notices on a channel. Notices published while others are sent are sent together, because NOTIFY takes a lock of
 * the whole server.
 */
export class BatchedNotices {
  readonly #pool: pg.Pool;
  readonly #channel: string;
  readonly #log: Logger;
  #waiting: { text: string; done: () => void }[] = [];
  #isSending = false;

  constructor(pool: pg.Pool, channel: string, log: Logger) {
    this.#pool = pool;
    this.#channel = channel;
    this.#log = log;
  }

  /** Resolves when the notice was sent, or could not be. */
  send(text: string): Promise<void> {
    return new Promise((done) => {
      this.#waiting.push({ text, done });
      if (!this.#isSending) void this.#sendAll();
    });
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      try {
        await this.#pool.query({
          name: 'bus_publish',
          text: `select pg_notify('${this.#channel}', message) from unnest($1::text[]) as message`,
          values: [batch.map(({ text }) => text)],
        });
      } catch (error) {
        this.#log.warn({ err: error, messages: batch.length }, 'the bus failed to publish');
      }
      for (const { done } of batch) done();
    }
    this.#isSending = false;
  }
}
