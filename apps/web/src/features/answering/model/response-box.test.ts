import { describe, expect, it, vi } from 'vitest';
import { newestOfEach, ResponseBox, type ResponseDelivery, type WaitingResponse } from './response-box.ts';

/** A box with a clock and timers that the test moves. */
function boxed(kept: readonly WaitingResponse[] = []) {
  let now = 1_000;
  const timers: { at: number; work: () => void; on: boolean }[] = [];
  const deliveries: ResponseDelivery[] = [];
  const sent: WaitingResponse[] = [];
  const keep = vi.fn();
  const onStored = vi.fn();
  const onRefused = vi.fn();
  const box = new ResponseBox(kept, {
    send: async (response) => {
      sent.push(response);
      return deliveries.shift() ?? { kind: 'stored', late: false };
    },
    keep,
    onStored,
    onRefused,
    now: () => now,
    later: (milliseconds, work) => {
      const timer = { at: now + milliseconds, work, on: true };
      timers.push(timer);
      return () => {
        timer.on = false;
      };
    },
  });
  const pass = async (milliseconds: number) => {
    const until = now + milliseconds;
    for (;;) {
      const next = timers.filter(({ on, at }) => on && at <= until).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      next.on = false;
      now = Math.max(now, next.at);
      next.work();
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    now = until;
  };
  return { box, deliveries, sent, keep, onStored, onRefused, pass };
}

describe('responses on their way to the server', () => {
  it('are kept at once and sent after a rest, the newest of a question only', async () => {
    const { box, sent, keep, onStored, pass } = boxed();
    box.put('q1', 'a');
    expect(keep.mock.lastCall?.[0]).toMatchObject([{ questionId: 'q1', response: 'a', givenAt: 1_000 }]);
    await pass(500);
    box.put('q1', 'ab');
    await pass(700);
    expect(sent).toEqual([]);
    await pass(200);
    expect(sent.map(({ response }) => response)).toEqual(['ab']);
    expect(onStored).toHaveBeenCalledTimes(1);
    expect(keep.mock.lastCall?.[0]).toEqual([]);
  });

  it('rest longer with each response to the same question', async () => {
    const { box, sent, pass } = boxed();
    for (let count = 0; count < 30; count += 1) {
      box.put('q1', count);
      await pass(60_001);
    }
    box.put('q1', 'last');
    await pass(59_000);
    expect(sent.at(-1)?.response).toBe(29);
    expect(await box.flush()).toBe(true);
    expect(sent.at(-1)?.response).toBe('last');
  });

  it('are sent again under the same id after a failure', async () => {
    const { box, sent, deliveries, pass } = boxed();
    deliveries.push({ kind: 'later' }, { kind: 'later' });
    box.put('q1', 'a');
    expect(await box.flush()).toBe(false);
    await pass(1_000);
    await pass(2_000);
    expect(sent.map(({ id }) => id)).toEqual(Array(3).fill(sent[0]?.id));
    expect(box.waiting.get()).toEqual([]);
  });

  it('stay while an earlier response of the question is under way', async () => {
    const { box, sent } = boxed();
    box.put('q1', 'a');
    const flushed = box.flush();
    box.put('q1', 'b');
    await flushed;
    await box.flush();
    expect(sent.map(({ response }) => response)).toEqual(['a', 'b']);
  });

  it('are dropped once the server refused them', async () => {
    const { box, deliveries, onRefused } = boxed();
    deliveries.push({ kind: 'refused', message: 'closed' });
    box.put('q1', 'a');
    expect(await box.flush()).toBe(true);
    expect(onRefused.mock.lastCall?.[1]).toBe('closed');
  });

  it('are sent when the page is opened again', async () => {
    const kept = [{ id: 'r1', questionId: 'q1', response: 'a', givenAt: 5 }];
    const { box, sent } = boxed(kept);
    await box.flush();
    expect(sent).toEqual(kept);
  });
});

it('newestOfEach returns one response a question, in the order of their times', () => {
  const made = (id: string, questionId: string, givenAt: number) => ({
    id,
    questionId,
    givenAt,
    response: id,
  });
  const all = [made('c', 'q2', 2), made('a', 'q1', 1), made('d', 'q1', 3)];
  expect(newestOfEach(all).map(({ id }) => id)).toEqual(['c', 'd']);
});
