import { expect, it } from 'vitest';
import { colorOf, solid } from './lesson-paint.ts';
import { paragraphsOf, textBodyOf } from './lesson-text.ts';

it('paragraphsOf begins a paragraph at each line break, and has one paragraph per line', () => {
  const texts = (text: Parameters<typeof paragraphsOf>[0]) =>
    paragraphsOf(text).map(({ runs }) => runs.map((run) => ('text' in run ? run.text : run.type)));
  expect(texts('a\nb')).toEqual([['a'], ['b']]);
  expect(texts(['a', ['b', { text: 'c' }, { latex: 'x' }, {}]])).toEqual([['a'], ['b', 'c', 'formula', '']]);
});

it('paragraphsOf sets only the given properties', () => {
  expect(paragraphsOf('a')[0]?.props).toEqual({});
  const look = { align: 'ctr', lineSpacing: 1.5, spaceAfter: 6, indent: 2, size: 24 } as const;
  expect(paragraphsOf('a', look)[0]?.props).toEqual({
    align: 'ctr',
    lineSpacing: { type: 'percent', value: 1.5 },
    spaceAfter: { type: 'points', value: 6 },
    indent: 64,
  });
  expect(paragraphsOf('a', { bullet: '•', size: 10 })[0]?.props).toEqual({
    bullet: { type: 'char', char: '•' },
    marginLeft: 18,
    indent: -18,
  });
  expect(paragraphsOf('a', { bullet: '•' })[0]?.props).toMatchObject({ marginLeft: 18 * 1.8 });
});

it('paragraphsOf gives each piece its own format before that of the text', () => {
  const propsOf = (piece: object, look = {}) => paragraphsOf([[piece]], look)[0]?.runs[0]?.props;
  expect(propsOf({ text: 'a' })).toEqual({ lang: 'zh-CN' });
  const look = { size: 20, bold: true, color: 'accent1', kai: true };
  expect(propsOf({ text: 'a', size: 30, bold: false, ruby: 'ā', mark: true }, look)).toEqual({
    size: 30,
    fill: solid('accent1'),
    bold: false,
    latin: 'KaiTi',
    eastAsian: '楷体',
    ruby: 'ā',
    emphasisMark: true,
    lang: 'zh-CN',
  });
  expect(propsOf({ text: 'a', color: 'FF0000' }, look)).toMatchObject({ size: 20, fill: solid('FF0000') });
});

it('textBodyOf sets anchor and insets only when they are given', () => {
  expect(textBodyOf('a').box).toEqual({ wrap: true });
  expect(textBodyOf('a', { anchor: 'ctr', inset: 4 }).box).toEqual({
    wrap: true,
    anchor: 'ctr',
    insetLeft: 4,
    insetRight: 4,
    insetTop: 4,
    insetBottom: 4,
  });
});

it('colorOf returns a slot of the theme or an RGB colour, with its opacity', () => {
  expect(colorOf('accent1')).toEqual({ type: 'scheme', slot: 'accent1' });
  expect(colorOf('FF0000', 0.5)).toEqual({
    type: 'rgb',
    value: 'FF0000',
    mods: [{ op: 'alpha', value: 0.5 }],
  });
});

it('solid reads the lightness of a slot, unless it is given', () => {
  const mods = (lumMod: number, lumOff: number) => [
    { op: 'lumMod', value: lumMod },
    { op: 'lumOff', value: lumOff },
  ];
  expect(solid('accent1')).toEqual({ type: 'solid', color: { type: 'scheme', slot: 'accent1' } });
  expect(solid('accent1+60')).toMatchObject({ color: { slot: 'accent1', mods: mods(0.4, 0.6) } });
  expect(solid('accent1+60', { lumMod: 0.5, lumOff: 0 })).toMatchObject({ color: { mods: mods(0.5, 0) } });
});
