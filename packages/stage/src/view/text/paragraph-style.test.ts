import { DEFAULT_COLOR_MAP, type ResolvedParagraph, type Spacing } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { paragraphStyle } from './paragraph-style.ts';

const look = { size: 12, latin: 'Courier', eastAsian: '宋体' };
const scope = {
  colors: { colors: {}, map: DEFAULT_COLOR_MAP },
  theme: undefined,
  fontScale: 1,
  lineReduction: 0,
  pageNumber: undefined,
  vertical: 'horz' as const,
};
const none: Spacing = { type: 'points', value: 0 };

function paragraph(spaceBefore: Spacing, spaceAfter: Spacing): ResolvedParagraph {
  return {
    align: 'l',
    marginLeft: 0,
    marginRight: 0,
    indent: 0,
    defaultTab: 96,
    rtl: false,
    lineSpacing: { type: 'percent', value: 0.6 },
    spaceBefore,
    spaceAfter,
    bullet: { type: 'none' },
    runs: [{ run: { type: 'text', text: 'class Bar {' }, look }],
    end: look,
  } as unknown as ResolvedParagraph;
}

describe('the space around a paragraph', () => {
  const inside = { first: false, last: false };

  it('counts a percentage in heights of its single line', () => {
    const half: Spacing = { type: 'percent', value: 0.5 };
    const { paddingBlockStart, paddingBlockEnd } = paragraphStyle(paragraph(half, half), scope, inside);
    // 12 points are 16 pixels, their line 19.2, half of it 9.6: 7.2 points.
    expect([paddingBlockStart, paddingBlockEnd]).toEqual([9.6, 9.6]);
  });

  it('counts points as points, and is omitted before the first and after the last paragraph', () => {
    const six: Spacing = { type: 'points', value: 6 };
    expect(paragraphStyle(paragraph(six, none), scope, inside)).toMatchObject({ paddingBlockStart: 8 });
    const alone = paragraphStyle(paragraph(six, six), scope, { first: true, last: true });
    expect([alone.paddingBlockStart, alone.paddingBlockEnd]).toEqual([undefined, undefined]);
  });
});

describe('the style of a paragraph', () => {
  const style = (more: object, place: object = {}) =>
    paragraphStyle(
      { ...paragraph(none, none), ...more } as ResolvedParagraph,
      { ...scope, ...place },
      {
        first: false,
        last: false,
      },
    );
  const percent = (value: number) => ({ lineSpacing: { type: 'percent', value } });
  const points = { lineSpacing: { type: 'points', value: 18 } };
  const run = (size: number, text = 'a', type = 'text') => ({ run: { type, text }, look: { ...look, size } });

  it('sets its line spacing for its runs, a share or fixed points', () => {
    expect(style(percent(1))).toMatchObject({ '--line-scale': undefined, '--line-fixed': undefined });
    expect(style(percent(1.5))).toMatchObject({ '--line-scale': 1.5, '--line-fixed': undefined });
    expect(style(points)).toMatchObject({ '--line-scale': undefined, '--line-fixed': '24px' });
    expect(style(points, { fontScale: 0.5 })['--line-fixed']).toBe('12px');
    expect(style(points, { fits: true })['--line-fixed']).toBe('calc(24px*var(--fit,1))');
  });

  it('has less spacing in a text that was shrunk, a tenth of a line at least', () => {
    expect(style(percent(1), { lineReduction: 0.2 })['--line-scale']).toBe(0.8);
    expect(style(percent(0.2), { lineReduction: 0.2 })['--line-scale']).toBe(0.1);
    const spaced = { spaceBefore: { type: 'points', value: 6 } };
    expect(style(spaced, { lineReduction: 0.25 }).paddingBlockStart).toBe(6);
  });

  it('moves its lines by half of their spacing, for all of it is above them', () => {
    // A line of 12 points has 19.2 pixels.
    expect(style(percent(1.5))).toMatchObject({ position: 'relative', top: 4.8 });
    expect(style(percent(0.5)).top).toBe(-4.8);
    expect(style(points).top).toBe(2.4);
    expect(style(percent(1.01))).not.toHaveProperty('top');
    expect(style(percent(1.5), { vertical: 'eaVert' })).not.toHaveProperty('top');
  });

  it('has the font of its smallest run, and the line of its largest', () => {
    const mixed = { ...percent(1.5), runs: [run(24), run(6, ''), run(12)] };
    expect(style(mixed).fontSize).toBe(16);
    // 24 points are 32 pixels: half of half of 38.4.
    expect(style(mixed).top).toBe(9.6);
    expect(style({ runs: [], end: { ...look, size: 18 } }).fontSize).toBe(24);
    expect(style({ runs: [run(24), run(6, '', 'break')] }).fontSize).toBe(8);
  });

  it.each([
    ['l', 'left'],
    ['ctr', 'center'],
    ['r', 'right'],
    ['just', 'justify'],
    ['justLow', 'justify'],
  ])('aligned %s is %s', (align, textAlign) => {
    expect(style({ align })).toMatchObject({ textAlign });
    expect(style({ align })).not.toHaveProperty('textJustify');
  });

  it('spreads its letters over every line when it is distributed', () => {
    const spread = { textAlign: 'justify', textAlignLast: 'justify', textJustify: 'inter-character' };
    expect(style({ align: 'dist' })).toMatchObject(spread);
    expect(style({ align: 'thaiDist' })).toMatchObject(spread);
  });

  it('has its margins, indent, tabs and direction', () => {
    expect(style({ marginLeft: 10, marginRight: 20, indent: -5, defaultTab: 48 })).toMatchObject({
      paddingInlineStart: 10,
      paddingInlineEnd: 20,
      textIndent: -5,
      tabSize: '48px',
    });
    expect(style({})).toMatchObject({ paddingInlineStart: undefined, textIndent: undefined });
    expect(style({ rtl: true }).direction).toBe('rtl');
    expect(style({})).not.toHaveProperty('direction');
    expect(style({ latinBreak: true }).wordBreak).toBe('break-all');
    expect(style({})).not.toHaveProperty('wordBreak');
  });
});
