import { DEFAULT_COLOR_MAP, type ResolvedRun } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { runSize, runStyle } from './run-style.ts';

describe('the style of a run', () => {
  const scope = {
    colors: { colors: {}, map: DEFAULT_COLOR_MAP },
    theme: undefined,
    fontScale: 1,
    lineReduction: 0,
    pageNumber: 1,
    vertical: 'horz' as const,
  };
  const kerning = (size: number, kern: number | undefined) =>
    runStyle({ size, latin: 'Arial', eastAsian: '', ...(kern === undefined ? {} : { kern }) }, 'AV', scope)
      .fontKerning;

  it('kerns letters from the minimum size in the file, and never when that size is 0', () => {
    expect([kerning(10, 12), kerning(12, 12), kerning(10, undefined), kerning(18, 0)]).toEqual([
      'none',
      undefined,
      undefined,
      'none',
    ]);
  });

  const look = (more: object, place: object = {}) =>
    runStyle({ size: 18, latin: 'Arial', eastAsian: '', ...more } as ResolvedRun, 'AV', {
      ...scope,
      ...place,
    });
  const color = { type: 'rgb', value: 'AA0000' };

  it('has its size in pixels, scaled when the text was shrunk, and its line height', () => {
    expect(look({})).toMatchObject({ fontSize: 24 });
    expect(look({}).lineHeight).toBe('var(--line-fixed,calc(var(--line-scale,1)*28.8px))');
    expect(look({}, { fontScale: 0.5 }).fontSize).toBe(12);
    expect(look({}, { fits: true })).toMatchObject({
      fontSize: 'calc(24px*var(--fit,1))',
      lineHeight: 'var(--line-fixed,calc(var(--line-scale,1)*28.8px*var(--fit,1)))',
    });
  });

  it('is smaller and moved up or down as superscript and subscript', () => {
    expect(look({ baseline: 0.3 })).toMatchObject({ fontSize: 16, position: 'relative', top: -7.2 });
    expect(look({ baseline: -0.25 })).toMatchObject({ fontSize: 16, top: 6 });
    expect(look({ baseline: 0 })).not.toHaveProperty('top');
    expect(runSize({ size: 18, baseline: 0.3 } as ResolvedRun, { fontScale: 0.5 })).toBe(8);
  });

  it('is bold and italic', () => {
    expect(look({ bold: true, italic: true })).toMatchObject({ fontWeight: 700, fontStyle: 'italic' });
    expect(look({})).not.toHaveProperty('fontWeight');
    expect(look({})).not.toHaveProperty('fontStyle');
  });

  it.each([
    [{}, undefined, undefined, undefined],
    [{ underline: 'none' }, undefined, undefined, undefined],
    [{ underline: 'sng' }, 'underline', undefined, undefined],
    [{ underline: 'dbl' }, 'underline', 'double', undefined],
    [{ underline: 'wavyHeavy' }, 'underline', 'wavy', '0.12em'],
    [{ underline: 'heavy' }, 'underline', undefined, '0.12em'],
    [{ strike: 'single' }, 'line-through', undefined, undefined],
    [{ strike: 'double' }, 'line-through', 'double', undefined],
    [{ strike: 'none' }, undefined, undefined, undefined],
    [{ underline: 'dotted', strike: 'double' }, 'underline line-through', 'dotted', undefined],
  ])('decorates %o with %s, %s, %s', (more, lines, kind, thickness) => {
    const style = look(more);
    expect(style.textDecorationLine).toBe(lines);
    expect(style.textDecorationStyle).toBe(kind);
    expect(style.textDecorationThickness).toBe(thickness);
  });

  it('has the colour of its underline only when it is underlined', () => {
    expect(look({ underline: 'sng', underlineColor: color }).textDecorationColor).toBe('#aa0000');
    expect(look({ strike: 'single', underlineColor: color })).not.toHaveProperty('textDecorationColor');
  });

  it('has its spacing, capitals, highlight, marks and outline', () => {
    expect(look({ spacing: 3 }).letterSpacing).toBe(4);
    expect(look({ spacing: 0 })).not.toHaveProperty('letterSpacing');
    expect(look({ caps: 'all' }).textTransform).toBe('uppercase');
    expect(look({ caps: 'small' }).fontVariantCaps).toBe('small-caps');
    expect(look({ highlight: color }).backgroundColor).toBe('#aa0000');
    expect(look({ emphasisMark: true })).toMatchObject({
      textEmphasis: 'filled dot',
      textEmphasisPosition: 'under right',
    });
    expect(look({ outline: { fill: { type: 'solid', color }, width: 2 } })).toMatchObject({
      WebkitTextStroke: '2px #aa0000',
      paintOrder: 'stroke fill',
    });
    expect(look({ outline: { fill: { type: 'none' } } })).not.toHaveProperty('WebkitTextStroke');
  });
});
