/**
 * Small things of this window alone, which outlive its reload. A browser that refuses storage forgets them; nothing fails
 * for it.
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
    // Known until the window is reloaded.
  }
}

export function removeFromWindow(key: string): void {
  try {
    sessionStorage.removeItem(PREFIX + key);
  } catch {
    // It was never there.
  }
}
