import type { Dispose } from '@lectern/base';
import type { QueryClient } from '@tanstack/react-query';
import type { PushListener } from '../../../platform/push/push-socket.ts';
import { DOCUMENTS } from './document-queries.ts';

/**
 * Delay after a push message, milliseconds. By then this window has fetched after its own changes, and several messages
 * count as one.
 */
const SETTLES_MS = 400;

/**
 * Fetches the lists of documents again when another window or device of the same user moves, renames or bins documents,
 * unless this window has fetched them since. A hidden window fetches when it becomes visible.
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
      // Messages sent while the socket was disconnected are lost.
      if (wasReady) note();
      wasReady = true;
    },
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
}
