import { DEFAULT_COLOR_MAP } from '@lectern/courseware';
import { describe, expect, it } from 'vitest';
import { runStyle } from './run-style.ts';

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
});
