import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeavyMoments } from './pace.ts';

describe('work that blocks the event loop', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is spread out, so that the loop is free for several times as long', async () => {
    const moments = new HeavyMoments();
    await moments.next(20);
    let isTime = false;
    const second = moments.next(20).then(() => {
      isTime = true;
    });
    await vi.advanceTimersByTimeAsync(150);
    expect(isTime).toBe(false);
    await vi.advanceTimersByTimeAsync(50);
    expect(isTime).toBe(true);
    await second;
  });

  it('is not delayed when it is short', async () => {
    const moments = new HeavyMoments(() => 0);
    await moments.next(100);
    await expect(Promise.race([moments.next(1), new Promise(() => undefined)])).resolves.toBeUndefined();
  });
});
