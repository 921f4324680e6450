import { DEFAULT_COLOR_MAP, type ResolvedParagraph, resolveText, type TextBody } from '@lectern/courseware';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSymbols } from '../fonts/symbol-fonts.ts';
import type { TextScope } from '../text-scope.ts';
import { bulletLook } from './bullet-look.ts';

beforeAll(async () => {
  await loadSymbols();
});

const scope: TextScope = {
  colors: { colors: {}, map: DEFAULT_COLOR_MAP },
  theme: undefined,
  fontScale: 1,
  lineReduction: 0,
  pageNumber: 1,
  vertical: 'horz',
};
const solid = (value: string) => ({ type: 'solid', color: { type: 'rgb', value } });

/** The bullet of the last paragraph, whose runs have 18 points. */
function look(
  bullet: object,
  { run = {} as object, runs = undefined as object[] | undefined, more = {} as object, before = 0 } = {},
) {
  const paragraph = {
    runs: runs ?? [{ type: 'text', text: 'a', props: { size: 18, latin: 'Arial', ...run } }],
    props: { bullet },
  };
  const body = { paragraphs: Array.from({ length: before + 1 }, () => paragraph) } as unknown as TextBody;
  return bulletLook(resolveText(body, []).at(-1) as ResolvedParagraph, { ...scope, ...more });
}

describe('bulletLook', () => {
  it('returns undefined without a bullet', () => {
    expect(look({ type: 'none' })).toBeUndefined();
  });

  it('returns a character once, though the file may repeat it', () => {
    expect(look({ type: 'char', char: '-' })?.text).toBe('-');
    expect(look({ type: 'char', char: '--' })?.text).toBe('-');
    expect(look({ type: 'char', char: '->' })?.text).toBe('->');
    expect(look({ type: 'picture', asset: 'dot' })?.text).toBe('');
  });

  it('returns the number of the paragraph', () => {
    const number = { type: 'number', scheme: 'arabicPeriod' };
    expect([look(number)?.text, look(number, { before: 2 })?.text]).toEqual(['1.', '3.']);
  });

  it('has the size of the first run, a share of it, or its own points', () => {
    const size = (bulletSize: number | undefined, more?: object) =>
      look({ type: 'number', scheme: 'arabicPeriod', size: bulletSize }, { more })?.size;
    expect(size(undefined)).toBe(24);
    expect(size(0.5)).toBe(12);
    expect(size(-9)).toBe(12);
    expect(size(0.5, { fontScale: 0.5 })).toBe(6);
    expect(size(-9, { fontScale: 0.5 })).toBe(6);
    expect(look({ type: 'char', char: '-' }, { more: { fits: true } })?.style.fontSize).toBe(
      'calc(24px*var(--fit,1))',
    );
    expect(look({ type: 'char', char: '-' })?.style.fontSize).toBe(24);
  });

  it('is bold and slanted like the first run only when it is a number, and never underlined', () => {
    const run = { bold: true, italic: true, underline: 'sng' };
    expect(look({ type: 'number', scheme: 'arabicPeriod' }, { run })?.style).toMatchObject({
      fontWeight: 700,
      fontStyle: 'italic',
    });
    const char = look({ type: 'char', char: '-' }, { run })?.style;
    expect(char).not.toHaveProperty('fontWeight');
    expect(char).not.toHaveProperty('fontStyle');
    expect(char).not.toHaveProperty('textDecorationLine');
  });

  it('has its own colour, else the colour of the first run', () => {
    const run = { fill: solid('AA0000') };
    expect(look({ type: 'char', char: '-' }, { run })?.style.color).toBe('#aa0000');
    expect(
      look({ type: 'char', char: '-', color: { type: 'rgb', value: '0000BB' } }, { run })?.style.color,
    ).toBe('#0000bb');
  });

  it('skips breaks before the first run', () => {
    const runs = [
      { type: 'break', props: { size: 9 } },
      { type: 'text', text: 'a', props: { size: 36 } },
    ];
    expect(look({ type: 'char', char: '-' }, { runs })?.size).toBe(48);
  });

  it('has its own font, and a character that replaces a character of a symbol font', () => {
    expect(look({ type: 'char', char: '-', font: 'Georgia' })?.style.fontFamily).toMatch(/Georgia/);
    expect(look({ type: 'char', char: '-', font: 'Georgia' })?.standsIn).toBe(false);
    const sign = look({ type: 'char', char: '\uf04a', font: 'Wingdings' });
    expect(sign).toMatchObject({ text: '☺', standsIn: true });
  });

  it('is scaled about its middle when the replacing character has another size', () => {
    const square = look({ type: 'char', char: '¡', font: 'Wingdings 2' });
    const scale = (square?.size ?? 0) / 24;
    expect(scale).toBeCloseTo(0.75, 9);
    expect(square?.style.position).toBe('relative');
    expect(square?.style.top).toBe(`${(-0.37 * (1 / scale - 1)).toFixed(3)}em`);
    expect(look({ type: 'char', char: '-' })?.style).not.toHaveProperty('top');
  });
});
