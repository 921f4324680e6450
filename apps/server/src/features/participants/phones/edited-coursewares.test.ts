import pino from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EditedCoursewares } from './edited-coursewares.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function setUp(work: (documentId: string) => Promise<void> = async () => undefined) {
  const did: string[] = [];
  const edited = new EditedCoursewares(
    (documentId) => {
      did.push(documentId);
      return work(documentId);
    },
    pino({ level: 'silent' }),
  );
  return { did, edited };
}

it('edited coursewares are processed once for all edits of some seconds, and again for later edits', async () => {
  const { did, edited } = setUp();
  for (let edit = 0; edit < 50; edit += 1) edited.edited('one');
  edited.edited('two');
  expect(did).toEqual([]);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(did).toEqual(['one', 'two']);
  edited.edited('one');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(did).toEqual(['one', 'two', 'one']);
  await edited.close();
});

it('edited coursewares are processed after earlier work failed', async () => {
  const { did, edited } = setUp(async () => {
    throw new Error('the database is unreachable');
  });
  edited.edited('one');
  await vi.advanceTimersByTimeAsync(3_000);
  edited.edited('one');
  await vi.advanceTimersByTimeAsync(3_000);
  expect(did).toEqual(['one', 'one']);
  await edited.close();
});

it('edited coursewares that wait are processed on close, and later ones are not', async () => {
  const { did, edited } = setUp();
  edited.edited('one');
  await edited.close();
  edited.edited('two');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(did).toEqual(['one']);
});
