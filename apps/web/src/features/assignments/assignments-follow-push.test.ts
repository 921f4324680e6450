import type { PushMessage } from '@lectern/protocol/push';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { PushListener } from '../../platform/push/push-socket.ts';
import { ASSIGNMENTS } from './assignment-queries.ts';
import { assignmentsFollowPush } from './assignments-follow-push.ts';

it('lists and counts are fetched again when pupils handed in and after a disconnection, and questions are not', () => {
  const client = new QueryClient();
  let heard: PushListener | undefined;
  assignmentsFollowPush(client, (listener) => {
    heard = listener;
    return () => undefined;
  });
  const keys = ['list', 'one', 'works', 'content'].map((name) => [...ASSIGNMENTS, name, 'a']);
  /** Names of the queries that an event made stale. */
  const stale = (event: () => void) => {
    for (const key of keys) client.setQueryData(key, {});
    event();
    return keys.filter((key) => client.getQueryState(key)?.isInvalidated).map(([, name]) => name);
  };
  const tell = (message: PushMessage) => stale(() => heard?.onMessage(message));
  const ready = () => stale(() => heard?.onReady?.());
  expect(tell({ kind: 'documents' })).toEqual([]);
  expect(tell({ kind: 'assignment', assignment_id: 'a' })).toEqual(['list', 'one', 'works']);
  expect([ready(), ready()]).toEqual([[], ['list', 'one', 'works']]);
});
