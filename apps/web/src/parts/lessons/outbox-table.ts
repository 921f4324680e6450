import { openDatabase, stored } from '../../platform/storage/indexed-database.ts';
import type { LessonMessage, WaitingMessage } from './lesson-message.ts';

const MESSAGES = 'messages';

/** Where messages wait, of all windows of this browser. */
export interface OutboxTable {
  /** The oldest first. */
  all(): Promise<readonly WaitingMessage[]>;
  /** Kept when it resolves. */
  add(message: LessonMessage): Promise<void>;
  remove(keys: readonly number[]): Promise<void>;
}

/** On the browser's disk; a browser that refuses keeps them as long as the page. */
export class BrowserOutboxTable implements OutboxTable {
  readonly #opened: Promise<IDBDatabase | undefined>;
  readonly #memory = new Map<number, LessonMessage>();
  #last = 0;

  constructor(userId: string) {
    this.#opened = openDatabase(`lectern-lessons-${userId}`, (database) =>
      database.createObjectStore(MESSAGES, { autoIncrement: true }),
    ).catch(() => undefined);
  }

  async all(): Promise<readonly WaitingMessage[]> {
    const inMemory = [...this.#memory].map(([key, message]) => ({ key, message }));
    const database = await this.#opened;
    if (!database) return inMemory;
    const table = database.transaction(MESSAGES, 'readonly').objectStore(MESSAGES);
    const [keys, messages] = [table.getAllKeys(), table.getAll()];
    await stored(table.transaction);
    const kept = keys.result.map((key, index) => ({
      key: Number(key),
      message: messages.result[index] as LessonMessage,
    }));
    return [...kept, ...inMemory];
  }

  async add(message: LessonMessage): Promise<void> {
    const database = await this.#opened;
    try {
      if (!database) throw new Error('the browser keeps nothing');
      const transaction = database.transaction(MESSAGES, 'readwrite', { durability: 'strict' });
      transaction.objectStore(MESSAGES).add(message);
      await stored(transaction);
    } catch {
      this.#last -= 1;
      this.#memory.set(this.#last, message);
    }
  }

  async remove(keys: readonly number[]): Promise<void> {
    for (const key of keys) this.#memory.delete(key);
    const onDisk = keys.filter((key) => key > 0);
    const database = await this.#opened;
    if (!database || onDisk.length === 0) return;
    const transaction = database.transaction(MESSAGES, 'readwrite');
    for (const key of onDisk) transaction.objectStore(MESSAGES).delete(key);
    await stored(transaction);
  }
}
