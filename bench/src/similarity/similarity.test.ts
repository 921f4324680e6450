import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { missing } from '@lectern/base/missing';
import type { CoursewareSnapshot } from '@lectern/courseware';
import { CORPUS } from '@lectern/pptx/corpus';
import { beforeEach, describe, expect, it } from 'vitest';
import { dropsBelow, readBaseline } from './baseline.ts';
import { measureSimilarity } from './measure-similarity.ts';

/** The fonts of the reference pictures: with others every page differs, and nothing can be said. */
const FONTS = ['Carlito', 'Caladea', 'Liberation Sans', 'DejaVu Sans', 'Noto Sans CJK SC'];
const LIMIT_MS = 600_000;

function missingFonts(): readonly string[] {
  try {
    const installed = execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' });
    return FONTS.filter((font) => !installed.includes(font));
  } catch {
    return FONTS;
  }
}

const fonts = missingFonts();
const why =
  missing('corpus', existsSync(path.join(CORPUS, 'ref')), 'no reference pictures are here') ??
  missing(
    'chromium',
    existsSync(process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium'),
    'it is not installed',
  ) ??
  missing('fonts', fonts.length === 0, `these are not installed: ${fonts.join(', ')}`);

describe('pages beside their references', () => {
  beforeEach((context) => context.skip(why !== undefined, why));

  it('fall by no more than 0.02 below what they reached', { timeout: LIMIT_MS }, async () => {
    const baseline = await readBaseline();
    const results = await measureSimilarity();
    expect(dropsBelow(baseline, results)).toEqual([]);
    const measured = new Set(results.map(({ name }) => name));
    expect(Object.keys(baseline).filter((name) => !measured.has(name))).toEqual([]);
    expect(results.filter(({ name }) => baseline[name] === undefined)).toEqual([]);
  });

  it('are seen to fall when their elements stand 20 pixels off', { timeout: LIMIT_MS }, async () => {
    const only = 'Biochemistry-Lab-T';
    const results = await measureSimilarity({ only, alter: movedBy20 });
    expect(dropsBelow(await readBaseline(), results).length).toBeGreaterThan(0);
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
