import { withoutCe } from './chemical-equation.ts';

/** Commands of MathLive that neither KaTeX nor PowerPoint knows, with equivalents. */
const MEANT: Readonly<Record<string, string>> = {
  differentialD: '\\mathrm{d}',
  capitalDifferentialD: '\\mathrm{D}',
  exponentialE: '\\mathrm{e}',
  imaginaryI: '\\mathrm{i}',
  imaginaryJ: '\\mathrm{j}',
  mleft: '\\left',
  mright: '\\right',
};

/**
 * Converts the visual editor's LaTeX for the rest of the program: commands of MathLive are replaced, an unfilled
 * placeholder becomes an empty box, `\ce` is converted.
 */
export function plainLatex(latex: string): string {
  const plain = latex
    .replaceAll(
      /\\placeholder(?:\[[^\]]*\])?\{([^{}]*)\}/g,
      (_, inside: string) => inside.trim() || '\\square ',
    )
    .replaceAll(/\\unicode\{(?:"|x|U\+)([\da-f]{1,6})\}/gi, (_, code: string) => {
      const point = Number.parseInt(code, 16);
      return point > 31 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
    })
    .replaceAll(/\\([a-zA-Z]+)(?![a-zA-Z])/g, (whole, name: string) =>
      Object.hasOwn(MEANT, name) ? (MEANT[name] ?? whole) : whole,
    );
  return withoutCe(plain).trim();
}

/** Whether the LaTeX has unfilled placeholders. */
export function hasEmptyBoxes(latex: string): boolean {
  return /\\placeholder(?:\[[^\]]*\])?\{\s*\}/.test(latex);
}
