/**
 * `sample-words.ts SEED [COUNT] [FOLDER]`: prints comments and test names drawn by the seed, to be read by a person who
 * does not know the code.
 */

import { ROOT } from './process.ts';
import { everythingWritten, type Written } from './written-words.ts';

const seed = Number(process.argv[2] ?? 1);
const count = Number(process.argv[3] ?? 60);
const folder = process.argv[4] ?? '';

/** A generator of 32 bits (mulberry32), so that a seed draws the same everywhere. */
function generator(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function draw(from: readonly Written[], random: () => number): Written[] {
  const left = from.filter(({ file }) => file.startsWith(folder));
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

const { comments, testNames } = everythingWritten(ROOT);
const random = generator(seed);
console.log(`seed ${seed}: ${comments.length} comments and ${testNames.length} test names in total`);
for (const [name, all] of [
  ['comments', comments],
  ['test names', testNames],
] as const) {
  console.log(`\n${name}`);
  for (const { file, line, text } of draw(all, random)) console.log(`- ${text}\n    ${file}:${line}`);
}
