import type { Page } from 'playwright-core';

/**
 * Starts to measure the processor time of a page's thread; the returned function returns it, milliseconds. Other work
 * of the machine is not included.
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
