import type { LivePorts } from '@lectern/courseware/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followLesson, whenEnded } from './follow-lesson.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

const later = (milliseconds: number, work: () => void) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

/** A server that keeps the lesson once it is told of it. */
function world() {
  const server: { found: 'unknown' | 'taught' | 'ended'; asked: number; sockets: number } = {
    found: 'unknown',
    asked: 0,
    sockets: 0,
  };
  const live: LivePorts = {
    open: () => {
      server.sockets += 1;
      return { send() {}, close() {} };
    },
    token: async () => undefined,
    later: () => () => undefined,
    random: () => 0.5,
  };
  const followed = followLesson('x', {
    live,
    ask: async () => {
      server.asked += 1;
      return server.found;
    },
    later,
  });
  return { server, followed };
}

describe('a lesson that is followed', () => {
  it('is connected to as soon as its panel has made it known', async () => {
    const { server, followed } = world();
    await vi.advanceTimersByTimeAsync(2_500);
    expect([server.asked, server.sockets]).toEqual([3, 0]);
    server.found = 'taught';
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.sockets).toBe(1);
    followed.leave();
  });

  it('is over when it is ended where it is taught', async () => {
    const { server, followed } = world();
    server.found = 'taught';
    await vi.advanceTimersByTimeAsync(1_000);
    expect(followed.isOver.get()).toBe(false);
    server.found = 'ended';
    await vi.advanceTimersByTimeAsync(10_000);
    expect(followed.isOver.get()).toBe(true);
    followed.leave();
  });

  it('is asked for no more when nobody follows it', async () => {
    const { server, followed } = world();
    followed.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toBe(1);
  });
});

describe('a lesson about which a teacher is asked', () => {
  it('is asked about no more when it has ended, which is said once, however often the server was away before', async () => {
    const found: (() => 'taught' | 'ended')[] = [
      () => 'taught',
      () => {
        throw new Error('the server is away');
      },
      () => 'ended',
    ];
    const ended = vi.fn();
    const ask = vi.fn(async () => found.shift()?.() ?? 'ended');
    whenEnded('x', ended, { ask, later });
    await vi.advanceTimersByTimeAsync(8_000);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([ended.mock.calls.length, ask.mock.calls.length]).toEqual([1, 3]);
  });

  it('is not spoken of again when the teacher has answered, though the server answers later', async () => {
    const ended = vi.fn();
    let answer: (found: 'ended') => void = () => undefined;
    const ask = () =>
      new Promise<'ended'>((resolve) => {
        answer = resolve;
      });
    const stop = whenEnded('x', ended, { ask, later });
    await vi.advanceTimersByTimeAsync(3_000);
    stop();
    answer('ended');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ended).not.toHaveBeenCalled();
  });
});
