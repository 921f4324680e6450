/**
 * Opens a database of this browser; `make` gives it its tables the first time, and with each new version of its form.
 * Rejects where the browser keeps nothing.
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
      // A later program changes the form of the database, or it is deleted: this one lets go.
      database.onversionchange = () => database.close();
      resolve(database);
    };
    request.onerror = () => reject(request.error ?? new Error('the browser has no database'));
    request.onblocked = () => reject(new Error('the browser’s database is blocked'));
  });
}

/** What was read. It is there before its transaction ends, which takes another turn through a busy page. */
export function answered<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the browser could not read'));
  });
}

/** Resolves once all that a transaction did is stored; rejects when nothing of it is. */
export function stored(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error ?? new Error('the browser could not store'));
    transaction.onabort = () => reject(transaction.error ?? new Error('the browser could not store'));
  });
}
