import { assert, newId } from '@lectern/base';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Bus } from './bus.ts';

const CHANNEL = 'lectern';
const MESSAGE_MAX_BYTES = 4_000;
const TOPIC = /^[a-z][a-z0-9_]*$/;
const RECONNECT_MAX_MS = 2_000;
/** Interval of queries by which a silently broken connection is noticed, milliseconds. */
const ALIVE_EVERY_MS = 15_000;

export interface PostgresBus extends Bus {
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * LISTEN/NOTIFY on a separate connection. Listeners in this process get a message at once, others through the database.
 * Messages published together are sent together, for NOTIFY takes a lock of the whole server.
 */
export function createPostgresBus(config: pg.ClientConfig, pool: pg.Pool, log: Logger): PostgresBus {
  const self = newId();
  const listeners = new Map<string, Set<(message: string) => void>>();
  const gapListeners = new Set<() => void>();
  let client: pg.Client | undefined;
  let closed = false;
  let retry: NodeJS.Timeout | undefined;
  let alive: NodeJS.Timeout | undefined;
  let waiting: { text: string; done: () => void }[] = [];
  let sending = false;

  function tell(topic: string, message: string): void {
    for (const listener of [...(listeners.get(topic) ?? [])]) {
      try {
        listener(message);
      } catch (error) {
        log.error({ err: error, topic }, 'a bus listener failed');
      }
    }
  }

  function hear(payload: string | undefined): void {
    const [origin, topic, ...rest] = (payload ?? '').split('\n');
    if (origin === self || topic === undefined) return;
    tell(topic, rest.join('\n'));
  }

  async function connect(): Promise<void> {
    const next = new pg.Client(config);
    next.on('notification', ({ payload }) => hear(payload));
    next.once('error', (error) => lose(next, error));
    next.once('end', () => lose(next, undefined));
    try {
      await next.connect();
      await next.query(`listen ${CHANNEL}`);
      client = next;
      if (closed) await next.end();
    } catch (error) {
      next.end().catch(() => undefined);
      throw error;
    }
  }

  function lose(broken: pg.Client, error: Error | undefined): void {
    if (client !== broken) return;
    client = undefined;
    if (closed) return;
    log.warn({ err: error }, 'the bus lost its database connection');
    broken.end().catch(() => undefined);
    reconnect(50);
  }

  function reconnect(wait: number): void {
    retry = setTimeout(() => {
      if (closed) return;
      connect().then(
        () => {
          log.info('the bus is connected to the database again');
          for (const listener of [...gapListeners]) listener();
        },
        () => reconnect(Math.min(wait * 2, RECONNECT_MAX_MS)),
      );
    }, wait);
  }

  function checkAlive(): void {
    const asked = client;
    if (!asked) return;
    const late = setTimeout(() => lose(asked, new Error('no response')), 5_000);
    asked
      .query('select 1')
      .catch((error: Error) => lose(asked, error))
      .finally(() => clearTimeout(late));
  }

  async function send(): Promise<void> {
    sending = true;
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await pool.query({
          name: 'bus_publish',
          text: `select pg_notify('${CHANNEL}', message) from unnest($1::text[]) as message`,
          values: [batch.map(({ text }) => text)],
        });
      } catch (error) {
        log.warn({ err: error, messages: batch.length }, 'the bus failed to publish');
      }
      for (const { done } of batch) done();
    }
    sending = false;
  }

  return {
    async start() {
      await connect();
      alive = setInterval(checkAlive, ALIVE_EVERY_MS);
      alive.unref();
    },

    async publish(topic, message) {
      assert(TOPIC.test(topic), `the bus topic "${topic}" is not in lower-case words`);
      assert(Buffer.byteLength(message) <= MESSAGE_MAX_BYTES, `a bus message on ${topic} is too long`);
      tell(topic, message);
      if (closed) return;
      await new Promise<void>((done) => {
        waiting.push({ text: `${self}\n${topic}\n${message}`, done });
        if (!sending) void send();
      });
    },

    subscribe(topic, listener) {
      const heard = listeners.get(topic) ?? new Set();
      listeners.set(topic, heard);
      // Wrapped, so that the same function subscribed twice is two subscriptions.
      const entry = (message: string) => listener(message);
      heard.add(entry);
      return () => {
        heard.delete(entry);
      };
    },

    onGap(listener) {
      const entry = () => listener();
      gapListeners.add(entry);
      return () => {
        gapListeners.delete(entry);
      };
    },

    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(alive);
      const last = client;
      client = undefined;
      await last?.end();
    },
  };
}
