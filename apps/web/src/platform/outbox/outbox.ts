import { type Dispose, Emitter } from '@lectern/base';
import { ApiError, isPassing } from '../api/api-error.ts';
import type { OutboxTable, Waiting } from './outbox-table.ts';

const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * How the server took a message: it is on its disk; it never will be (`refused`; `gone`: nothing of what it is about
 * will); or it may be another time.
 */
export type Delivery = 'stored' | 'refused' | 'gone' | 'later';

export interface OutboxPorts<Message> {
  readonly table: OutboxTable<Message>;
  readonly send: (message: Message) => Promise<Delivery>;
  /** What it is about: of one that is `gone`, nothing is sent any more. */
  readonly about: (message: Message) => string;
  /** Joins two messages that wait one behind the other; undefined where they cannot be. */
  readonly join?: (before: Message, message: Message) => Message | undefined;
  /** Runs the work while no other window runs its own. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly later: (milliseconds: number, work: () => void) => () => void;
}

/**
 * What the server is to be told, kept until it has said that it is on its disk, and sent in its order: what is done without
 * a network is told when there is one, perhaps by another window and days later.
 */
export class Outbox<Message> {
  readonly #ports: OutboxPorts<Message>;
  #pause = FIRST_PAUSE_MS;
  #stopWaiting: (() => void) | undefined;
  #delivering: Promise<void> | undefined;
  #again = false;
  #disposed = false;
  readonly #stored = new Emitter<Message>();

  constructor(ports: OutboxPorts<Message>) {
    this.#ports = ports;
  }

  /** Kept on this device when it resolves, and on its way. */
  async add(message: Message): Promise<void> {
    await this.#ports.table.add(message);
    void this.deliver();
  }

  /** What is not on the server's disk yet, of all windows; the oldest first. */
  async waiting(): Promise<readonly Message[]> {
    return (await this.#ports.table.all()).map(({ message }) => message);
  }

  /** When the server has said that a message is on its disk. */
  onStored(listener: (message: Message) => void): Dispose {
    return this.#stored.subscribe(listener);
  }

  /** Sends what waits, now: there is a network again, or something new. Resolves when all is sent or has to wait. */
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
      this.#stopWaiting?.();
      const emptied = await this.#ports.alone(() => this.#sendAll()).catch(() => false);
      if (emptied) this.#pause = FIRST_PAUSE_MS;
      else this.#waitForAnother();
    }
  }

  #waitForAnother(): void {
    if (this.#disposed) return;
    this.#stopWaiting = this.#ports.later(this.#pause, () => void this.deliver());
    this.#pause = Math.min(LONGEST_PAUSE_MS, this.#pause * 2);
  }

  /** Whether nothing waits any more. */
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

  /** What can be told in one message goes together. */
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

  /** Sends no more; what waits stays kept. */
  dispose(): void {
    this.#disposed = true;
    this.#stopWaiting?.();
  }
}

interface Batch<Message> {
  readonly message: Message;
  readonly keys: readonly number[];
}

/** Whether the server may take it another time: it was not reached, or not by who is signed in. */
export function isForLater(error: unknown): boolean {
  if (!(error instanceof ApiError) || isPassing(error)) return true;
  return error.status === 401 || error.status === 429;
}
