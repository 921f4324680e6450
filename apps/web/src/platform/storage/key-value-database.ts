/**
 * A table of structured values in IndexedDB, for values that local storage cannot contain, such as WebCrypto keys. If
 * the browser refuses IndexedDB, the values live as long as the page.
 */
export class KeyValueDatabase {
  readonly #name: string;
  #opened: Promise<IDBDatabase> | undefined;
  readonly #memory = new Map<string, unknown>();

  constructor(name: string) {
    this.#name = name;
  }

  async get<T>(key: string): Promise<T | undefined> {
    const stored = await this.#run('readonly', (table) => table.get(key));
    return (stored.ok ? stored.value : this.#memory.get(key)) as T | undefined;
  }

  async put(key: string, value: unknown): Promise<void> {
    const stored = await this.#run('readwrite', (table) => table.put(value, key));
    if (!stored.ok) this.#memory.set(key, value);
  }

  /** Deletes a value if `isWanted` accepts it, atomically for all windows; returns whether it was deleted. */
  async deleteIf<T>(key: string, isWanted: (value: T | undefined) => boolean): Promise<boolean> {
    let wanted = isWanted(this.#memory.get(key) as T | undefined);
    await this.#run('readwrite', (table) => {
      const reading = table.get(key);
      reading.onsuccess = () => {
        wanted = isWanted(reading.result as T | undefined);
        if (wanted) table.delete(key);
      };
      return reading;
    });
    if (wanted) this.#memory.delete(key);
    return wanted;
  }

  async delete(key: string): Promise<void> {
    await this.deleteIf(key, () => true);
  }

  async #run(
    mode: IDBTransactionMode,
    work: (table: IDBObjectStore) => IDBRequest,
  ): Promise<{ ok: true; value: unknown } | { ok: false }> {
    try {
      this.#opened ??= this.#open();
      const database = await this.#opened;
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction('values', mode);
        const request = work(transaction.objectStore('values'));
        const done = () => resolve({ ok: true, value: request.result });
        // The result is available before its transaction ends, which takes another task of a busy page.
        if (mode === 'readonly') request.onsuccess = done;
        else transaction.oncomplete = done;
        transaction.onerror = () => reject(transaction.error);
        transaction.onabort = () => reject(transaction.error);
      });
    } catch {
      this.#opened = undefined;
      return { ok: false };
    }
  }

  #open(): Promise<IDBDatabase> {
    return new Promise((resolve, reject) => {
      const request = indexedDB.open(this.#name, 1);
      request.onupgradeneeded = () => request.result.createObjectStore('values');
      request.onsuccess = () => {
        const database = request.result;
        // Another window wants to upgrade the database: closes it; the next call opens it again.
        database.onversionchange = () => {
          database.close();
          this.#opened = undefined;
        };
        resolve(database);
      };
      request.onerror = () => reject(request.error);
      request.onblocked = () => reject(new Error(`database ${this.#name} is blocked`));
    });
  }
}
