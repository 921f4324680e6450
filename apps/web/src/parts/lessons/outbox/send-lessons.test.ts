import { beforeEach, expect, it, vi } from 'vitest';
import { sendLessons } from './send-lessons.ts';

const seen = vi.hoisted(() => ({
  log: [] as string[],
  isOnline: true,
  change: (): void => undefined,
  stored: (_: { readonly kind: string }): void => undefined,
  sent: async (): Promise<void> => undefined,
}));
vi.mock('../../../platform/connection/window-connection.ts', () => ({
  connection: {
    get: () => seen.isOnline,
    subscribe: (listener: () => void) => {
      seen.change = listener;
      return () => seen.log.push('stop connection');
    },
  },
}));
vi.mock('./lesson-outboxes.ts', () => ({
  outboxOf: () => ({
    deliver: async () => void seen.log.push('deliver'),
    waiting: async () => [{ lessonId: 'l1' }, { lessonId: 'l2' }],
    onStored: (listener: typeof seen.stored) => {
      seen.stored = listener;
      return () => seen.log.push('stop stored');
    },
  }),
}));
vi.mock('./send-left-documents.ts', () => ({
  forgetEnded: async () => void seen.log.push('forget'),
  sendLeftDocuments: async (_: string, untold: readonly string[]) => {
    seen.log.push(`documents without ${untold}`);
    await seen.sent();
  },
}));

const PASS = ['forget', 'deliver', 'documents without l1,l2'];
beforeEach(() => {
  seen.log.length = 0;
  seen.isOnline = true;
  seen.sent = async () => undefined;
});

it('sends messages, then the documents of lessons that the server knows', async () => {
  sendLessons('chen');
  await vi.waitFor(() => expect(seen.log).toEqual(PASS));
});

it('sends no documents without a network, and all when it is back', async () => {
  seen.isOnline = false;
  sendLessons('chen');
  await vi.waitFor(() => expect(seen.log).toEqual(['forget', 'deliver']));
  seen.change();
  await Promise.resolve();
  expect(seen.log).toHaveLength(2);
  seen.isOnline = true;
  seen.change();
  await vi.waitFor(() => expect(seen.log.slice(2)).toEqual(PASS));
});

it('sends again when the server knows the end of a lesson, not for other messages', async () => {
  sendLessons('chen');
  await vi.waitFor(() => expect(seen.log).toEqual(PASS));
  seen.stored({ kind: 'events' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(seen.log).toHaveLength(3);
  seen.stored({ kind: 'end' });
  await vi.waitFor(() => expect(seen.log).toEqual([...PASS, ...PASS]));
});

it('makes one pass at a time, and one more for all requests meanwhile', async () => {
  let finish = (): void => undefined;
  seen.sent = () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    });
  sendLessons('chen');
  await vi.waitFor(() => expect(seen.log).toEqual(PASS));
  seen.change();
  seen.change();
  expect(seen.log).toHaveLength(3);
  seen.sent = async () => undefined;
  finish();
  await vi.waitFor(() => expect(seen.log).toEqual([...PASS, ...PASS]));
});

it('stops listening when it is disposed', () => {
  sendLessons('chen')();
  expect(seen.log).toEqual(expect.arrayContaining(['stop connection', 'stop stored']));
});
