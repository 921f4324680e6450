import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, it } from 'vitest';
import { makeDeck } from '../../../test/setup/decks.ts';

/** Size of the code that a thread compiles for its first file, bytes; other load on the machine does not affect it. */
async function compiledFor(deck: Uint8Array, before: string): Promise<number> {
  const code = `
    import { getHeapCodeStatistics } from 'node:v8';
    import { parentPort, workerData } from 'node:worker_threads';
    import { readCourseware } from '${new URL('./read-courseware.ts', import.meta.url)}';
    import { readOne } from '${new URL('./read-courseware.ts', import.meta.url)}';
    import { readSource } from '${new URL('./read-source.ts', import.meta.url)}';
    ${before}
    const compiled = () => getHeapCodeStatistics().bytecode_and_metadata_size;
    const until = compiled();
    readCourseware(await readSource(workerData, 'pptx'));
    parentPort.postMessage(compiled() - until);`;
  const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`), {
    workerData: deck,
  });
  const [bytes] = await once(thread, 'message');
  await thread.terminate();
  return bytes as number;
}

it('reading one presentation compiles most of the code that the next file needs', async () => {
  const deck = makeDeck(['一', '二', '三']);
  const cold = await compiledFor(deck, '');
  const warm = await compiledFor(deck, 'await readOne();');
  expect(cold).toBeGreaterThan(50_000);
  expect(warm).toBeLessThan(cold / 4);
});
