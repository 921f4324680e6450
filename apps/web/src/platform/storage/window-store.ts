/**
 * Small values of this window, which survive a reload. If the browser refuses storage, they are lost without an error.
 */
const PREFIX = 'lectern.';

export function readInWindow(key: string): string | undefined {
  try {
    return sessionStorage.getItem(PREFIX + key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function keepInWindow(key: string, value: string): void {
  try {
    sessionStorage.setItem(PREFIX + key, value);
  } catch {
    // The value is not stored.
  }
}

export function removeFromWindow(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // The value was never stored.
  }
}
