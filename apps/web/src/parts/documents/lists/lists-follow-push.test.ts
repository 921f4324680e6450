import type { PushMessage } from '@lectern/protocol/push';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PushListener } from '../../../platform/push/push-socket.ts';
import { DOCUMENTS } from './document-queries.ts';
import { listsFollowPush } from './lists-follow-push.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

async function world(isSeen = true) {
  const client = new QueryClient();
  let heard: PushListener | undefined;
  const stop = listsFollowPush(
    client,
    (listener) => {
      heard = listener;
      return () => undefined;
    },
    () => isSeen,
  );
  const read = vi.fn(async () => ['秋天的雨']);
  const observer = new QueryObserver(client, { queryKey: [...DOCUMENTS, 'list'], queryFn: read });
  const stopObserver = observer.subscribe(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(1);
  const end = () => {
    stop();
    stopObserver();
    client.clear();
  };
  return {
    client,
    read,
    tell: (message: PushMessage) => heard?.onMessage(message),
    ready: () => heard?.onReady?.(),
    end,
  };
}

it('a list is fetched again once when another window moved several documents', async () => {
  const { read, tell, end } = await world();
  tell({ kind: 'ping' });
  for (let told = 0; told < 3; told += 1) tell({ kind: 'documents' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(2);
  tell({ kind: 'renamed', document_id: '01890000-0000-7000-8000-000000000000' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(3);
  end();
});

it('a list is fetched again when the socket reconnects', async () => {
  const { read, ready, end } = await world();
  ready();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(1);
  ready();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(2);
  end();
});

it('a list that this window fetched since its own change is not fetched twice', async () => {
  const { client, read, tell, end } = await world();
  tell({ kind: 'documents' });
  await vi.advanceTimersByTimeAsync(1);
  await client.invalidateQueries({ queryKey: DOCUMENTS });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(2);
  end();
});

it('a list in a hidden window is fetched when the window becomes visible, and never after disposal', async () => {
  const { client, read, tell, end } = await world(false);
  tell({ kind: 'documents' });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(client.getQueryState([...DOCUMENTS, 'list'])?.isInvalidated).toBe(true);
  tell({ kind: 'documents' });
  end();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(read).toHaveBeenCalledTimes(1);
});
