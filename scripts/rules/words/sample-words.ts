/**
 * `sample-words.ts SEED [COUNT] [FOLDER]`: prints comments and test names drawn by the seed, to be read by a person who
 * does not know the code.
 */

import { generator } from '../../random.ts';
import { ROOT } from '../../test/process.ts';
import { everythingWritten, type Written } from './written-words.ts';

const seed = Number(process.argv[2] ?? 1);
const count = Number(process.argv[3] ?? 60);
const folder = process.argv[4] ?? '';

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
