import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Glyph, glyphOf } from './glyph.ts';
import { printWorksheet } from './print-worksheet.ts';
import { worksheetOf } from './worksheet.ts';

const DATA = path.dirname(createRequire(import.meta.url).resolve('hanzi-writer-data/package.json'));
const read = (character: string) =>
  glyphOf(character, JSON.parse(readFileSync(path.join(DATA, `${character}.json`), 'utf8'))) as Glyph;
const sheet = (text: string) =>
  worksheetOf(
    [...text].map((character) => ({ character, glyph: read(character) })),
    { grid: 'tian', title: '字帖' },
  );
const countOf = (html: string, part: string) => html.split(part).length - 1;

describe('worksheetOf', () => {
  it('has a row of twelve squares for each character, and as many steps as strokes', () => {
    const html = sheet('永');
    expect(countOf(html, '<rect')).toBe(12);
    expect(countOf(html, '<path id=')).toBe(5);
    // Five steps of one to five strokes, one whole character, five to trace.
    expect(countOf(html, '<use ')).toBe(15 + 6 * 5);
    expect(countOf(html, 'class="page"')).toBe(1);
  });

  it('a worksheet PDF of 20 characters is made in 2 s: at most two pages of one small document', () => {
    const html = sheet('秋天气了树叶黄落片大雁往南会排成个人字永');
    expect(countOf(html, '<rect')).toBe(240);
    expect(countOf(html, 'class="page"')).toBe(2);
    const tops = [...html.matchAll(/translate\([\d.]+ ([\d.]+)\)/g)].map(([, y]) => Number(y));
    expect(Math.max(...tops)).toBeLessThan(297 - 16);
    // Each outline is in the document once, so that a browser lays it out in a fraction of a second.
    expect(html.length).toBeLessThan(250_000);
  });

  it('contains no markup of data', () => {
    const glyph: Glyph = [
      {
        outline: 'M0 0"/><script>alert(1)</script>',
        median: [
          [0, 0],
          [1, 1],
        ],
      },
    ];
    const html = worksheetOf([{ character: '一', glyph }], { grid: 'mi', title: '' });
    expect(html).not.toMatch(/<script|alert\(/);
  });
});

describe('printWorksheet', () => {
  it('prints the characters with known strokes, and nothing without any', async () => {
    const printed: string[] = [];
    const load = async (character: string) => (character === '𬉼' ? null : read(character));
    const print = (characters: string[]) =>
      printWorksheet({ characters, grid: 'plain' }, '字帖', { load }, (html) => void printed.push(html));
    expect(await print(['永', '𬉼'])).toBe(true);
    expect(await print(['𬉼'])).toBe(false);
    expect(printed.map((html) => countOf(html, '<rect'))).toEqual([12]);
  });
});
