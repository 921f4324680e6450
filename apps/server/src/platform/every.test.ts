import type { Logger } from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { every, type Later, type RepeatedWork, warmUpLater } from './every.ts';

/** Scheduled work, which the test runs. */
let waiting: { readonly milliseconds: number; readonly work: () => void }[] = [];
beforeEach(() => {
  waiting = [];
});

const later: Later = (milliseconds, work) => {
  const entry = { milliseconds, work };
  waiting.push(entry);
  return () => {
    waiting = waiting.filter((other) => other !== entry);
  };
};

const warn = vi.fn();
const log = { warn } as unknown as Logger;

function repeated(run: RepeatedWork['run'], more: Partial<RepeatedWork> = {}): RepeatedWork {
  return { everyMs: 1_000, run, failure: 'the sweep failed', log, later, random: () => 0.5, ...more };
}

/** Starts the next scheduled run. */
async function elapse(): Promise<void> {
  waiting.shift()?.work();
  await Promise.resolve();
}

const pauses = () => waiting.map(({ milliseconds }) => milliseconds);
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('repeated work', () => {
  it('waits for its pause before each run, the first one included', async () => {
    const run = vi.fn(async () => undefined);
    every(repeated(run));
    expect([run.mock.calls.length, pauses()]).toEqual([0, [1_000]]);
    await elapse();
    await settled();
    expect([run.mock.calls.length, pauses()]).toEqual([1, [1_000]]);
  });

  it('has another pause before the first run when it is configured', async () => {
    every(repeated(async () => undefined, { firstAfterMs: 10 }));
    expect(pauses()).toEqual([10]);
    await elapse();
    await settled();
    expect(pauses()).toEqual([1_000]);
  });

  it('adds its share of the jitter to each pause', async () => {
    every(repeated(async () => undefined, { jitterMs: 600 }));
    expect(pauses()).toEqual([1_300]);
    await elapse();
    await settled();
    expect(pauses()).toEqual([1_300]);
  });

  it('does not begin a second run while the first one takes longer than the pause', async () => {
    let end: () => void = () => undefined;
    const run = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
    every(repeated(run));
    await elapse();
    expect([run.mock.calls.length, pauses()]).toEqual([1, []]);
    end();
    await settled();
    expect(pauses()).toEqual([1_000]);
  });

  it('continues after a run that fails, which is logged', async () => {
    const error = new Error('no database');
    const run = vi.fn(async () => Promise.reject(error));
    every(repeated(run));
    await elapse();
    await settled();
    expect(warn).toHaveBeenCalledWith({ err: error }, 'the sweep failed');
    await elapse();
    expect(run).toHaveBeenCalledTimes(2);
  });

  it('is logged when it throws before it returns a promise', async () => {
    warn.mockClear();
    every(
      repeated(() => {
        throw new Error('at once');
      }),
    );
    await elapse();
    await settled();
    expect([warn.mock.calls.length, pauses()]).toEqual([1, [1_000]]);
  });

  it('never runs again once it is closed', async () => {
    const run = vi.fn(async () => undefined);
    const repeating = every(repeated(run));
    await repeating.close();
    expect([run.mock.calls.length, pauses()]).toEqual([0, []]);
  });

  it('is closed only after the run in progress has ended', async () => {
    let end: () => void = () => undefined;
    const repeating = every(repeated(() => new Promise<void>((resolve) => (end = resolve))));
    await elapse();
    const closed = vi.fn();
    const closing = repeating.close().then(closed);
    await settled();
    expect(closed).not.toHaveBeenCalled();
    end();
    await closing;
    expect(pauses()).toEqual([]);
  });
});

describe('warmUpLater', () => {
  const work = vi.fn();
  beforeEach(() => {
    work.mockClear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('does the work once, three seconds later', () => {
    warmUpLater(work);
    vi.advanceTimersByTime(2_999);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('does no work when it is disposed before', () => {
    warmUpLater(work)();
    vi.advanceTimersByTime(60_000);
    expect(work).not.toHaveBeenCalled();
  });
});
