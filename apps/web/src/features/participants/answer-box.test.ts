import type { OwnAnswers } from '@lectern/protocol/activity-shapes';
import { describe, expect, it } from 'vitest';
import { AnswerBox, type Delivery, type WaitingAnswer } from './answer-box.ts';

const OWN: OwnAnswers = { kind: 'vote', options: [0] };

/** A mock server with a configurable response, and mock timers. */
function setUp(answer: (sent: WaitingAnswer) => Promise<Delivery>, waiting: readonly WaitingAnswer[] = []) {
  const server = { answer };
  const sent: WaitingAnswer[] = [];
  const timers: (() => void)[] = [];
  const told: string[] = [];
  let kept: readonly WaitingAnswer[] = waiting;
  const open = () =>
    new AnswerBox(kept, {
      send: (each) => {
        sent.push(each);
        return server.answer(each);
      },
      keep: (next) => {
        kept = next;
      },
      onStored: ({ activityId }) => told.push(`stored ${activityId}`),
      onRefused: ({ activityId }, message) => told.push(`refused ${activityId}: ${message}`),
      later: (_, work) => {
        timers.push(work);
        return () => timers.splice(timers.indexOf(work), 1);
      },
    });
  return { server, sent, timers, told, open, kept: () => kept };
}

const later = async (): Promise<Delivery> => ({ kind: 'later' });
const stored = async (): Promise<Delivery> => ({ kind: 'stored', own: OWN });
const settled = () => new Promise((resolve) => setTimeout(resolve));
const vote = (...options: number[]) => ({ kind: 'vote' as const, options });

describe('an answer', () => {
  it('waits until the server has confirmed it, and keeps its id however often it is sent', async () => {
    const { server, sent, timers, told, open, kept } = setUp(later);
    const box = open();
    box.add('a', vote(0));
    await settled();
    expect(kept()).toHaveLength(1);
    timers.at(-1)?.();
    await settled();
    server.answer = stored;
    timers.at(-1)?.();
    await settled();
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect(sent).toHaveLength(3);
    expect(kept()).toEqual([]);
    expect(told).toEqual(['stored a']);
  });

  it('waits over a reload', async () => {
    const { server, sent, open, kept } = setUp(later);
    const closed = open();
    closed.add('a', { kind: 'words', text: '落叶' });
    await settled();
    closed.dispose();
    server.answer = stored;
    const box = open();
    await settled();
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect([kept(), box.waiting.get()]).toEqual([[], []]);
  });

  it('is dropped when the server refuses it, and does not block later answers', async () => {
    const { told, open, kept } = setUp(async ({ activityId }) =>
      activityId === 'closed' ? { kind: 'refused', message: '已结束' } : stored(),
    );
    const box = open();
    box.add('closed', vote(0));
    box.add('open', vote(0));
    await settled();
    expect(told).toEqual(['refused closed: 已结束', 'stored open']);
    expect(kept()).toEqual([]);
  });

  it('replaces a vote that is still waiting, but not one that is being sent', async () => {
    const { server, sent, timers, open, kept } = setUp(later);
    const box = open();
    box.add('a', vote(0));
    box.add('a', vote(1));
    box.add('a', vote(2));
    await settled();
    expect(kept().map(({ content }) => content)).toEqual([vote(0), vote(2)]);
    server.answer = stored;
    timers.at(-1)?.();
    await settled();
    expect(sent.at(-1)?.content).toEqual(vote(2));
  });

  it('replaces a waiting answer to the same question of an exercise, and keeps those to other questions', async () => {
    const { open, kept } = setUp(later);
    const box = open();
    const to = (index: number, text: string) => ({ kind: 'exercise' as const, index, response: { text } });
    for (const content of [to(0, 'a'), to(1, 'b'), to(0, 'c'), to(1, 'd')]) box.add('a', content);
    box.add('a', { kind: 'handed-in' });
    box.add('other', to(1, 'e'));
    await settled();
    // The first one is being sent.
    expect(kept().map(({ content }) => content)).toEqual([
      ...[to(0, 'a'), to(0, 'c'), to(1, 'd')],
      ...[{ kind: 'handed-in' }, to(1, 'e')],
    ]);
  });
});
