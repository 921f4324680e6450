import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../platform/api/api-error.ts';
import { commentOutboxOf, refusedCommentsOf, writeComment } from './comment-outbox.ts';

const seen = vi.hoisted(() => ({
  told: [] as unknown[],
  error: undefined as unknown,
  userId: 'chen' as string | undefined,
  isOnline: false,
  toasts: [] as { readonly text: string; readonly action: { run(): void } }[],
  copied: [] as string[],
}));
vi.mock('@lectern/ui', () => ({
  showToast: (toast: (typeof seen.toasts)[number]) => seen.toasts.push(toast),
}));
vi.mock('../../../platform/api/call.ts', () => ({
  call: async (_: unknown, given: unknown) => {
    if (seen.error) throw seen.error;
    seen.told.push(given);
  },
}));
vi.mock('../../../platform/api/lock.ts', () => ({ withLock: (_: string, work: () => unknown) => work() }));
vi.mock('../../../platform/api/session.ts', () => ({
  currentSession: () => seen.userId && { userId: seen.userId },
}));
vi.mock('../../../platform/connection/window-connection.ts', () => ({
  connection: { get: () => seen.isOnline },
}));
vi.mock('../../../platform/copy-text.ts', () => ({
  copyText: async (text: string) => seen.copied.push(text),
}));

let user = '';
let tests = 0;
beforeEach(() => {
  tests += 1;
  user = `user ${tests}`;
  Object.assign(seen, { told: [], error: undefined, userId: user, isOnline: false, toasts: [], copied: [] });
});

const message = (text = 'a') =>
  ({ documentId: 'd1', id: 'c1', said: { text } }) as unknown as Parameters<typeof writeComment>[1];
const refused = (status: number) => new ApiError(status, 'FORBIDDEN', {}, 'no permission');

it('returns one outbox and one list of refused comments for each user', () => {
  expect(commentOutboxOf(user)).toBe(commentOutboxOf(user));
  expect(commentOutboxOf(user)).not.toBe(commentOutboxOf('other'));
  expect(refusedCommentsOf(user)).toBe(refusedCommentsOf(user));
});

it('sends a comment that was written offline, and reports it as stored', async () => {
  const stored: string[] = [];
  commentOutboxOf(user).onStored(({ id }) => stored.push(id));
  await writeComment(user, message());
  await vi.waitFor(() =>
    expect(seen.told).toEqual([{ params: { id: 'd1', comment_id: 'c1' }, body: { text: 'a' } }]),
  );
  await vi.waitFor(() => expect(stored).toEqual(['c1']));
});

it.each([undefined, 'li'])('waits while the signed-in user is %s', async (userId) => {
  seen.userId = userId;
  const outbox = commentOutboxOf(user);
  await writeComment(user, message());
  await outbox.deliver();
  expect([seen.told, (await outbox.waiting()).length]).toEqual([[], 1]);
  outbox.dispose();
});

it('keeps a comment until the server is reachable', async () => {
  seen.error = refused(503);
  const outbox = commentOutboxOf(user);
  await writeComment(user, message());
  await outbox.deliver();
  expect([(await outbox.waiting()).length, seen.toasts.length]).toEqual([1, 0]);
  outbox.dispose();
});

it.each([
  [40, 'x'.repeat(40)],
  [41, `${'x'.repeat(40)}…`],
])(
  'shows and stores a refused comment of %i characters, which can be copied whole',
  async (length, shown) => {
    seen.error = refused(403);
    const outbox = commentOutboxOf(user);
    await writeComment(user, message('x'.repeat(length)));
    await vi.waitFor(() => expect(seen.toasts).toHaveLength(1));
    await outbox.deliver();
    expect(await outbox.waiting()).toEqual([]);
    expect(seen.toasts[0]?.text).toMatch(new RegExp(`[“]${shown}[”]`));
    expect(seen.toasts[0]?.text).toContain('no permission');
    seen.toasts[0]?.action.run();
    expect(seen.copied).toEqual(['x'.repeat(length)]);
  },
);
