import { readFileSync } from 'node:fs';
import { parentPort } from 'node:worker_threads';
import { similarity } from './compare.ts';
import type { ComparisonRequest } from './comparer.ts';

parentPort?.on('message', ({ reference, png }: ComparisonRequest) => {
  parentPort?.postMessage(similarity(readFileSync(reference), png));
});
