import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { seeOff } from './see-off.ts';

const ANSWER = new URL('./answer-questions.ts', import.meta.url).href;
const GIVE_BACK = new URL('../memory.ts', import.meta.url).href;

function thread(code: string): Worker {
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
}

it('a thread that frees its memory keeps no memory pages of its finished work', async () => {
  const worker = thread(`
    import { getHeapStatistics } from 'node:v8';
    import { parentPort } from 'node:worker_threads';
    const { giveMemoryBack } = await import(${JSON.stringify(GIVE_BACK)});
    const held = () => getHeapStatistics().total_heap_size;
    const begun = held();
    let all = Array.from({ length: 1_000_000 }, (_, index) => ({ name: 'x' + index, of: [index] }));
    const full = held();
    all = undefined;
    const gave = giveMemoryBack();
    parentPort.postMessage({ begun, full, gave, after: held(), again: giveMemoryBack() });
  `);
  const [{ begun, full, gave, after, again }] = await once(worker, 'message');
  expect(full - begun).toBeGreaterThan(64_000_000);
  expect(gave).toBe(true);
  expect(after - begun).toBeLessThan(16_000_000);
  // A small heap is not collected, for that takes time.
  expect(again).toBe(false);
  await worker.terminate();
});

it('threads that free their memory at the same moment do not crash', async () => {
  const workers = Array.from({ length: 3 }, () =>
    thread(`
      import { parentPort } from 'node:worker_threads';
      const { giveMemoryBack } = await import(${JSON.stringify(GIVE_BACK)});
      let times = 0;
      for (let time = 0; time < 20; time += 1) if (giveMemoryBack(0)) times += 1;
      parentPort.postMessage(times);
    `),
  );
  const times = await Promise.all(workers.map(async (worker) => (await once(worker, 'message'))[0]));
  // Rarely a thread loses the race for the flag, and keeps its memory for a while.
  for (const each of times) expect(each).toBeGreaterThan(10);
  for (const worker of workers) await worker.terminate();
});

it('a thread that waits for its first task keeps no memory pages from loading', async () => {
  const worker = thread(`
    import { getHeapStatistics } from 'node:v8';
    import { parentPort } from 'node:worker_threads';
    const { answerQuestions } = await import(${JSON.stringify(ANSWER)});
    let all = Array.from({ length: 200_000 }, (_, index) => ({ name: 'x' + index, of: [index] }));
    const full = getHeapStatistics().total_heap_size;
    all = undefined;
    answerQuestions(() => undefined, () => []);
    const look = () => {
      const now = getHeapStatistics().total_heap_size;
      if (now < full - 16_000_000) parentPort.postMessage('given back');
      else setTimeout(look, 50);
    };
    look();
  `);
  expect(await once(worker, 'message')).toEqual(['given back']);
  await worker.terminate();
});

it('seeOff does not wait for a thread that does not end when it is terminated', async () => {
  const worker = thread(
    `import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => undefined);`,
  );
  const { terminate } = worker;
  worker.terminate = () => new Promise<number>(() => undefined);
  await seeOff(worker, 1, 1);
  expect(worker.threadId).toBeGreaterThan(0);
  await terminate.call(worker);
});

it('seeOff waits for a thread that ends by itself, and terminates a thread that does not', async () => {
  const tidy = `import { parentPort } from 'node:worker_threads';
    parentPort.postMessage('done');`;
  const ended = thread(tidy);
  await once(ended, 'message');
  await seeOff(ended, 60_000);
  expect(ended.threadId).toBe(-1);
  // Again, for a thread that has ended before.
  await seeOff(ended, 60_000);
  const staying = thread(`${tidy} parentPort.on('message', () => undefined);`);
  await once(staying, 'message');
  await seeOff(staying, 1);
  expect(staying.threadId).toBe(-1);
});
