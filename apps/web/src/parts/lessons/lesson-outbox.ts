import { type Dispose, Emitter } from '@lectern/base';
import type { ClassEvent } from '@lectern/protocol/lessons';
import type { LessonMessage, WaitingMessage } from './lesson-message.ts';
import type { OutboxTable } from './outbox-table.ts';

/** Events of one call (`addClassEvents` takes as many). */
const BATCH = 200;
const FIRST_PAUSE_MS = 2_000;
const LONGEST_PAUSE_MS = 60_000;

/**
 * How the server took a message: it is on its disk; it never will be (`refused`; `lesson-gone`: nothing of that lesson
 * will); or it may be another time.
 */
export type Delivery = 'stored' | 'refused' | 'lesson-gone' | 'later';

export interface OutboxPorts {
  readonly table: OutboxTable;
  readonly send: (message: LessonMessage) => Promise<Delivery>;
  /** Runs the work while no other window runs its own. */
  readonly alone: <T>(work: () => Promise<T>) => Promise<T>;
  readonly later: (milliseconds: number, work: () => void) => () => void;
}

/**
 * What the server is to be told of lessons, kept until it has said that it is on its disk, and sent in its order: a lesson
 * that is taught without a network is told when there is one, perhaps by another window and days later.
 */
export class LessonOutbox {
  readonly #ports: OutboxPorts;
  #pause = FIRST_PAUSE_MS;
  #stopWaiting: (() => void) | undefined;
  #delivering: Promise<void> | undefined;
  #again = false;
  #disposed = false;
  readonly #stored = new Emitter<LessonMessage>();

  constructor(ports: OutboxPorts) {
    this.#ports = ports;
  }

  /** Kept on this device when it resolves, and on its way. */
  async add(message: LessonMessage): Promise<void> {
    await this.#ports.table.add(message);
    void this.deliver();
  }

  /** When the server has said that a message is on its disk. */
  onStored(listener: (message: LessonMessage) => void): Dispose {
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
    for (;;) {
      const waiting = await this.#ports.table.all();
      const [next] = batches(waiting);
      if (!next || this.#disposed) return !next;
      const delivery = await this.#ports.send(next.message);
      if (delivery === 'later') return false;
      const gone =
        delivery === 'lesson-gone'
          ? waiting.filter(({ message }) => message.lessonId === next.message.lessonId).map(({ key }) => key)
          : next.keys;
      await this.#ports.table.remove(gone);
      if (delivery === 'stored') this.#stored.emit(next.message);
    }
  }

  /** Sends no more; what waits stays kept. */
  dispose(): void {
    this.#disposed = true;
    this.#stopWaiting?.();
  }
}

interface Batch {
  readonly message: LessonMessage;
  readonly keys: readonly number[];
}

/** Events of one lesson that wait one behind another go together. */
function batches(waiting: readonly WaitingMessage[]): readonly Batch[] {
  const all: Batch[] = [];
  for (const { key, message } of waiting) {
    const last = all.at(-1);
    const joined = last && join(last.message, message);
    if (joined && last) all[all.length - 1] = { message: joined, keys: [...last.keys, key] };
    else all.push({ message, keys: [key] });
  }
  return all;
}

function join(before: LessonMessage, message: LessonMessage): LessonMessage | undefined {
  if (before.kind !== 'events' || message.kind !== 'events' || before.lessonId !== message.lessonId) return;
  const events: readonly ClassEvent[] = [...before.events, ...message.events];
  return events.length > BATCH ? undefined : { ...before, events };
}
