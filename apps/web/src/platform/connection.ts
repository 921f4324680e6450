import { useSyncExternalStore } from 'react';

const CHECK_TIMEOUT_MS = 5000;
const CHECK_AGAIN_MS = 5000;

let online = navigator.onLine;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function settle(next: boolean): void {
  clearTimeout(timer);
  // While offline the server is asked again and again: the browser's own word only knows about cables.
  if (!next) timer = setTimeout(() => void checkConnection(), CHECK_AGAIN_MS);
  if (next === online) return;
  online = next;
  for (const listener of listeners) listener();
}

/** Asks our own server whether it answers; the result is told to all who listen. */
export async function checkConnection(): Promise<boolean> {
  try {
    const reply = await fetch(`/healthz?at=${Date.now()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    settle(reply.ok);
  } catch {
    settle(false);
  }
  return online;
}

/** A call found no way to the server: ask for certain. */
export function reportConnectionLoss(): void {
  void checkConnection();
}

window.addEventListener('offline', () => settle(false));
window.addEventListener('online', () => void checkConnection());
if (!online) settle(false);

export function isOnline(): boolean {
  return online;
}

export function subscribeConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOnline(): boolean {
  return useSyncExternalStore(subscribeConnection, isOnline);
}
