import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { seeded } from '@lectern/base';
import { describe, expect, it } from 'vitest';
import { type Glyph, glyphOf, lengthOf, type Point } from './glyph.ts';
import { judge } from './match.ts';

const DATA = path.dirname(createRequire(import.meta.url).resolve('hanzi-writer-data/package.json'));

function read(character: string): Glyph {
  const glyph = glyphOf(character, JSON.parse(readFileSync(path.join(DATA, `${character}.json`), 'utf8')));
  if (!glyph) throw new Error(`no strokes of ${character}`);
  return glyph;
}

/** Characters of the first lessons, with few strokes and with many, with strokes side by side and across each other. */
const CHARACTERS = [
  ...'一二三十木禾上下土个八入大天人火文六七儿九无口日中了子门月不开四五目耳头米见白田电',
  ...'也长山出飞马鸟云公车牛羊小少牙尺毛卜又心风力手水广升足走方半巴业本平书自已东西回片皮',
  ...'秋气了树叶黄落片大雁往南会排成字请情晴睛清街静慢赢翰盖肠餐警藏戴疆耀露籍',
];

/** A copy of a stroke as a child writes it: moved, turned, larger or smaller, and never quite straight. */
function wobbled(median: readonly Point[], random: () => number): readonly Point[] {
  const part = (range: number) => (random() * 2 - 1) * range;
  const [dx, dy, angle, scale] = [part(45), part(45), part(0.12), 1 + part(0.12)];
  const [[cx, cy] = [0, 0]] = [median[Math.floor(median.length / 2)]] as const as readonly [Point];
  return median.map(([x, y]) => {
    const [u, v] = [(x - cx) * scale, (y - cy) * scale];
    return [
      cx + u * Math.cos(angle) - v * Math.sin(angle) + dx + part(10),
      cy + u * Math.sin(angle) + v * Math.cos(angle) + dy + part(10),
    ];
  });
}

describe('judge', () => {
  it('accepts at least 98 % of 1,000 wobbled copies of strokes', () => {
    const random = seeded(7);
    let [copies, right] = [0, 0];
    while (copies < 1_000)
      for (const character of CHARACTERS) {
        const glyph = read(character);
        const index = Math.floor(random() * glyph.length);
        copies++;
        if (judge(wobbled(glyph[index]?.median ?? [], random), glyph, index) === 'right') right++;
      }
    expect(right / copies).toBeGreaterThanOrEqual(0.98);
  });

  it('refuses at least 98 % of 1,000 strokes that are written before their turn', () => {
    const random = seeded(11);
    let [written, refused] = [0, 0];
    while (written < 1_000)
      for (const character of CHARACTERS) {
        const glyph = read(character);
        if (glyph.length < 2) continue;
        const expected = Math.floor(random() * (glyph.length - 1));
        const other = expected + 1 + Math.floor(random() * (glyph.length - expected - 1));
        written++;
        const verdict = judge(wobbled(glyph[other]?.median ?? [], random), glyph, expected);
        if (verdict !== 'right') refused++;
      }
    expect(refused / written).toBeGreaterThanOrEqual(0.98);
  });

  it('refuses strokes that are written backwards, and says so', () => {
    const random = seeded(3);
    let [long, backwards] = [0, 0];
    for (const character of CHARACTERS)
      for (const [index, { median }] of read(character).entries()) {
        if (lengthOf(median) < 250) continue;
        long++;
        const verdict = judge(wobbled(median, random).toReversed(), read(character), index);
        if (verdict === 'backwards') backwards++;
        expect(verdict, `${character} ${index}`).not.toBe('right');
      }
    expect(backwards / long).toBeGreaterThan(0.9);
  });

  it('refuses lines that are no stroke: a point, a scribble, nothing, and lines without numbers', () => {
    const glyph = read('永');
    const scribble = Array.from({ length: 40 }, (_, at): Point => [at % 2 ? 1000 : 20, at * 25]);
    for (const line of [
      [],
      [[500, 500]],
      [
        [500, 500],
        [500, 500],
      ],
      scribble,
      [
        [Number.NaN, 1],
        [2, 3],
      ],
    ])
      for (const expected of glyph.keys())
        expect(judge(line as readonly Point[], glyph, expected)).not.toBe('right');
    expect(
      judge(
        [
          [1, 1],
          [300, 300],
        ],
        glyph,
        99,
      ),
    ).toBe('shape');
  });
});

describe('glyphOf', () => {
  it('has the stroke order of the standard where the data have another', () => {
    const starts = (character: string) => read(character).map(({ median: [[x = 0] = []] = [] }) => x);
    expect(starts('肠').slice(4)).toEqual([452, 557, 686]);
    expect(starts('盖').slice(3, 6)).toEqual([336, 475, 206]);
    expect(starts('翰').slice(8)).toEqual([616, 660, 466, 449, 408, 658, 651, 633]);
  });

  it('is undefined for data that are no strokes', () => {
    for (const data of [
      undefined,
      null,
      [],
      { strokes: [], medians: [] },
      { strokes: ['M0 0'], medians: [] },
      {
        strokes: [1],
        medians: [
          [
            [0, 0],
            [1, 1],
          ],
        ],
      },
      {
        strokes: ['M0 0'],
        medians: [
          [
            [0, 'x'],
            [1, 1],
          ],
        ],
      },
    ])
      expect(glyphOf('一', data)).toBeUndefined();
  });
});
