import { describe, expect, it } from 'vitest';
import { MtefDoubt } from './mtef-reader.ts';
import { template3, template5 } from './mtef-templates.ts';

/** A template in one line: its kind, and its commands. */
function words(template: ReturnType<typeof template3>): string {
  return Object.values(template).join(' ');
}

describe('template3', () => {
  it.each([
    [0, 0, 'fence \\langle \\rangle'],
    [1, 1, 'fence ( .'],
    [1, 2, 'fence . )'],
    [2, 0, 'fence \\{ \\}'],
    [3, 0, 'fence [ ]'],
    [4, 0, 'fence | |'],
    [5, 0, 'fence \\| \\|'],
    [6, 0, 'fence \\lfloor \\rfloor'],
    [7, 0, 'fence \\lceil \\rceil'],
    [8, 0, 'fence [ ['],
    [9, 0, 'fence ] ]'],
    [10, 0, 'fence ] ['],
    [11, 0, 'fence [ )'],
    [12, 0, 'fence ( ]'],
    [13, 0, 'root'],
    [14, 0, 'fraction'],
    [15, 0, 'scripts'],
    [16, 0, 'over \\underline'],
    [16, 1, 'over \\underline{\\underline'],
    [17, 0, 'over \\overline'],
    [17, 1, 'over \\overline{\\overline'],
    [18, 0, 'arrow \\xleftarrow'],
    [19, 0, 'arrow \\xrightarrow'],
    [20, 0, 'arrow \\xleftrightarrow'],
    [21, 2, 'operator \\int false'],
    [21, 3, 'operator \\oint false'],
    [22, 0, 'operator \\iint false'],
    [22, 3, 'operator \\oiint false'],
    [23, 0, 'operator \\iiint false'],
    [24, 3, 'operator \\int true'],
    [26, 0, 'operator \\iiint true'],
    [27, 0, 'brace \\overbrace true'],
    [28, 0, 'brace \\underbrace false'],
    [29, 0, 'operator \\sum true'],
    [30, 0, 'operator \\sum false'],
    [31, 0, 'operator \\prod true'],
    [33, 0, 'operator \\coprod true'],
    [36, 0, 'operator \\bigcup false'],
    [37, 0, 'operator \\bigcap true'],
    [38, 0, 'operator \\bigcap false'],
    [39, 0, 'limit'],
    [40, 0, 'division'],
    [41, 0, 'slash'],
    [44, 0, 'scriptsBefore'],
    [45, 0, 'dirac'],
    [47, 0, 'over \\overleftarrow'],
    [47, 1, 'over \\overrightarrow'],
    [47, 2, 'over \\overleftrightarrow'],
    [47, 3, 'over \\overrightarrow'],
    [48, 0, 'over \\overset{\\frown}'],
  ])('returns the template %i with variation %i', (selector, variation, expected) => {
    expect(words(template3(selector, variation))).toBe(expected);
  });

  it.each([42, 43, 46, 49])('throws for the unknown template %i', (selector) => {
    expect(() => template3(selector, 0)).toThrow(MtefDoubt);
  });
});

describe('template5', () => {
  it.each([
    [0, 0, 'fence \\langle \\rangle'],
    [1, 1, 'fence ( .'],
    [1, 2, 'fence . )'],
    [1, 3, 'fence ( )'],
    [1, 4, 'fence ( )'],
    [8, 3, 'fence \\llbracket \\rrbracket'],
    [8, 1, 'fence \\llbracket .'],
    [9, 0x12, 'fence [ )'],
    [9, 0x03, 'fence ] ('],
    [9, 0x44, 'fence ( )'],
    [10, 0, 'root'],
    [11, 1, 'fraction'],
    [11, 2, 'slash'],
    [12, 0, 'over \\underline'],
    [12, 1, 'over \\underline{\\underline'],
    [13, 0, 'over \\overline'],
    [13, 1, 'over \\overline{\\overline'],
    [14, 0x00, 'arrow \\xrightarrow'],
    [14, 0x10, 'arrow \\xleftarrow'],
    [14, 0x20, 'arrow \\xrightarrow'],
    [14, 0x30, 'arrow \\xleftrightarrow'],
    [14, 0x01, 'arrow \\xrightleftarrows'],
    [14, 0x02, 'arrow \\xrightleftharpoons'],
    [15, 0, 'operator \\int false'],
    [15, 1, 'operator \\int false'],
    [15, 2, 'operator \\iint false'],
    [15, 3, 'operator \\iiint false'],
    [15, 0x41, 'operator \\int true'],
    [15, 0x05, 'operator \\oint false'],
    [15, 0x0a, 'operator \\oiint false'],
    [16, 0x40, 'operator \\sum true'],
    [17, 0, 'operator \\prod false'],
    [20, 0x40, 'operator \\bigcap true'],
    [23, 0, 'limit'],
    [24, 1, 'brace \\overbrace true'],
    [24, 0, 'brace \\underbrace false'],
    [25, 1, 'brace \\overbracket true'],
    [25, 0, 'brace \\underbracket false'],
    [26, 0, 'division'],
    [27, 0, 'scripts'],
    [28, 0, 'scripts'],
    [29, 1, 'scriptsBefore'],
    [30, 0, 'dirac'],
    [31, 0, 'over \\overrightarrow'],
    [31, 1, 'over \\overleftarrow'],
    [31, 2, 'over \\overrightarrow'],
    [31, 3, 'over \\overleftrightarrow'],
    [31, 5, 'over \\underleftarrow'],
    [31, 8, 'over \\overrightharpoon'],
    [31, 9, 'over \\overleftharpoon'],
    [32, 0, 'over \\widetilde'],
    [33, 0, 'over \\widehat'],
    [34, 0, 'over \\overset{\\frown}'],
    [36, 0, 'over \\sout'],
    [36, 2, 'over \\cancel'],
    [36, 4, 'over \\bcancel'],
    [36, 6, 'over \\xcancel'],
    [37, 0, 'over \\boxed'],
  ])('returns the template %i with variation %i', (selector, variation, expected) => {
    expect(words(template5(selector, variation))).toBe(expected);
  });

  it.each([21, 22, 35, 38])('throws for the unknown template %i', (selector) => {
    expect(() => template5(selector, 0)).toThrow(MtefDoubt);
  });
});
