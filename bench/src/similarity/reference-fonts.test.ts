import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { notComparable } from './baseline.ts';
import { chooseFonts, writeFontConfig } from './reference-fonts.ts';

const WANTED = [
  { name: 'Liberation', version: '1.070', package: 'fonts-liberation' },
  { name: 'DejaVu', version: '2.370', package: 'fonts-dejavu-core' },
];
const LIBERATION_1 = { file: '/fonts/1/sans.ttf', family: 'Liberation Sans', version: '1.070' };
const LIBERATION_2 = { file: '/fonts/2/sans.ttf', family: 'Liberation Sans', version: '2.100' };
const DEJAVU = { file: '/fonts/dejavu.ttf', family: 'DejaVu Sans', version: '2.370' };
const OTHER = { file: '/fonts/other.ttf', family: 'Other', version: '1.000' };

describe('the fonts of the reference pictures', () => {
  it('hide all other fonts of the machine, including other versions of the same families', () => {
    const fonts = chooseFonts(WANTED, [LIBERATION_1, LIBERATION_2, DEJAVU, OTHER]);
    expect(fonts.lacks).toBeUndefined();
    expect(fonts.hidden).toEqual([LIBERATION_2.file, OTHER.file]);
  });

  it('are reported by package and version when the machine lacks them or has other versions', () => {
    expect(chooseFonts(WANTED, [LIBERATION_2]).lacks).toBe(
      'Liberation 1.070 (package fonts-liberation of Debian 12, here is 2.100), ' +
        'DejaVu 2.370 (package fonts-dejavu-core of Debian 12)',
    );
  });

  it('are comparable only with a baseline that was recorded with the same fonts', () => {
    const fonts = chooseFonts(WANTED, [LIBERATION_1, DEJAVU]);
    const pages = { page: 0.9 };
    expect(notComparable({ fonts: fonts.versions, pages }, fonts)).toBeUndefined();
    expect(notComparable({ fonts: { ...fonts.versions, Liberation: '2.100' }, pages }, fonts)).toBe(
      'the baseline was taken in other fonts: Liberation 2.100 and not 1.070',
    );
    expect(notComparable({ fonts: fonts.versions, pages }, chooseFonts(WANTED, [DEJAVU]))).toContain(
      'not installed: Liberation 1.070',
    );
  });

  it('are hidden correctly when file names have characters that XML escapes', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'lectern-fonts-'));
    try {
      const config = await readFile(await writeFontConfig(folder, ['/fonts/a & b.ttf']), 'utf8');
      expect(config).toContain('<glob>/fonts/a &amp; b.ttf</glob>');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
