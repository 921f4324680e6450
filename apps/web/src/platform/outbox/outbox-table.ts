import { openDatabase, stored } from '../storage/indexed-database.ts';

const MESSAGES = 'messages';

export interface Waiting<Message> {
  /** Increases with every message. */
  readonly key: number;
  readonly message: Message;
}

/** A store of waiting messages, shared by all windows of this browser. */
export interface OutboxTable<Message> {
  /** All messages, the oldest first. */
  all(): Promise<readonly Waiting<Message>[]>;
  /** Resolves when the message is stored. */
  add(message: Message): Promise<void>;
  remove(keys: readonly number[]): Promise<void>;
}

/** A table in the browser's database, or in memory when the browser refuses storage. */
export class BrowserOutboxTable<Message> implements OutboxTable<Message> {
  readonly #opened: Promise<IDBDatabase | undefined>;
  readonly #memory = new Map<number, Message>();
  #last = 0;

  constructor(name: string) {
    this.#opened = openDatabase(name, (database) =>
      database.createObjectStore(MESSAGES, { autoIncrement: true }),
    ).catch(() => undefined);
  }

  async all(): Promise<readonly Waiting<Message>[]> {
    const inMemory = [...this.#memory].map(([key, message]) => ({ key, message }));
    const database = await this.#opened;
    if (!database) return inMemory;
    const table = database.transaction(MESSAGES, 'readonly').objectStore(MESSAGES);
    const [keys, messages] = [table.getAllKeys(), table.getAll()];
    await stored(table.transaction);
    const kept = keys.result.map((key, index) => ({
      key: Number(key),
      message: messages.result[index] as Message,
    }));
    return [...kept, ...inMemory];
  }

  async add(message: Message): Promise<void> {
    const database = await this.#opened;
    try {
      if (!database) throw new Error('the browser has no storage');
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
