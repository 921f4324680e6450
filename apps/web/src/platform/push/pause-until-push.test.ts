import type { PushMessage } from '@lectern/protocol/push';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pauseUntilPush } from './pause-until-push.ts';

const push = vi.hoisted(() => ({
  listeners: new Set<{ readonly onMessage: (message: PushMessage) => void }>(),
}));
vi.mock('./window-push.ts', () => ({
  subscribePush: (listener: { readonly onMessage: (message: PushMessage) => void }) => {
    push.listeners.add(listener);
    return () => push.listeners.delete(listener);
  },
}));

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  expect([push.listeners.size, vi.getTimerCount()]).toEqual([0, 0]);
  vi.useRealTimers();
});

const say = (kind: string) => {
  for (const { onMessage } of push.listeners) onMessage({ kind } as PushMessage);
};
const isExport = ({ kind }: PushMessage) => kind === 'export';

it('resolves after the time when no message wakes it', async () => {
  const done = vi.fn();
  const pause = pauseUntilPush(500, new AbortController().signal, isExport).then(done);
  say('notification');
  await vi.advanceTimersByTimeAsync(499);
  expect(done).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await pause;
  expect(done).toHaveBeenCalledOnce();
});

it('resolves at once with a message that wakes it', async () => {
  const pause = pauseUntilPush(500, new AbortController().signal, isExport);
  say('export');
  await pause;
});

it('rejects with the reason of an abort', async () => {
  const abort = new AbortController();
  const pause = pauseUntilPush(500, abort.signal, isExport);
  abort.abort(new Error('left'));
  await expect(pause).rejects.toThrow('left');
});
