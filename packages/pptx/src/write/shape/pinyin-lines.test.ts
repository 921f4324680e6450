import { type ParagraphProps, type ResolvedTextBox, type Run, resolveText } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { pinyinPieces } from './pinyin-lines.ts';

/** A box without insets. */
const box = {
  insetLeft: 0,
  insetTop: 0,
  insetRight: 0,
  insetBottom: 0,
  anchor: 't',
  wrap: true,
} as ResolvedTextBox;
const frame = { w: 1000, h: 1000 };
/** 15 points are 20 px, so a line is 24 px, or 38 px with syllables. */
const size = 15;
const words = (text: string, props: object = {}): Run =>
  ({ type: 'text', text, props: { size, ...props } }) as Run;
const ni = words('你', { ruby: 'nǐ' });

function pieces(
  runs: Run[] | Run[][],
  {
    of = box,
    room = frame,
    props = {},
    scale = 1,
  }: { of?: ResolvedTextBox; room?: typeof frame; props?: ParagraphProps; scale?: number } = {},
): string[] {
  const lists = Array.isArray(runs[0]) ? (runs as Run[][]) : [runs as Run[]];
  const paragraphs = lists.map((each) => ({ runs: each, props, endProps: { size } }));
  const round = (value: number) => Math.round(value * 10) / 10;
  return pinyinPieces(resolveText({ paragraphs }, []), of, room, scale).map(
    ({ letters, syllable, size: points, x, y, w, h }) =>
      `${letters}${syllable ? `(${syllable})` : ''} ${points} ${[x, y, w, h].map(round).join(' ')}`,
  );
}

describe('pinyinPieces', () => {
  it('returns a box for each character with pinyin, and one for neighbours without', () => {
    expect(pieces([ni, words('好，ab'), words('c', { bold: true })])).toEqual([
      '你(nǐ) 15 0 0 23.6 38',
      '好，ab 15 23.6 14 64.4 24',
      'c 15 88 14 12.2 24',
    ]);
  });

  it('makes space for a syllable that is wider than its character', () => {
    expect(pieces([words('床', { ruby: 'chuáng' })])).toEqual(['床(chuáng) 15 0 0 40.2 38']);
  });

  it('starts a new line when the box is full, and leaves out the space there', () => {
    expect(pieces([words('一二 三')], { room: { w: 45, h: 100 } })).toEqual([
      '一二 15 0 0 40 24',
      '三 15 0 24 20 24',
    ]);
    expect(pieces([words('一二')], { room: { w: 40, h: 100 } })).toEqual(['一二 15 0 0 40 24']);
    expect(pieces([words('一二')], { room: { w: 39, h: 100 } })).toEqual([
      '一 15 0 0 20 24',
      '二 15 0 24 20 24',
    ]);
    expect(pieces([words('一二')], { room: { w: 5, h: 100 } })).toHaveLength(2);
  });

  it('starts no new line before closing and after opening punctuation, or without wrapping', () => {
    expect(pieces([words('一。')], { room: { w: 25, h: 100 } })).toEqual(['一。 15 0 0 40 24']);
    expect(pieces([words('（一')], { room: { w: 25, h: 100 } })).toEqual(['（一 15 0 0 40 24']);
    expect(pieces([words('一二')], { room: { w: 25, h: 100 }, of: { ...box, wrap: false } })).toHaveLength(1);
  });

  it('starts a new line at a break', () => {
    expect(pieces([words('一'), { type: 'break' }, words('二')])).toEqual([
      '一 15 0 0 20 24',
      '二 15 0 24 20 24',
    ]);
  });

  it('keeps words together', () => {
    expect(pieces([words('一abc')], { room: { w: 50, h: 100 } })).toEqual([
      '一 15 0 0 20 24',
      'abc 15 0 24 36.6 24',
    ]);
  });

  it.each([
    ['t', 0],
    ['ctr', 38],
    ['b', 76],
  ] as const)('anchors the lines at %s', (anchor, y) => {
    expect(pieces([words('一')], { of: { ...box, anchor }, room: { w: 100, h: 100 } })).toEqual([
      `一 15 0 ${y} 20 24`,
    ]);
    expect(pieces([words('一')], { of: { ...box, anchor }, room: { w: 100, h: 10 } })).toEqual([
      '一 15 0 0 20 24',
    ]);
  });

  it('has the insets of the box', () => {
    const of = { ...box, insetLeft: 5, insetTop: 6, insetRight: 55, insetBottom: 4 };
    expect(pieces([words('一二三')], { of, room: { w: 100, h: 100 } })).toEqual([
      '一二 15 5 6 40 24',
      '三 15 5 30 20 24',
    ]);
    expect(pieces([words('一')], { of: { ...of, anchor: 'b' }, room: { w: 100, h: 100 } })).toEqual([
      '一 15 5 72 20 24',
    ]);
  });

  it.each([
    [{ align: 'ctr' }, '一 15 40 0 20 24'],
    [{ align: 'r' }, '一 15 80 0 20 24'],
    [{ align: 'r', marginRight: 10 }, '一 15 70 0 20 24'],
    [{ marginLeft: 10, indent: 5 }, '一 15 15 0 20 24'],
    [{ lineSpacing: { type: 'percent', value: 2 } }, '一 15 0 24 20 24'],
    [{ lineSpacing: { type: 'points', value: 30 } }, '一 15 0 16 20 24'],
    [{ lineSpacing: { type: 'points', value: 3 } }, '一 15 0 0 20 24'],
  ] as const)('has the format of the paragraph: %j', (props, expected) => {
    expect(pieces([words('一')], { props: props as ParagraphProps, room: { w: 100, h: 100 } })).toEqual([
      expected,
    ]);
  });

  it('indents only the first line', () => {
    expect(
      pieces([words('一二')], { props: { marginLeft: 10, indent: -10 }, room: { w: 30, h: 100 } }),
    ).toEqual(['一 15 0 0 20 24', '二 15 10 24 20 24']);
  });

  it('has space above paragraphs, except the first and further lines', () => {
    const two = [[words('一'), { type: 'break' } as Run, words('二')], [words('三')]];
    const at = (spaceBefore: ParagraphProps['spaceBefore']) =>
      pieces(two, { props: { spaceBefore } }).map((piece) => piece.split(' ')[3]);
    expect(at({ type: 'points', value: 7.5 })).toEqual(['0', '24', '58']);
    expect(at({ type: 'percent', value: 0.5 })).toEqual(['0', '24', '60']);
  });

  it('has the height of an empty paragraph', () => {
    expect(pieces([[], [words('一')]])).toEqual(['一 15 0 24 20 24']);
  });

  it('is scaled with its text', () => {
    expect(pieces([ni], { scale: 0.5 })).toEqual(['你(nǐ) 7.5 0 0 11.8 19']);
  });
});
