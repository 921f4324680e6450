import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { errorCatalogue } from '@lectern/protocol';
import { afterAll, describe, expect, it } from 'vitest';
import { drawPages } from './draw-pages.tsx';
import { KEPT_SEEDS } from './kept-seeds.ts';
import { MutationReader, type MutationRequest } from './mutation-reader.ts';
import { randomOf } from './random.ts';
import { unsoundRecords } from './unsound.ts';

const CORPUS = fileURLToPath(new URL('../../../../shared/corpus/dev/', import.meta.url));
const LONG = process.env.LECTERN_LONG !== undefined;
const COUNT = Number(process.env.LECTERN_COUNT ?? (LONG ? 5_000 : 200));
/** The largest deck that is broken, bytes, and how many of its pages are drawn. */
const [LARGEST, PAGES] = LONG ? [1_500_000, 10] : [150_000, 2];
const SEED = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000_000);
/** Drawing the pages of one deck, milliseconds of processor time. */
const DRAWING_BOUND = 10_000;
/** What the process that reads may take in all, whatever it is given, bytes. */
const MEMORY_BOUND = 500e6;

const files = existsSync(CORPUS)
  ? readdirSync(CORPUS)
      .filter((name) => /\.(pptx|pptm)$/.test(name) && statSync(CORPUS + name).size < LARGEST)
      .sort()
  : [];

const reader = new MutationReader();
const most = { resident: 0, heap: 0, reading: 0, drawing: 0 };
afterAll(() => reader.close());

/** What went wrong with a broken deck; undefined when it was read soundly and drawn, or refused in words of ours. */
async function wrongWith(request: MutationRequest): Promise<string | undefined> {
  const answer = await reader.read(request);
  if (answer.kind === 'broke') return answer.message;
  most.resident = Math.max(most.resident, answer.memory.resident);
  most.heap = Math.max(most.heap, answer.memory.heap);
  most.reading = Math.max(most.reading, answer.processor);
  if (answer.kind === 'refused') {
    return Object.hasOwn(errorCatalogue, answer.code) ? undefined : `refused as ${answer.code}`;
  }
  const [unsound] = unsoundRecords(answer.snapshot, new Set(answer.assets));
  if (unsound !== undefined) return unsound;
  const before = process.cpuUsage();
  try {
    drawPages(answer.snapshot, PAGES);
    const { user, system } = process.cpuUsage(before);
    const drawing = (user + system) / 1000;
    most.drawing = Math.max(most.drawing, drawing);
    return drawing > DRAWING_BOUND ? `is drawn for ${Math.round(drawing)} ms` : undefined;
  } catch (error) {
    return `cannot be drawn: ${error instanceof Error ? error.stack?.slice(0, 600) : String(error)}`;
  }
}

describe.skipIf(files.length === 0)(`real decks broken at random (LECTERN_SEED=${SEED})`, () => {
  it(`are read soundly and drawn, or refused in words, ${COUNT} times`, {
    timeout: 3 * 3_600_000,
  }, async () => {
    const random = randomOf(SEED);
    const failures: string[] = [];
    for (let turn = 0; turn < COUNT; turn++) {
      const name = files[random(files.length)] ?? '';
      const seed = random(2 ** 32);
      const wrong = await wrongWith({ file: CORPUS + name, seed });
      if (wrong !== undefined) {
        failures.push(`{ file: '${name}', seed: ${seed} }: ${wrong}`);
        console.info(failures.at(-1));
      }
      if (turn % 500 === 499) console.info(`${turn + 1} of ${COUNT}`);
      if (failures.length > 20) break;
    }
    const megabytes = (bytes: number) => Math.round(bytes / 1e6);
    console.info(
      `${COUNT} decks: the reader's process took ${megabytes(most.resident)} MB at most, its heap ${megabytes(most.heap)} MB; the slowest deck took ${Math.round(most.reading)} ms of a processor to be read, ${Math.round(most.drawing)} ms to be drawn`,
    );
    expect(failures).toEqual([]);
    expect(most.resident).toBeLessThan(MEMORY_BOUND);
  });

  it.skipIf(KEPT_SEEDS.length === 0).each(KEPT_SEEDS.filter(({ file }) => existsSync(CORPUS + file)))(
    '$file is, by the seed $seed that once broke it',
    { timeout: 60_000 },
    async ({ file, seed }) => {
      expect(await wrongWith({ file: CORPUS + file, seed })).toBeUndefined();
    },
  );
});
