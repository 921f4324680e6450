import { MtefDoubt } from './mtef-reader.ts';

/** Meaning of a template, the same for both versions of the format. */
export type Template =
  | { readonly kind: 'fence'; readonly open: string; readonly close: string }
  | {
      readonly kind:
        | 'root'
        | 'fraction'
        | 'slash'
        | 'scripts'
        | 'scriptsBefore'
        | 'limit'
        | 'division'
        | 'dirac';
    }
  | { readonly kind: 'operator'; readonly operator: string; readonly limits: boolean }
  | { readonly kind: 'over'; readonly command: string }
  | { readonly kind: 'brace'; readonly command: string; readonly above: boolean }
  | { readonly kind: 'arrow'; readonly command: string };

const FENCES: readonly (readonly [string, string])[] = [
  ['\\langle', '\\rangle'],
  ['(', ')'],
  ['\\{', '\\}'],
  ['[', ']'],
  ['|', '|'],
  ['\\|', '\\|'],
  ['\\lfloor', '\\rfloor'],
  ['\\lceil', '\\rceil'],
];

const OPERATORS = ['\\sum', '\\prod', '\\coprod', '\\bigcup', '\\bigcap'];
const INTEGRALS = ['\\int', '\\iint', '\\iiint'];
const CONTOURS = ['\\oint', '\\oiint', '\\oiiint'];

function over(command: string): Template {
  return { kind: 'over', command };
}

/** The template with this number and variation in MTEF 3. */
export function template3(selector: number, variation: number): Template {
  const fence = FENCES[selector];
  if (fence) {
    return { kind: 'fence', open: variation === 2 ? '.' : fence[0], close: variation === 1 ? '.' : fence[1] };
  }
  const mixed = (
    [
      ['[', '['],
      [']', ']'],
      [']', '['],
      ['[', ')'],
      ['(', ']'],
    ] as const
  )[selector - 8];
  if (mixed) return { kind: 'fence', open: mixed[0], close: mixed[1] };
  if (selector >= 21 && selector <= 26) {
    const summed = selector >= 24;
    const count = (selector - 21) % 3;
    const contour = !summed && variation >= 3;
    const operator = (contour ? CONTOURS : INTEGRALS)[count] ?? '\\int';
    return { kind: 'operator', operator, limits: summed };
  }
  if (selector >= 29 && selector <= 38) {
    const operator = OPERATORS[Math.floor((selector - 29) / 2)] ?? '\\sum';
    return { kind: 'operator', operator, limits: (selector - 29) % 2 === 0 };
  }
  switch (selector) {
    case 13:
      return { kind: 'root' };
    case 14:
      return { kind: 'fraction' };
    case 15:
      return { kind: 'scripts' };
    case 16:
      return over(variation === 1 ? '\\underline{\\underline' : '\\underline');
    case 17:
      return over(variation === 1 ? '\\overline{\\overline' : '\\overline');
    case 18:
      return { kind: 'arrow', command: '\\xleftarrow' };
    case 19:
      return { kind: 'arrow', command: '\\xrightarrow' };
    case 20:
      return { kind: 'arrow', command: '\\xleftrightarrow' };
    case 27:
      return { kind: 'brace', command: '\\overbrace', above: true };
    case 28:
      return { kind: 'brace', command: '\\underbrace', above: false };
    case 39:
      return { kind: 'limit' };
    case 40:
      return { kind: 'division' };
    case 41:
      return { kind: 'slash' };
    case 44:
      return { kind: 'scriptsBefore' };
    case 45:
      return { kind: 'dirac' };
    case 47:
      return over(
        ['\\overleftarrow', '\\overrightarrow', '\\overleftrightarrow'][variation] ?? '\\overrightarrow',
      );
    case 48:
      return over('\\overset{\\frown}');
    default:
      throw new MtefDoubt(`unknown template ${selector}`);
  }
}

/** The template with this number and variation in MTEF 5. */
export function template5(selector: number, variation: number): Template {
  const fence = selector === 8 ? (['⟦', '⟧'] as const) : FENCES[selector];
  if (fence) {
    // with neither flag set, older programs draw both
    const both = (variation & 3) === 0;
    const [open, close] = selector === 8 ? ['\\llbracket', '\\rrbracket'] : fence;
    return {
      kind: 'fence',
      open: both || variation & 1 ? open : '.',
      close: both || variation & 2 ? close : '.',
    };
  }
  if (selector >= 16 && selector <= 20) {
    return {
      kind: 'operator',
      operator: OPERATORS[selector - 16] ?? '\\sum',
      limits: (variation & 0x40) !== 0,
    };
  }
  switch (selector) {
    case 9:
      return {
        kind: 'fence',
        open: ['(', ')', '[', ']'][variation & 15] ?? '(',
        close: ['(', ')', '[', ']'][(variation >> 4) & 15] ?? ')',
      };
    case 10:
      return { kind: 'root' };
    case 11:
      return { kind: variation & 2 ? 'slash' : 'fraction' };
    case 12:
      return over(variation & 1 ? '\\underline{\\underline' : '\\underline');
    case 13:
      return over(variation & 1 ? '\\overline{\\overline' : '\\overline');
    case 14:
      return { kind: 'arrow', command: arrow5(variation) };
    case 15: {
      const count = Math.max(0, (variation & 3) - 1);
      const operator = (variation & 12 ? CONTOURS : INTEGRALS)[count] ?? '\\int';
      return { kind: 'operator', operator, limits: (variation & 0x40) !== 0 };
    }
    case 23:
      return { kind: 'limit' };
    case 24:
      return variation & 1
        ? { kind: 'brace', command: '\\overbrace', above: true }
        : { kind: 'brace', command: '\\underbrace', above: false };
    case 25:
      return variation & 1
        ? { kind: 'brace', command: '\\overbracket', above: true }
        : { kind: 'brace', command: '\\underbracket', above: false };
    case 26:
      return { kind: 'division' };
    case 27:
    case 28:
    case 29:
      return { kind: variation & 1 ? 'scriptsBefore' : 'scripts' };
    case 30:
      return { kind: 'dirac' };
    case 31:
      return over(vector5(variation));
    case 32:
      return over('\\widetilde');
    case 33:
      return over('\\widehat');
    case 34:
      return over('\\overset{\\frown}');
    case 36:
      return over(
        variation & 2 ? (variation & 4 ? '\\xcancel' : '\\cancel') : variation & 4 ? '\\bcancel' : '\\sout',
      );
    case 37:
      return over('\\boxed');
    default:
      throw new MtefDoubt(`unknown template ${selector}`);
  }
}

function arrow5(variation: number): string {
  const left = (variation & 0x10) !== 0;
  switch (variation & 3) {
    case 0:
      return left && !(variation & 0x20)
        ? '\\xleftarrow'
        : variation & 0x20 && left
          ? '\\xleftrightarrow'
          : '\\xrightarrow';
    case 1:
      return '\\xrightleftarrows';
    default:
      return '\\xrightleftharpoons';
  }
}

function vector5(variation: number): string {
  const side = (variation & 3) === 1 ? 'left' : (variation & 3) === 3 ? 'leftright' : 'right';
  if (variation & 8) return side === 'left' ? '\\overleftharpoon' : '\\overrightharpoon';
  return `\\${variation & 4 ? 'under' : 'over'}${side}arrow`;
}
