import type { Worker } from 'node:worker_threads';
import { afterAll, expect, it, vi } from 'vitest';
import { startTestServer } from '../setup/test-server.ts';

const works: (() => void)[] = [];
let disposed = 0;
const server = await startTestServer({
  features: ['courseware', 'transcoding'],
  warmUp(work) {
    works.push(work);
    return () => {
      disposed += 1;
    };
  },
});
afterAll(() => server.close());

it('the threads that read coursewares and imported files load their code before the first file', async () => {
  const started: Worker[] = [];
  const note = (worker: Worker) => void started.push(worker);
  process.on('worker', note);
  try {
    for (const work of works) work();
    await vi.waitUntil(() => started.length === 2, 20_000);
  } finally {
    process.off('worker', note);
  }
  await server.close();
  expect(disposed).toBe(2);
});
