import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { quantile, report } from './report.ts';
import { similarity } from './similarity/compare.ts';
import { drawDecks, keepPicture } from './similarity/draw-decks.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const CORPUS = path.join(ROOT, '../shared/corpus');

export interface PageSimilarity {
  /** `<deck>__sNNN`. */
  readonly name: string;
  /** 1 is the same picture. */
  readonly similarity: number;
  /** LibreOffice leaves inline formulas out: such pages are measured and not counted. */
  readonly formulas: boolean;
}

/**
 * Draws the corpus' decks with the stage and compares each page with what LibreOffice drew. `only` picks decks by a
 * part of their name; `keep` is a folder for the pictures.
 */
export async function measureSimilarity(only?: string, keep?: string): Promise<readonly PageSimilarity[]> {
  const references = (await readdir(path.join(CORPUS, 'ref'))).filter((name) => name.endsWith('.png'));
  const files = (await readdir(path.join(CORPUS, 'dev')))
    .filter((name) => /\.(pptx|pptm|ppsx|potx)$/.test(name) && (!only || name.includes(only)))
    .map((name) => path.join(CORPUS, 'dev', name));
  if (keep) await mkdir(keep, { recursive: true });
  const results: PageSimilarity[] = [];
  const pagesOf = (deck: string) =>
    references.flatMap((name) => {
      const [, owner, number] = /^(.*)__s(\d+)\.png$/.exec(name) ?? [];
      return owner === deck ? [Number(number)] : [];
    });
  await drawDecks(files, pagesOf, async ({ deck, page, png, formulas }) => {
    const name = `${deck}__s${String(page).padStart(3, '0')}`;
    const reference = await readFile(path.join(CORPUS, 'ref', `${name}.png`));
    results.push({ name, similarity: similarity(reference, png), formulas });
    if (keep) await keepPicture(keep, `${name}.png`, png);
  });
  return results;
}

/** What each page reached when it was last looked at and found good; part of the project, made by LECTERN_BASELINE=write. */
const BASELINE = new URL('../similarity-baseline.json', import.meta.url);
/** How far a page may fall below it: less is the noise of fonts and rounding. */
const ALLOWED_DROP = 0.02;

/** The pages that fell below the baseline, the deepest first. Pages that it does not know are passed over. */
export function dropsBelow(
  baseline: Readonly<Record<string, number>>,
  results: readonly PageSimilarity[],
): readonly { readonly name: string; readonly from: number; readonly to: number }[] {
  return results
    .flatMap(({ name, similarity: to }) => {
      const from = baseline[name];
      return from !== undefined && from - to > ALLOWED_DROP ? [{ name, from, to }] : [];
    })
    .sort((a, b) => b.from - b.to - (a.from - a.to));
}

/**
 * `npm run bench -- similarity`: issue 3's bars over the corpus. LECTERN_ONLY picks decks, LECTERN_KEEP names a folder for
 * the pictures, LECTERN_BASELINE=write keeps what the pages reach as the new baseline.
 */
export async function benchSimilarity(): Promise<void> {
  if (!existsSync(CORPUS)) {
    console.error('similarity: there is no corpus beside the project');
    return;
  }
  const keep = process.env.LECTERN_KEEP;
  const results = await measureSimilarity(process.env.LECTERN_ONLY, keep);
  const values = results.filter((result) => !result.formulas).map((result) => result.similarity);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  report({ bench: 'similarity', name: 'pages compared', value: values.length, unit: 'count' });
  report({ bench: 'similarity', name: 'mean', value: mean, unit: 'ratio' });
  report({ bench: 'similarity', name: 'median', value: quantile(values, 0.5), unit: 'ratio', atLeast: 0.88 });
  report({ bench: 'similarity', name: 'p10', value: quantile(values, 0.1), unit: 'ratio', atLeast: 0.7 });
  await compareWithBaseline(results);
  if (!keep) return;
  const rows = [...results].sort((a, b) => a.similarity - b.similarity);
  await writeFile(path.join(keep, 'similarity.json'), JSON.stringify(rows, undefined, 1));
}

async function compareWithBaseline(results: readonly PageSimilarity[]): Promise<void> {
  if (process.env.LECTERN_BASELINE === 'write') {
    const rounded = results.map((one) => [one.name, Math.round(one.similarity * 1000) / 1000] as const);
    const sorted = rounded.sort(([a], [b]) => (a < b ? -1 : 1));
    await writeFile(BASELINE, `${JSON.stringify(Object.fromEntries(sorted), undefined, 2)}\n`);
    return;
  }
  const baseline = JSON.parse(await readFile(BASELINE, 'utf8')) as Record<string, number>;
  const drops = dropsBelow(baseline, results);
  for (const { name, from, to } of drops) console.error(`${name} fell from ${from} to ${to.toFixed(3)}`);
  report({
    bench: 'similarity',
    name: 'pages below the baseline',
    value: drops.length,
    unit: 'count',
    atMost: 0,
  });
}
