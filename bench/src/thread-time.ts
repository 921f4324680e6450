import type { Page } from 'playwright-core';

/**
 * What a page's thread works from now on; the function that is answered says how much that was, milliseconds of processor
 * time. What others on the machine do is not in it.
 */
export async function threadTime(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const taskTime = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await taskTime();
  return async () => {
    const worked = (await taskTime()) - before;
    await session.detach();
    return worked;
  };
}
