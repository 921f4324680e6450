/**
 * Opens a database of this browser; `make` creates its tables, at first and for each new version. Rejects when the
 * browser has no storage.
 */
export function openDatabase(
  name: string,
  make: (database: IDBDatabase) => void,
  version = 1,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => make(request.result);
    request.onsuccess = () => {
      const database = request.result;
      // A newer program upgrades the database, or it is deleted: this connection must close.
      database.onversionchange = () => database.close();
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error('IndexedDB is not available'));
    request.onblocked = () => reject(new Error('IndexedDB is blocked'));
  });
}

/**
 * Resolves to the result of a request, without waiting for the end of its transaction, which takes another task of a
 * busy page.
 */
export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('reading from IndexedDB failed'));
  });
}

/** Resolves once all changes of a transaction are stored; rejects when it was aborted. */
export function stored(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error('writing to IndexedDB failed'));
    transaction.onabort = () => reject(transaction.error ?? new Error('writing to IndexedDB failed'));
  });
}
