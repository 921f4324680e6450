import { withoutCe } from './chemical-equation.ts';

/** Commands that MathLive writes and neither KaTeX nor PowerPoint has, by what they mean. */
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
 * LaTeX of the visual editor as the rest of the program reads it: what MathLive alone knows is written otherwise, a box that
 * was not filled is the sign of an empty box, chemistry is written out.
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

/** Whether there are boxes that wait to be filled. */
export function hasEmptyBoxes(latex: string): boolean {
  return /\\placeholder(?:\[[^\]]*\])?\{\s*\}/.test(latex);
}
