import type { Page } from '@playwright/test';

/** Resources that a page of the browser uses. */
export interface Held {
  /** Heap size after garbage collection. */
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

interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[];
      readonly node_types: readonly (readonly string[] | string)[];
    };
  };
  readonly nodes: readonly number[];
}

/**
 * Memory of a page's heap that is compiled code, MB: the engine keeps compiling while a window is used, and discards
 * code when memory is short.
 */
export async function compiledIn(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await devtools.detach();
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as HeapSnapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const code = types[type]?.indexOf('code') ?? -1;
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (nodes[at + type] === code) bytes += nodes[at + size] ?? 0;
  }
  return bytes / 1_000_000;
}
