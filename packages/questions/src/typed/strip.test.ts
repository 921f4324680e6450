import { describe, expect, it } from 'vitest';
import { contentOfStrips, joined, OBJECT, slice, stripOf, trimmed, wordsOf } from './strip.ts';

const picture = { type: 'medium', medium: { type: 'picture', asset: '0'.repeat(64) } } as const;
const strip = stripOf({
  pieces: [
    { type: 'text', text: ' 求' },
    { type: 'formula', latex: 'x' },
    { type: 'text', text: '值', props: { bold: true } },
    picture,
  ],
  place: 3,
});

describe('a strip', () => {
  it('has a character for each piece that is no text', () => {
    expect(strip.text).toBe(` 求${OBJECT}值${OBJECT}`);
    expect(wordsOf([strip])).toBe(' 求x值');
  });

  it('is cut and joined with its pieces', () => {
    expect(slice(strip, 2, 4).pieces).toEqual([
      { type: 'formula', latex: 'x' },
      { type: 'text', text: '值', props: { bold: true } },
    ]);
    expect(joined([slice(strip, 0, 3), slice(strip, 3)])).toEqual({ ...strip, pieces: strip.pieces });
    expect(trimmed(strip).text).toBe(strip.text.trim());
  });

  it('becomes a paragraph, with its media below', () => {
    expect(contentOfStrips([stripOf({ pieces: [], place: 1 }), strip])).toEqual({
      paragraphs: [
        {
          runs: [
            { type: 'text', text: '求' },
            { type: 'formula', latex: 'x' },
            { type: 'text', text: '值', props: { bold: true } },
          ],
        },
      ],
      media: [picture.medium],
    });
  });

  it('has lines to write on in place of underlined white space', () => {
    const underlined = (text: string) =>
      stripOf({ pieces: [{ type: 'text', text, props: { underline: 'sng' } }], place: 1 }).text;
    expect(['    ', '\t', ' 36 ', ' 字 '].map(underlined)).toEqual(['____', '____', '__36__', ' 字 ']);
  });
});
