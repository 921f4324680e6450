import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CORPUS_IS_HERE } from '@lectern/pptx/corpus';
import { quantile, report } from '../report.ts';
import { dropsBelow, notComparable, readBaseline, writeBaseline } from './baseline.ts';
import { measureSimilarity, type PageSimilarity } from './measure-similarity.ts';
import { type ChosenFonts, referenceFonts } from './reference-fonts.ts';

/**
 * `npm run bench -- similarity`: the limits of similarity over the corpus. LECTERN_ONLY selects decks, LECTERN_KEEP names a
 * folder for the pictures, LECTERN_BASELINE=write stores the results as the new baseline.
 */
export async function benchSimilarity(): Promise<void> {
  if (!CORPUS_IS_HERE) {
    console.error('similarity: the corpus is missing beside the project');
    return;
  }
  const keep = process.env.LECTERN_KEEP;
  const fonts = referenceFonts();
  const { hidden: hiddenFonts } = fonts;
  const results = await measureSimilarity({ only: process.env.LECTERN_ONLY, keep, hiddenFonts });
  const values = results.filter((result) => !result.formulas).map((result) => result.similarity);
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  report({ bench: 'similarity', name: 'pages compared', value: values.length, unit: 'count' });
  report({ bench: 'similarity', name: 'mean', value: mean, unit: 'ratio' });
  report({ bench: 'similarity', name: 'median', value: quantile(values, 0.5), unit: 'ratio', atLeast: 0.88 });
  report({ bench: 'similarity', name: 'p10', value: quantile(values, 0.1), unit: 'ratio', atLeast: 0.7 });
  await compareWithBaseline(fonts, results);
  if (!keep) return;
  const rows = [...results].sort((a, b) => a.similarity - b.similarity);
  await writeFile(path.join(keep, 'similarity.json'), JSON.stringify(rows, undefined, 1));
}

async function compareWithBaseline(fonts: ChosenFonts, results: readonly PageSimilarity[]): Promise<void> {
  if (process.env.LECTERN_BASELINE === 'write') {
    if (fonts.lacks !== undefined)
      throw new Error(`No baseline without the fonts of the references: ${fonts.lacks}`);
    await writeBaseline(fonts.versions, results);
    return;
  }
  const baseline = await readBaseline();
  const why = notComparable(baseline, fonts);
  if (why !== undefined) {
    console.error(`similarity: not compared with the baseline, ${why}`);
    return;
  }
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
