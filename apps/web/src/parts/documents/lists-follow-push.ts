import type { Dispose } from '@lectern/base';
import type { QueryClient } from '@tanstack/react-query';
import type { PushListener } from '../../platform/push/push-socket.ts';
import { DOCUMENTS } from './document-queries.ts';

/** What this window changed itself has been asked for anew by then, and several changes are one. */
const SETTLES_MS = 400;

/**
 * Keeps the lists of documents true while another window or device of the same user moves, renames or bins: they are read
 * anew at once, but for those that were read since, by whoever made the change here. A window that nobody sees reads when
 * it is looked at.
 */
export function listsFollowPush(
  client: QueryClient,
  subscribe: (listener: PushListener) => Dispose,
  isSeen: () => boolean = () => document.visibilityState !== 'hidden',
): Dispose {
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const read = () => {
    timer = undefined;
    void client.invalidateQueries({
      queryKey: DOCUMENTS,
      predicate: ({ state }) => state.dataUpdatedAt < told && state.fetchStatus !== 'fetching',
      refetchType: isSeen() ? 'active' : 'none',
    });
  };
  const note = () => {
    told = Date.now();
    timer ??= setTimeout(read, SETTLES_MS);
  };
  let wasReady = false;
  const stop = subscribe({
    onMessage: ({ kind }) => {
      if (kind === 'documents' || kind === 'renamed') note();
    },
    onReady: () => {
      // Messages that came while the socket was away were not heard.
      if (wasReady) note();
      wasReady = true;
    },
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
