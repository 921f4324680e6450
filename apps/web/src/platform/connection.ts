import { type Readable, Signal } from '@lectern/base';
import { useSignal } from '@lectern/ui/use-signal';

const CHECK_TIMEOUT_MS = 5000;
const CHECK_AGAIN_MS = 5000;

const online = new Signal(navigator.onLine);
let timer: ReturnType<typeof setTimeout> | undefined;

function settle(next: boolean): void {
  clearTimeout(timer);
  // While offline the server is asked again and again: the browser's own word only knows about cables.
  if (!next) timer = setTimeout(() => void checkConnection(), CHECK_AGAIN_MS);
  online.set(next);
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
  return online.get();
}

/** A call found no way to the server: ask for certain. */
export function reportConnectionLoss(): void {
  void checkConnection();
}

window.addEventListener('offline', () => settle(false));
window.addEventListener('online', () => void checkConnection());
if (!online.get()) settle(false);

/** Whether the server answers, as far as this window knows. */
export const connected: Readable<boolean> = online;

export function useOnline(): boolean {
  return useSignal(online);
}
