import { Signal } from '@lectern/base';
import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { ApiError, networkError } from '../../platform/api/api-error.ts';
import { deskClient, readWhenBack } from './desk-client.ts';

const REFUSED = new ApiError(429, 'TOO_MANY_REQUESTS', {}, '请稍后再试');

/** Returns the messages shown when a list fails to load that was loaded before (`read`) or never. */
async function said(read: boolean, error: Error): Promise<readonly unknown[]> {
  const show = vi.fn(() => 1);
  const client = deskClient({ show });
  if (read) client.setQueryData(['list'], ['one']);
  const again = client.fetchQuery({ queryKey: ['list'], queryFn: () => Promise.reject(error), staleTime: 0 });
  await expect(again).rejects.toBe(error);
  expect(client.getQueryData(['list'])).toEqual(read ? ['one'] : undefined);
  client.clear();
  return show.mock.calls.flat();
}

it('the desk shows the reason when visible data could not be loaded again', async () => {
  expect(await said(true, REFUSED)).toEqual([{ kind: 'failure', text: '请稍后再试', about: 'reading' }]);
});

it.each([
  ['data that were never read, because their screen reports the error', false, REFUSED],
  ['a network error, because every screen reports it', true, networkError()],
] as const)('the desk shows no message for %s', async (_, read, error) => {
  expect(await said(read, error)).toEqual([]);
});

it.each([
  ['data that failed to load because of the network', networkError(), 'read'],
  ['no data that the server refused', REFUSED, undefined],
] as const)('the desk loads %s when the network is back', async (_, error, found) => {
  const client = deskClient();
  const network = new Signal(false);
  const stop = readWhenBack(client, network);
  const queryFn = vi.fn<() => Promise<string>>().mockRejectedValueOnce(error).mockResolvedValue('read');
  const observer = new QueryObserver(client, { queryKey: ['list'], queryFn, retry: false });
  const leave = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().error).toBe(error));
  network.set(true);
  await vi.waitFor(() => expect(client.isFetching()).toBe(0));
  expect(client.getQueryData(['list'])).toBe(found);
  stop();
  leave();
  client.clear();
});
