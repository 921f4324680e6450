import { expect, it } from 'vitest';
import { readWords } from './read-words.ts';

const style = () => ({ fontFamily: 'sans-serif', ascent: 0.9, descent: -0.2, vertical: false });

it('sets words in what stands in for a font, and leaves those of a font that the document holds or that was not drawn', async () => {
  const fonts = new Map<string, unknown>([
    ['foreign', { systemFontInfo: { css: '"Arimo",sans-serif' } }],
    ['held', { systemFontInfo: null }],
    ['broken', 'why it could not be read'],
  ]);
  const { styles } = await readWords({
    getTextContent: async () => ({
      items: [],
      lang: null,
      styles: { foreign: style(), held: style(), broken: style(), unseen: style() },
    }),
    commonObjs: {
      has: (name) => fonts.has(name),
      get: (name) => {
        // As pdf.js does for what is not there.
        if (!fonts.has(name)) throw new Error(name);
        return fonts.get(name);
      },
    },
  });
  const families = Object.entries(styles).map(([name, { fontFamily }]) => [name, fontFamily]);
  expect(Object.fromEntries(families)).toEqual({
    foreign: '"Arimo",sans-serif',
    held: 'sans-serif',
    broken: 'sans-serif',
    unseen: 'sans-serif',
  });
});
