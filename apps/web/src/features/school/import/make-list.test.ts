import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { makeList, newListKey } from './make-list.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../../platform/api/call.ts', () => ({ call }));

beforeEach(() => {
  call.mockReset();
});

it('makeList repeats the call with the same key after a network error, at most three times in all', async () => {
  const key = newListKey();
  expect(key).toMatch(/^[\w-]{43}$/);
  expect(newListKey()).not.toBe(key);
  const broken = new ApiError(0, 'NETWORK', {}, '');
  call.mockRejectedValueOnce(broken).mockResolvedValueOnce({ faults: [], made: [] });
  expect(await makeList([], key)).toEqual({ faults: [], made: [] });
  expect(call.mock.calls.map(([, { body }]) => body.key)).toEqual([key, key]);
  call.mockReset().mockRejectedValue(broken);
  await expect(makeList([], key)).rejects.toBe(broken);
  expect(call).toHaveBeenCalledTimes(3);
});

it('makeList calls the server once when the list is refused', async () => {
  call.mockRejectedValue(new ApiError(409, 'PEOPLE_REFUSED', { count: 1 }, ''));
  await expect(makeList([], newListKey())).rejects.toMatchObject({ code: 'PEOPLE_REFUSED' });
  expect(call).toHaveBeenCalledTimes(1);
});
