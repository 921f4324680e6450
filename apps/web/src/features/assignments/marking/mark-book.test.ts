import { expect, it } from 'vitest';
import { MarkBook, type MarkMessage, shownMark } from './mark-book.ts';

const message = (questionId: string, points: number, markId = `m-${questionId}`): MarkMessage => ({
  assignmentId: 'a',
  workId: 'w',
  questionId,
  markId,
  madeAt: 1_000,
  about: '甲',
  content: { points, rubric: [], words: '', ink: [], voice: null },
});

/** An outbox of which the test confirms messages. */
function outboxOf(...stored: MarkMessage[]) {
  const waiting = [...stored];
  const listeners: ((message: MarkMessage) => void)[] = [];
  return {
    add: async (added: MarkMessage) => void waiting.push(added),
    waiting: async () => [...waiting],
    deliver: async () => undefined,
    onStored: (listener: (message: MarkMessage) => void) => {
      listeners.push(listener);
      return () => undefined;
    },
    confirm: () => {
      const first = waiting.shift();
      if (first) for (const listener of listeners) listener(first);
    },
  };
}

it('shows a mark at once, and counts it until the server has confirmed it', async () => {
  const outbox = outboxOf();
  const noted: number[] = [];
  const book = new MarkBook(outbox, (count) => noted.push(count));
  const added = book.add(message('q1', 3));
  expect(book.marks.get().get('w q1')?.content.points).toBe(3);
  await added;
  expect(book.waiting.get()).toBe(1);
  outbox.confirm();
  await expect.poll(() => book.waiting.get()).toBe(0);
  expect(noted).toEqual([1, 0]);
  expect(book.marks.get().get('w q1')?.content.points).toBe(3);
});

it('shows waiting marks of an earlier visit, the newest one of an answer', async () => {
  const book = new MarkBook(outboxOf(message('q1', 1, 'old'), message('q1', 2, 'new')));
  await book.open();
  expect([book.waiting.get(), book.marks.get().get('w q1')?.content.points]).toEqual([2, 2]);
});

it('removes a refused mark, unless a newer one of the answer was made', async () => {
  const book = new MarkBook(outboxOf());
  await book.add(message('q1', 9, 'old'));
  await book.add(message('q1', 2, 'new'));
  book.drop(message('q1', 9, 'old'));
  expect(book.marks.get().get('w q1')?.content.points).toBe(2);
  book.drop(message('q1', 2, 'new'));
  expect(book.marks.get().size).toBe(0);
});

it('shownMark returns the mark of this browser until the server has it or a newer one', () => {
  const own = message('q1', 3, 'own');
  const stored = (id: string, at: number) => ({
    mark: { ...own.content, id, at, by: '陈', count: 1, points: 1 },
  });
  expect(shownMark({ mark: null }, own).mark?.points).toBe(3);
  expect(shownMark(stored('older', 900), own).mark?.points).toBe(3);
  expect(shownMark(stored('newer', 2_000), own).mark?.points).toBe(1);
  expect(shownMark(stored('own', 900), own).mark?.points).toBe(1);
  expect(shownMark({ mark: null }, undefined).mark).toBeNull();
});
