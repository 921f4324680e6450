/**
 * Small things of this browser under one prefix. A browser that refuses storage (private windows, full disk)
 * forgets them; nothing fails for it.
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
    // Kept for this visit only.
  }
}

export function removeLocal(key: string): void {
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    // It was never there.
  }
}

/** Parsed JSON, or undefined when missing, damaged or not of the wanted form. */
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

/** Tells when another window of this browser changed the key. */
export function subscribeLocal(key: string, listener: () => void): () => void {
  if (typeof window === 'undefined') return () => undefined;
  const onStorage = (event: StorageEvent) => {
    if (event.key === PREFIX + key) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
