/**
 * Small values of this browser under one prefix. If the browser refuses storage (private windows, full disk), they are
 * lost without an error.
 */
const PREFIX = 'lectern.';

export function readLocal(key: string): string | undefined {
  try {
    return localStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + key, value);
  } catch {
    // The value is not stored.
  }
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // The value was never stored.
  }
}

/** Parsed JSON, or undefined when missing, damaged or not of the expected type. */
export function readLocalJson<T>(key: string, isWanted: (value: unknown) => value is T): T | undefined {
  const text = readLocal(key);
  if (text === undefined) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return isWanted(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Calls back when another window of this browser changed the key. */
export function subscribeLocal(key: string, listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const onStorage = (event: StorageEvent) => {
    if (event.key === PREFIX + key) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The keys that begin with a text; none if the browser refuses storage. */
export function localKeys(start: string): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + start))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
