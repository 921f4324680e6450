import type { Dispose } from '@lectern/base';
import type { QueryClient } from '@tanstack/react-query';
import type { PushListener } from '../../platform/push/push-socket.ts';
import { ASSIGNMENTS } from './assignment-queries.ts';

/** Queries whose data change when pupils begin or hand in: the second part of their keys. */
const COUNTED: ReadonlySet<unknown> = new Set(['list', 'one', 'works']);

/**
 * Fetches lists and counts of assignments again when the server reports that pupils began or handed in, and after the push
 * socket was disconnected. The server sends one message for many pupils.
 */
export function assignmentsFollowPush(
  client: QueryClient,
  subscribe: (listener: PushListener) => Dispose,
): Dispose {
  const read = () =>
    void client.invalidateQueries({
      queryKey: ASSIGNMENTS,
      predicate: ({ queryKey: [, name], state }) => COUNTED.has(name) && state.fetchStatus !== 'fetching',
    });
  let wasReady = false;
  return subscribe({
    onMessage({ kind }) {
      if (kind === 'assignment') read();
    },
    onReady() {
      // Messages that were sent while the socket was disconnected are lost.
      if (wasReady) read();
      wasReady = true;
    },
  });
}
