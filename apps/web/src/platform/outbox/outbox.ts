import { type Dispose, Emitter } from '@lectern/base';
import { ApiError, isPassing } from '../api/api-error.ts';
import { type Later, RetryTimer } from '../connection/retry-timer.ts';
import type { OutboxTable, Waiting } from './outbox-table.ts';

/** Pauses after a failed delivery. */
const PAUSES = { first: 2_000, longest: 60_000 };

/**
 * The result of sending a message: stored by the server; refused for ever (`gone`: like every other message about the
 * same object); or to be retried.
 */
export type Delivery = 'stored' | 'refused' | 'gone' | 'later';

export interface OutboxPorts<Message> {
  readonly table: OutboxTable<Message>;
  readonly send: (message: Message) => Promise<Delivery>;
  /** The object that a message is about: when it is `gone`, its other messages are dropped. */
  readonly about: (message: Message) => string;
  /** Merges two consecutive messages; undefined when they cannot be merged. */
  readonly join?: (before: Message, message: Message) => Message | undefined;
  /** Runs the work while no other window runs it. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly later: Later;
}

/**
 * Messages for the server, stored until the server has confirmed them, and sent in order. Messages from offline work
 * are sent when the network is back, perhaps by another window and days later.
 */
export class Outbox<Message> {
  readonly #ports: OutboxPorts<Message>;
  readonly #retry: RetryTimer;
  #delivering: Promise<void> | undefined;
  #again = false;
  #disposed = false;
  readonly #stored = new Emitter<Message>();

  constructor(ports: OutboxPorts<Message>) {
    this.#ports = ports;
    this.#retry = new RetryTimer(ports.later, PAUSES);
  }

  /** Resolves when the message is stored on this device; then it is sent. */
  async add(message: Message): Promise<void> {
    await this.#ports.table.add(message);
    void this.deliver();
  }

  /** Messages that the server has not confirmed, of all windows; the oldest first. */
  async waiting(): Promise<readonly Message[]> {
    return (await this.#ports.table.all()).map(({ message }) => message);
  }

  /** Calls back when the server has confirmed a message. */
  onStored(listener: (message: Message) => void): Dispose {
    return this.#stored.subscribe(listener);
  }

  /**
   * Sends waiting messages now, because the network is back or a message is new. Resolves when all are sent or must
   * wait.
   */
  deliver(): Promise<void> {
    this.#again = true;
    this.#delivering ??= this.#run().finally(() => {
      this.#delivering = undefined;
    });
    return this.#delivering;
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#disposed) {
      this.#again = false;
      this.#retry.cancel();
      const emptied = await this.#ports.alone(() => this.#sendAll()).catch(() => false);
      if (emptied) this.#retry.reset();
      else if (!this.#disposed) this.#retry.plan(() => void this.deliver());
    }
  }

  /** Returns whether no message is waiting any more. */
  async #sendAll(): Promise<boolean> {
    const { about } = this.#ports;
    for (;;) {
      const waiting = await this.#ports.table.all();
      const [next] = this.#batches(waiting);
      if (!next || this.#disposed) return !next;
      const delivery = await this.#ports.send(next.message);
      if (delivery === 'later') return false;
      const gone =
        delivery === 'gone'
          ? waiting.filter(({ message }) => about(message) === about(next.message)).map(({ key }) => key)
          : next.keys;
      await this.#ports.table.remove(gone);
      if (delivery === 'stored') this.#stored.emit(next.message);
    }
  }

  /** Groups messages that can be merged into one message. */
  #batches(waiting: readonly Waiting<Message>[]): readonly Batch<Message>[] {
    const all: Batch<Message>[] = [];
    for (const { key, message } of waiting) {
      const last = all.at(-1);
      const joined = last && this.#ports.join?.(last.message, message);
      if (joined && last) all[all.length - 1] = { message: joined, keys: [...last.keys, key] };
      else all.push({ message, keys: [key] });
    }
    return all;
  }

  /** Stops sending; waiting messages stay stored. */
  dispose(): void {
    this.#disposed = true;
    this.#retry.cancel();
  }
}

interface Batch<Message> {
  readonly message: Message;
  readonly keys: readonly number[];
}

/** Whether a retry may succeed: the server was unreachable, or refused the sign-in. */
export function isForLater(error: unknown): boolean {
  if (!(error instanceof ApiError) || isPassing(error)) return true;
  return error.status === 401 || error.status === 429;
}
