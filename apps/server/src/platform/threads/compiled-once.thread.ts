import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';
import type { ThreadStart } from './thread-work.ts';

const { module, cache }: ThreadStart = workerData;
if (cache !== undefined) enableCompileCache(cache);
await import(module);
