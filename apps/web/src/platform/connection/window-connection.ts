import { useSignal } from '@lectern/ui/use-signal';
import { Connection } from './connection.ts';

const CHECK_TIMEOUT_MS = 5000;

/** Whether this window reaches the server. `main.tsx` makes it follow the browser's network events. */
export const connection = new Connection({
  hasNetwork: () => navigator.onLine,
  ask: async () => {
    const reply = await fetch(`/healthz?at=${Date.now()}`, {
      cache: 'no-store',
      signal: AbortSignal.timeout(CHECK_TIMEOUT_MS),
    });
    return reply.ok;
  },
  onNetwork: (listener) => {
    const abort = new AbortController();
    const { signal } = abort;
    window.addEventListener('offline', () => listener(false), { signal });
    window.addEventListener('online', () => listener(true), { signal });
    return () => abort.abort();
  },
});

export function useOnline(): boolean {
  return useSignal(connection);
}
