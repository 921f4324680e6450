import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { CoursewareSnapshot } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { CORPUS } from '../import/corpus.ts';
import { dropsBelow, readBaseline } from './baseline.ts';
import { measureSimilarity } from './measure-similarity.ts';

/** The fonts of the reference pictures: with others every page differs, and nothing can be said. */
const FONTS = ['Carlito', 'Caladea', 'Liberation Sans', 'DejaVu Sans', 'Noto Sans CJK SC'];
const LIMIT_MS = 600_000;

function whatIsMissing(): string | undefined {
  if (!existsSync(path.join(CORPUS, 'ref'))) return 'there are no reference pictures beside the project';
  if (!existsSync(process.env.LECTERN_CHROMIUM ?? '/usr/bin/chromium')) return 'there is no Chromium';
  try {
    const installed = execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' });
    const missing = FONTS.filter((font) => !installed.includes(font));
    return missing.length === 0 ? undefined : `these fonts are not installed: ${missing.join(', ')}`;
  } catch {
    return 'there is no fc-list that says which fonts are installed';
  }
}

const missing = whatIsMissing();

describe.skipIf(missing !== undefined)(
  `pages beside their references${missing ? ` (${missing})` : ''}`,
  () => {
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
  },
);

function movedBy20({ records }: CoursewareSnapshot): CoursewareSnapshot {
  return {
    records: records.map((one) =>
      one.kind === 'element'
        ? { ...one, frame: { ...one.frame, x: one.frame.x + 20, y: one.frame.y + 20 } }
        : one,
    ),
  };
}
