import type { Dispose, Readable } from '@lectern/base';
import { showToast } from '@lectern/ui';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isUnreachable, messageOf } from '../platform/api/api-error.ts';
import { connection } from '../platform/connection/window-connection.ts';

/** Only a call that never reached the server is worth asking again by itself, and not where there is no network anyway. */
function mayRetry(count: number, error: unknown): boolean {
  if (!connection.get()) return false;
  return count < 2 && error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 500);
}

/**
 * What the desk fetches. What was read stays in sight where it cannot be read again, nor more of it: why is said in
 * passing. That there is no network is said beside every screen.
 */
export function deskClient({ show } = { show: showToast }): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { state }) => {
        if (state.data === undefined || isUnreachable(error)) return;
        show({ kind: 'failure', text: messageOf(error), about: 'reading' });
      },
    }),
    defaultOptions: { queries: { retry: mayRetry, staleTime: 10_000, networkMode: 'always' } },
  });
}

/** What could not be read for want of a network is read when that is back, without a press. */
export function readWhenBack(client: QueryClient, network: Readable<boolean>): Dispose {
  return network.subscribe(() => {
    if (!network.get()) return;
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => isUnreachable(state.error) });
  });
}
