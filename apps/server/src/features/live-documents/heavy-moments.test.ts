import { describe, expect, it } from 'vitest';
import { HeavyMoments } from './heavy-moments.ts';

describe('moments that hold the event loop up', () => {
  it('are spread out, so that others have the loop for several times as long', async () => {
    const moments = new HeavyMoments();
    const begun = performance.now();
    await moments.next(20);
    expect(performance.now() - begun).toBeLessThan(15);
    await moments.next(20);
    expect(performance.now() - begun).toBeGreaterThan(150);
  });

  it('are not waited for where they are light', async () => {
    const moments = new HeavyMoments(() => 0);
    await moments.next(100);
    await expect(Promise.race([moments.next(1), new Promise(() => undefined)])).resolves.toBeUndefined();
  });
});
