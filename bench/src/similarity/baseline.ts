import { readFile, writeFile } from 'node:fs/promises';
import type { PageSimilarity } from './measure-similarity.ts';

/** What each page reached when it was last looked at and found good, by its name. */
export type Baseline = Readonly<Record<string, number>>;

/** Part of the project, made by `LECTERN_BASELINE=write npm run bench similarity`. */
const FILE = new URL('../../similarity-baseline.json', import.meta.url);
/** How far a page may fall below it: less is the noise of fonts and rounding. */
const ALLOWED_DROP = 0.02;

export async function readBaseline(): Promise<Baseline> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Baseline;
}

export async function writeBaseline(results: readonly PageSimilarity[]): Promise<void> {
  const rounded = results.map((one) => [one.name, Math.round(one.similarity * 1000) / 1000] as const);
  const sorted = rounded.sort(([a], [b]) => (a < b ? -1 : 1));
  await writeFile(FILE, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
}

/** The pages that fell below the baseline, the deepest first. Pages that it does not know are passed over. */
export function dropsBelow(
  baseline: Baseline,
  results: readonly PageSimilarity[],
): readonly { readonly name: string; readonly from: number; readonly to: number }[] {
  return results
    .flatMap(({ name, similarity: to }) => {
      const from = baseline[name];
      return from !== undefined && from - to > ALLOWED_DROP ? [{ name, from, to }] : [];
    })
    .sort((a, b) => b.from - b.to - (a.from - a.to));
}
