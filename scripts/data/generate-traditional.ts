/**
 * Makes `packages/questions/src/text/generated/traditional-characters.ts`: traditional characters and their simplified ones, of the transform
 * Traditional-Simplified of ICU (`uconv` of the Debian package icu-devtools). docs/data-licences.md names the licence.
 *
 * node scripts/data/generate-traditional.ts
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';

/** Blocks of Han characters: extension A and the unified ideographs. */
const BLOCKS = [
  [0x3400, 0x4dbf],
  [0x4e00, 0x9fff],
] as const;

/** Characters that simplified texts use as well, as 著 in 著名: they stay as they are. */
const ALSO_SIMPLIFIED = new Set('乾俱吒夥姊徵摺箝苎苧薴菸著藉跤阪瞭鍾');

const PAIRS_PER_LINE = 40;

const all = BLOCKS.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)),
);
const options = { input: all.join('\n'), encoding: 'utf8' } as const;
const simplified = execFileSync(
  'uconv',
  ['-f', 'utf8', '-t', 'utf8', '-x', 'Traditional-Simplified'],
  options,
).split('\n');
const pairs = all
  .map((character, index) => `${character}${simplified[index]}`)
  .filter((pair) => pair.length === 2 && pair[0] !== pair[1] && !ALSO_SIMPLIFIED.has(pair.charAt(0)));

const lines: string[] = [];
for (let from = 0; from < pairs.length; from += PAIRS_PER_LINE)
  lines.push(`  '${pairs.slice(from, from + PAIRS_PER_LINE).join('')}',`);
writeFileSync(
  new URL('../../packages/questions/src/text/generated/traditional-characters.ts', import.meta.url),
  `/** Made by scripts/data/generate-traditional.ts: pairs of a traditional character and its simplified one. */
export const TRADITIONAL_CHARACTERS: readonly string[] = [
${lines.join('\n')}
];
`,
);
