import type { Dispose, Readable } from '@lectern/base';
import { showToast } from '@lectern/ui';
import { QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isUnreachable, messageOf } from '../../platform/api/api-error.ts';
import { connection } from '../../platform/connection/window-connection.ts';

/** Only calls without a response from the server are retried, and only while the network is online. */
function mayRetry(count: number, error: unknown): boolean {
  if (!connection.get()) return false;
  return count < 2 && error instanceof ApiError && (error.code === 'NETWORK' || error.status >= 500);
}

/**
 * The query client of the desk. Loaded data stay visible when reloading them, or loading more, fails; the reason is
 * shown briefly. Being offline is shown by a banner on every screen.
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

/** Fetches queries that failed offline again when the network is back. */
export function readWhenBack(client: QueryClient, network: Readable<boolean>): Dispose {
  return network.subscribe(() => {
    if (!network.get()) return;
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => isUnreachable(state.error) });
  });
}
