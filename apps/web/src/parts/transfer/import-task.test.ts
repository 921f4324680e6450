import { TranscodeStatus } from '@lectern/protocol/constants';
import { getTranscode, revokeTranscode } from '@lectern/protocol/transcoding';
import { beforeEach, expect, it, vi } from 'vitest';

const call = vi.fn();
vi.mock('../../platform/api/call.ts', () => ({ call }));
const tell = vi.fn<(message: unknown) => void>();
vi.mock('../../platform/push/window-push.ts', () => ({
  subscribePush: ({ onMessage }: { onMessage: (message: unknown) => void }) => {
    tell.mockImplementation(onMessage);
    return () => undefined;
  },
}));
const { followTask } = await import('./import-task.ts');
const { UserGone } = await import('./transfer.ts');

beforeEach(() => {
  call.mockReset();
  call.mockImplementation(async (endpoint: unknown, { signal }: { signal?: AbortSignal }) => {
    signal?.throwIfAborted();
    return endpoint === getTranscode
      ? { status: TranscodeStatus.EXECUTION, stage: 'parsing', progress: 5 }
      : {};
  });
});

async function end(reason?: DOMException): Promise<readonly unknown[]> {
  const abort = new AbortController();
  const following = followTask({ taskId: 'task', signal: abort.signal, onProgress: () => undefined });
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  abort.abort(reason);
  await expect(following).rejects.toMatchObject({ name: 'AbortError' });
  // Requests that were made after the end are ignored.
  return call.mock.calls
    .map(([endpoint]) => endpoint)
    .filter((endpoint, at) => at === 0 || endpoint !== getTranscode);
}

it('followTask cancels the task when it is aborted', async () => {
  expect(await end()).toEqual([getTranscode, revokeTranscode]);
});

it('followTask lets the task continue when its user signed out', async () => {
  expect(await end(new UserGone())).toEqual([getTranscode]);
});

const follow = () =>
  followTask({ taskId: 'task', signal: new AbortController().signal, onProgress: () => undefined });
const cut = { pages: 912, of_pages: 2_000, elements: 0 };

it('followTask returns the omitted parts when the task reports them', async () => {
  call.mockResolvedValue({ status: TranscodeStatus.DEALSUCCESS, document_id: 'courseware', cut });
  await expect(follow()).resolves.toEqual({ documentId: 'courseware', cut });
});

it('followTask returns the omitted parts when the push message reports them', async () => {
  const following = follow();
  await vi.waitFor(() => expect(call).toHaveBeenCalledOnce());
  await vi.waitFor(() => {
    tell({
      kind: 'notification',
      notification: { content: { task_id: 'task', document_id: 'courseware', error: null, cut } },
    });
    return expect(Promise.race([following, Promise.reject(new Error('not yet'))])).resolves.toBeDefined();
  });
  await expect(following).resolves.toEqual({ documentId: 'courseware', cut });
});
