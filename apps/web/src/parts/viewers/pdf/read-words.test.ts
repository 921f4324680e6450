import { expect, it } from 'vitest';
import { readWords } from './read-words.ts';

const style = () => ({ fontFamily: 'sans-serif', ascent: 0.9, descent: -0.2, vertical: false });

it('readWords sets words in the font that the page is drawn with, and skips words of a font that was not drawn', async () => {
  const fonts = new Map<string, unknown>([
    ['foreign', { systemFontInfo: { css: '"Helvetica",d0_s1,sans-serif', loadedName: 'd0_s1' } }],
    ['held', { systemFontInfo: null, loadedName: 'g_d0_f1', missingFile: false }],
    ['missing', { systemFontInfo: null, loadedName: 'g_d0_f2', missingFile: true }],
    ['drawings', { systemFontInfo: null, loadedName: 'g_d0_f3', isType3Font: true }],
    ['broken', 'why it could not be read'],
  ]);
  const { styles } = await readWords({
    getTextContent: async () => ({
      items: [],
      lang: null,
      styles: Object.fromEntries([...fonts.keys(), 'unseen'].map((name) => [name, style()])),
    }),
    commonObjs: {
      has: (name) => fonts.has(name),
      get: (name) => {
        // Like pdf.js, throws for an object that does not exist.
        if (!fonts.has(name)) throw new Error(name);
        return fonts.get(name);
      },
    },
  });
  const families = Object.entries(styles).map(([name, { fontFamily }]) => [name, fontFamily]);
  expect(Object.fromEntries(families)).toEqual({
    foreign: 'd0_s1,"Helvetica",d0_s1,sans-serif',
    held: '"g_d0_f1",sans-serif',
    missing: 'sans-serif',
    drawings: 'sans-serif',
    broken: 'sans-serif',
    unseen: 'sans-serif',
  });
});
