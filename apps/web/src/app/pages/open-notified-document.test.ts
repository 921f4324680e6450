import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { openNotifiedDocument } from './open-notified-document.ts';

const seen = vi.hoisted(() => ({
  item: {} as object,
  error: undefined as unknown,
  to: [] as string[],
  toasts: [] as { readonly text: string }[],
}));
vi.mock('@lectern/ui', () => ({ showToast: (toast: { text: string }) => seen.toasts.push(toast) }));
vi.mock('../../platform/router/router.ts', () => ({ navigate: (to: string) => seen.to.push(to) }));
vi.mock('../../parts/document-kinds/index.ts', () => ({ addressOf: ({ at }: { at?: string }) => at }));
vi.mock('../../platform/api/call.ts', () => ({
  call: async () => {
    if (seen.error) throw seen.error;
    return seen.item;
  },
}));
beforeEach(() => {
  Object.assign(seen, { item: { at: '/blackboard?fileId=d1' }, error: undefined, to: [], toasts: [] });
});

it('opens a document at its own address, and at its comment', async () => {
  await openNotifiedDocument('d1');
  await openNotifiedDocument('d1', 'c7');
  expect(seen.to).toEqual(['/blackboard?fileId=d1', '/blackboard?fileId=d1&comment=c7']);
});

it('opens the list of shared documents for a file', async () => {
  seen.item = {};
  await openNotifiedDocument('d1', 'c7');
  expect(seen.to).toEqual(['/user/netdisk?place=shared']);
});

it('opens the copy of this browser when the server is unreachable', async () => {
  seen.error = new ApiError(0, 'NETWORK', {}, 'offline');
  await openNotifiedDocument('d1', 'c7');
  expect([seen.to, seen.toasts]).toEqual([['/view?fileId=d1&comment=c7'], []]);
});

it('says why a document does not open', async () => {
  seen.error = new ApiError(404, 'DOCUMENT_NOT_FOUND', {}, 'gone');
  await openNotifiedDocument('d1');
  expect([seen.to, seen.toasts.length]).toEqual([[], 1]);
});
