import { Signal } from '@lectern/base';
import type { LivePorts } from '@lectern/courseware/live';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ClassTaught } from '../state/taught-lesson.ts';
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

/** A mock server that has the lesson when `found` is set. */
function world() {
  const server: { found: 'unknown' | 'taught' | 'ended'; asked: number; sockets: number } = {
    found: 'unknown',
    asked: 0,
    sockets: 0,
  };
  const classes = {
    of: [] as (string | null)[],
    asked: 0,
    taught: new Signal<ClassTaught>({ type: 'asked' }),
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
  const followed = followLesson('chen', 'x', {
    live,
    ask: async () => {
      server.asked += 1;
      return server.found === 'taught' ? { classId: 'c' } : server.found;
    },
    classOf: (id) => {
      classes.of.push(id);
      return {
        taught: classes.taught,
        hear: async () => undefined,
        ask: async () => {
          classes.asked += 1;
        },
      };
    },
    now: () => 1_000,
    behind: () => 0,
    later,
  });
  return { server, classes, followed };
}

describe('a followed lesson', () => {
  it('is connected as soon as its panel has registered it', async () => {
    const { server, followed } = world();
    await vi.advanceTimersByTimeAsync(2_500);
    expect([server.asked, server.sockets]).toEqual([3, 0]);
    server.found = 'taught';
    await vi.advanceTimersByTimeAsync(1_000);
    expect(server.sockets).toBe(1);
    followed.leave();
  });

  it('is `over` when it has ended on the teaching device', async () => {
    const { server, followed } = world();
    server.found = 'taught';
    await vi.advanceTimersByTimeAsync(1_000);
    expect(followed.isOver.get()).toBe(false);
    server.found = 'ended';
    await vi.advanceTimersByTimeAsync(10_000);
    expect(followed.isOver.get()).toBe(true);
    followed.leave();
  });

  it('provides its class tools, with its class, once the server knows it', async () => {
    const { server, classes, followed } = world();
    await vi.advanceTimersByTimeAsync(0);
    expect(followed.tools.get()).toBeUndefined();
    server.found = 'taught';
    await vi.advanceTimersByTimeAsync(1_000);
    const tools = followed.tools.get();
    expect([tools?.id, tools?.now(), classes.of]).toEqual(['x', 1_000, ['c']]);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([followed.tools.get(), classes.of]).toEqual([tools, ['c']]);
    followed.leave();
  });

  it('retries by itself when its pupils failed to load, because no user can press the button on this screen', async () => {
    const { server, classes, followed } = world();
    server.found = 'taught';
    await vi.advanceTimersByTimeAsync(1_000);
    expect(classes.asked).toBe(0);
    classes.taught.set({ type: 'failed' });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(classes.asked).toBe(1);
    followed.leave();
  });

  it('is no longer polled after leaving', async () => {
    const { server, followed } = world();
    followed.leave();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.asked).toBe(1);
  });
});

describe('a lesson that waits for its teacher’s decision', () => {
  it('is no longer polled after its end, which is reported once, even when the server was unreachable before', async () => {
    const found: (() => 'ended' | { classId: null })[] = [
      () => ({ classId: null }),
      () => {
        throw new Error('the server is unreachable');
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

  it('reports no end after the teacher has decided, when the server responds later', async () => {
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
