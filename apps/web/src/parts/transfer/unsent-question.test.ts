import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { answerUnsent, askUnsent } from './unsent-question.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
afterEach(() => vi.useRealTimers());

/** Messages between windows take a few real turns of the event loop. */
async function delivered(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** The answers of the open windows, after their time. */
async function asked(...userIds: string[]): Promise<readonly (readonly string[])[]> {
  let isEarly = true;
  const answers = userIds.map((userId) => {
    const answer = askUnsent(userId);
    void answer.then(() => expect(isEarly).toBe(false));
    return answer;
  });
  await delivered();
  await vi.advanceTimersByTimeAsync(199);
  isEarly = false;
  await vi.advanceTimersByTimeAsync(1);
  return Promise.all(answers);
}

it('collects the unsent files of the user in all windows', async () => {
  onTestFinished(answerUnsent((userId) => [`${userId} 1`]));
  onTestFinished(answerUnsent((userId) => [`${userId} 2`, `${userId} 3`]));
  const [ids] = await asked('chen');
  expect(ids?.toSorted()).toEqual(['chen 1', 'chen 2', 'chen 3']);
});

it('ignores the answers to a question about another user', async () => {
  onTestFinished(answerUnsent((userId) => [userId]));
  expect(await asked('chen', 'li')).toEqual([['chen'], ['li']]);
});

it('returns nothing from a window that no longer answers', async () => {
  answerUnsent(() => ['gone'])();
  expect(await asked('chen')).toEqual([[]]);
});
