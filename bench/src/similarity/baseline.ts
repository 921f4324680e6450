import { readFile, writeFile } from 'node:fs/promises';
import type { PageSimilarity } from './measure-similarity.ts';
import type { ChosenFonts } from './reference-fonts.ts';

/** What each page reached when it was last looked at and found good, and in which fonts. */
export interface Baseline {
  /** By their names, the fonts' versions. */
  readonly fonts: Readonly<Record<string, string>>;
  /** By the page's name. */
  readonly pages: Readonly<Record<string, number>>;
}

/** Part of the project, made by `LECTERN_BASELINE=write npm run bench similarity`. */
const FILE = new URL('../../similarity-baseline.json', import.meta.url);
/** How far a page may fall below it: less is the noise of rounding. */
const ALLOWED_DROP = 0.02;

export async function readBaseline(): Promise<Baseline> {
  return JSON.parse(await readFile(FILE, 'utf8')) as Baseline;
}

export async function writeBaseline(
  fonts: Baseline['fonts'],
  results: readonly PageSimilarity[],
): Promise<void> {
  const rounded = results.map((one) => [one.name, Math.round(one.similarity * 1000) / 1000] as const);
  const pages = Object.fromEntries(rounded.sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(FILE, `${JSON.stringify({ fonts, pages }, undefined, 2)}\n`);
}

/**
 * Why pages that were drawn in these fonts say nothing beside the baseline, in words; undefined where they do. In other
 * fonts pages differ from the baseline that nobody changed.
 */
export function notComparable(baseline: Baseline, fonts: ChosenFonts): string | undefined {
  if (fonts.lacks !== undefined) return `fonts of the reference pictures are not installed: ${fonts.lacks}`;
  const names = Object.keys({ ...baseline.fonts, ...fonts.versions });
  const others = names.filter((name) => baseline.fonts[name] !== fonts.versions[name]);
  if (others.length === 0) return undefined;
  const differing = others.map(
    (name) => `${name} ${baseline.fonts[name] ?? 'none'} and not ${fonts.versions[name] ?? 'none'}`,
  );
  return `the baseline was taken in other fonts: ${differing.join(', ')}`;
}

/** The pages that fell below the baseline, the deepest first. Pages that it does not know are passed over. */
export function dropsBelow(
  baseline: Baseline,
  results: readonly PageSimilarity[],
): readonly { readonly name: string; readonly from: number; readonly to: number }[] {
  return results
    .flatMap(({ name, similarity: to }) => {
      const from = baseline.pages[name];
      return from !== undefined && from - to > ALLOWED_DROP ? [{ name, from, to }] : [];
    })
    .sort((a, b) => b.from - b.to - (a.from - a.to));
}
