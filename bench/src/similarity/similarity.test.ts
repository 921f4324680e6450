import { existsSync } from 'node:fs';
import path from 'node:path';
import { missing } from '@lectern/base/missing';
import type { CoursewareSnapshot } from '@lectern/courseware';
import { CORPUS } from '@lectern/pptx/corpus';
import { beforeEach, describe, expect, it } from 'vitest';
import { dropsBelow, notComparable, readBaseline } from './baseline.ts';
import { measureSimilarity } from './measure-similarity.ts';
import { referenceFonts } from './reference-fonts.ts';

const LIMIT_MS = 600_000;

const fonts = referenceFonts();
const hiddenFonts = fonts.hidden;
const baseline = await readBaseline();
const unlike = notComparable(baseline, fonts);
const why =
  missing('corpus', existsSync(path.join(CORPUS, 'ref')), 'the reference pictures are missing') ??
  missing(
    'chromium',
    existsSync(process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium'),
    'it is not installed',
  ) ??
  missing('fonts', unlike === undefined, `${unlike}`);

describe('pages compared with their references', () => {
  beforeEach((context) => context.skip(why !== undefined, why));

  it('are at most 0.02 below their baseline', { timeout: LIMIT_MS }, async () => {
    const results = await measureSimilarity({ hiddenFonts });
    expect(dropsBelow(baseline, results)).toEqual([]);
    const measured = new Set(results.map(({ name }) => name));
    expect(Object.keys(baseline.pages).filter((name) => !measured.has(name))).toEqual([]);
    expect(results.filter(({ name }) => baseline.pages[name] === undefined)).toEqual([]);
  });

  it('are more than 0.02 below their baseline when their elements are shifted by 20 pixels', {
    timeout: LIMIT_MS,
  }, async () => {
    const only = 'Biochemistry-Lab-T';
    const results = await measureSimilarity({ only, alter: movedBy20, hiddenFonts });
    expect(dropsBelow(baseline, results).length).toBeGreaterThan(0);
  });
});

function movedBy20({ records }: CoursewareSnapshot): CoursewareSnapshot {
  return {
    records: records.map((one) =>
      one.kind === 'element'
        ? { ...one, frame: { ...one.frame, x: one.frame.x + 20, y: one.frame.y + 20 } }
        : one,
    ),
  };
}
