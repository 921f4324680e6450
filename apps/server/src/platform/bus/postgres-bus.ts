import { assert, type Dispose, newId } from '@lectern/base';
import type pg from 'pg';
import type { Logger } from 'pino';
import { BatchedNotices } from './batched-notices.ts';
import type { Bus } from './bus.ts';
import { ListeningConnection } from './listening-connection.ts';

const CHANNEL = 'lectern';
const MESSAGE_MAX_BYTES = 4_000;
const TOPIC = /^[a-z][a-z0-9_]*$/;

export interface PostgresBus extends Bus {
  start(): Promise<void>;
  close(): Promise<void>;
}

/**
 * LISTEN/NOTIFY on a separate connection. Listeners in this process get a message at once, others through the database.
 */
export function createPostgresBus(config: pg.ClientConfig, pool: pg.Pool, log: Logger): PostgresBus {
  const self = newId();
  const listeners = new Map<string, Set<(message: string) => void>>();
  const gapListeners = new Set<() => void>();
  const notices = new BatchedNotices(pool, CHANNEL, log);
  const connection = new ListeningConnection({
    config,
    channel: CHANNEL,
    log,
    onMessage: (payload) => {
      const [origin, topic, ...rest] = payload.split('\n');
      if (origin !== self && topic !== undefined) tell(topic, rest.join('\n'));
    },
    onGap: () => {
      for (const listener of [...gapListeners]) listener();
    },
  });

  function tell(topic: string, message: string): void {
    for (const listener of [...(listeners.get(topic) ?? [])]) {
      try {
        listener(message);
      } catch (error) {
        log.error({ err: error, topic }, 'a bus listener failed');
      }
    }
  }

  return {
    start: () => connection.start(),

    async publish(topic, message) {
      assert(TOPIC.test(topic), `the bus topic "${topic}" is not in lower-case words`);
      assert(Buffer.byteLength(message) <= MESSAGE_MAX_BYTES, `a bus message on ${topic} is too long`);
      tell(topic, message);
      if (!connection.isClosed) await notices.send(`${self}\n${topic}\n${message}`);
    },

    subscribe(topic, listener) {
      const heard = listeners.get(topic) ?? new Set();
      listeners.set(topic, heard);
      return addOnce(heard, (message: string) => listener(message));
    },

    onGap: (listener) => addOnce(gapListeners, () => listener()),

    close: () => connection.close(),
  };
}

/** Callers pass a new function as `entry`, so that the same listener subscribed twice is two subscriptions. */
function addOnce<Entry>(set: Set<Entry>, entry: Entry): Dispose {
  set.add(entry);
  return () => {
    set.delete(entry);
  };
}
