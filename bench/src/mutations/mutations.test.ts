import { existsSync } from 'node:fs';
import path from 'node:path';
import { DECKS, deckFiles } from '@lectern/pptx/corpus';
import { afterAll, describe, expect, it } from 'vitest';
import { KEPT_SEEDS } from './kept-seeds.ts';
import { MutationRun } from './mutation-run.ts';

const LONG = process.env.LECTERN_LONG !== undefined;
const COUNT = Number(process.env.LECTERN_COUNT ?? (LONG ? 5_000 : 25));
/** The largest deck that is mutated, bytes, and the number of its pages that are drawn. */
const [LARGEST, PAGES] = LONG ? [1_500_000, 10] : [150_000, 2];
const SEED = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000_000);
/** The limit of the reading process' memory for any input, bytes. */
const MEMORY_BOUND = 500e6;

const files = deckFiles(/\.(pptx|pptm)$/, LARGEST);

const run = new MutationRun(PAGES);
afterAll(() => run.close());

describe(`decks mutated at random (LECTERN_SEED=${SEED})`, () => {
  it(`are read correctly and drawn, or refused with an error message, ${COUNT} times`, {
    timeout: 3 * 3_600_000,
  }, async () => {
    expect(await run.faults(files, COUNT, SEED)).toEqual([]);
    expect(run.resident).toBeLessThan(MEMORY_BOUND);
  });

  it
    .skipIf(KEPT_SEEDS.length === 0)
    .each(KEPT_SEEDS.filter(({ file }) => existsSync(path.join(DECKS, file))))(
    'include $file with the seed $seed, which once crashed the reader',
    { timeout: 60_000 },
    async ({ file, seed }) => {
      expect(await run.wrongWith({ file: path.join(DECKS, file), seed })).toBeUndefined();
    },
  );
});
