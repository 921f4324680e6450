import type { Page } from '@playwright/test';

/** What a page of the browser holds. */
export interface Held {
  /** After its garbage was collected. */
  readonly heapMB: number;
  readonly nodes: number;
  readonly listeners: number;
}

export async function heldBy(page: Page): Promise<Held> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  for (let i = 0; i < 3; i += 1) await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  await devtools.detach();
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    heapMB: of('JSHeapUsedSize') / 1_000_000,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}
