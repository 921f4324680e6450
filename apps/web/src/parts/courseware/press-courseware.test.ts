import { EditPermission } from '@lectern/protocol/constants';
import { getDocument } from '@lectern/protocol/one-document';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaseCourseware } from './courseware-lease.ts';
import { takeContent, takeCopy, takeDocument } from './fetch-ahead.ts';
import type { OpenedCourseware } from './open-courseware.ts';
import { pressCourseware } from './press-courseware.ts';

const asked = vi.hoisted(() => [] as { readonly what: string; readonly signal?: AbortSignal | undefined }[]);

vi.mock('../../platform/api/call.ts', () => ({
  call: async (
    endpoint: { readonly path: string },
    { params, signal }: { readonly params: { readonly id: string }; readonly signal?: AbortSignal },
  ) => {
    const what = `${endpoint.path === getDocument.path ? 'document' : 'content'} ${params.id}`;
    asked.push({ what, signal });
    return new Uint8Array([asked.length]);
  },
}));
vi.mock('../../platform/api/session.ts', () => ({ loadSession: async () => ({ userId: 'li' }) }));
vi.mock('../kept-copies.ts', () => ({
  keptCopy: async () => {
    asked.push({ what: 'copy' });
    return 'nothing';
  },
}));

const names = () => asked.map(({ what }) => what);

beforeEach(() => {
  vi.useFakeTimers();
  asked.length = 0;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('pressCourseware preloads all data that show a courseware once, and opening it fetches no data again', async () => {
  pressCourseware('a', 'li');
  const content = takeContent('a', 'records');
  await takeDocument('a');
  expect(await takeCopy('a', 'li')).toBe('nothing');
  expect(await content.bytes).toEqual(new Uint8Array([1]));
  expect(names()).toEqual(['content a', 'document a', 'copy']);
  // A preloaded request in use is not aborted when the press ends.
  await vi.runAllTimersAsync();
  expect(content.abort.signal.aborted).toBe(false);
});

it('pressCourseware preloads once however often the card is pressed', async () => {
  pressCourseware('a', 'li');
  pressCourseware('a', 'li');
  await vi.advanceTimersByTimeAsync(0);
  expect(names()).toEqual(['content a', 'document a', 'copy']);
});

it('pressCourseware discards the preload when no courseware was opened, so that a later visit shows current content', async () => {
  pressCourseware('a', 'li');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked[0]?.signal?.aborted).toBe(true);
  takeContent('a', 'records');
  takeDocument('a');
  await takeCopy('a', 'li');
  expect(names().slice(3)).toEqual(['content a', 'document a', 'copy']);
});

it('pressCourseware fetches no data for a courseware that is open in this window', async () => {
  const live = { permission: { get: () => EditPermission.EDIT } };
  const open = async () => ({ live }) as unknown as OpenedCourseware;
  await leaseCourseware('open', { id: 'li', name: '李老师' }, open);
  pressCourseware('open', 'li');
  expect(asked).toEqual([]);
});
