import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HeavyMoments } from './heavy-moments.ts';

describe('moments that hold the event loop up', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are spread out, so that others have the loop for several times as long', async () => {
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

  it('are not waited for where they are light', async () => {
    const moments = new HeavyMoments(() => 0);
    await moments.next(100);
    await expect(Promise.race([moments.next(1), new Promise(() => undefined)])).resolves.toBeUndefined();
  });
});
