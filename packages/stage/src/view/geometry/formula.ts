/** Guide formulas of ECMA-376 20.1.9.11. Lengths are EMU, angles 60000ths of a degree. */

const DEGREE = 60_000;
const RADIANS = Math.PI / 180 / DEGREE;

/** The built-in guides of every shape (20.1.10.55 and after), for a shape of this size in EMU. */
export function builtInGuides(w: number, h: number): Map<string, number> {
  const ss = Math.min(w, h);
  const guides = new Map<string, number>([
    ['l', 0],
    ['t', 0],
    ['r', w],
    ['b', h],
    ['w', w],
    ['h', h],
    ['hc', w / 2],
    ['vc', h / 2],
    ['ss', ss],
    ['ls', Math.max(w, h)],
    ['cd2', 180 * DEGREE],
    ['cd4', 90 * DEGREE],
    ['cd8', 45 * DEGREE],
    ['3cd4', 270 * DEGREE],
    ['3cd8', 135 * DEGREE],
    ['5cd8', 225 * DEGREE],
    ['7cd8', 315 * DEGREE],
  ]);
  for (const part of [2, 3, 4, 5, 6, 8, 10, 12, 16, 32]) {
    guides.set(`wd${part}`, w / part);
    guides.set(`hd${part}`, h / part);
    guides.set(`ssd${part}`, ss / part);
  }
  return guides;
}

/** The number, or the value of the guide of that name; 0 when there is neither. */
export function guideValue(token: string | undefined, guides: ReadonlyMap<string, number>): number {
  if (token === undefined) return 0;
  const guide = guides.get(token);
  if (guide !== undefined) return guide;
  const number = Number(token);
  return Number.isFinite(number) ? number : 0;
}

/** The value of one of the 17 formulas; 0 for an unknown one and for a division by zero. */
export function evaluateFormula(formula: string, guides: ReadonlyMap<string, number>): number {
  const [operator, ...tokens] = formula.trim().split(/\s+/);
  const [x = 0, y = 0, z = 0] = tokens.map((token) => guideValue(token, guides));
  const result = compute(operator ?? '', x, y, z);
  return Number.isFinite(result) ? result : 0;
}

function compute(operator: string, x: number, y: number, z: number): number {
  switch (operator) {
    case 'val':
      return x;
    case '*/':
      return (x * y) / z;
    case '+-':
      return x + y - z;
    case '+/':
      return (x + y) / z;
    case '?:':
      return x > 0 ? y : z;
    case 'abs':
      return Math.abs(x);
    case 'at2':
      return Math.atan2(y, x) / RADIANS;
    case 'cat2':
      return x * Math.cos(Math.atan2(z, y));
    case 'sat2':
      return x * Math.sin(Math.atan2(z, y));
    case 'cos':
      return x * Math.cos(y * RADIANS);
    case 'sin':
      return x * Math.sin(y * RADIANS);
    case 'tan':
      return x * Math.tan(y * RADIANS);
    case 'max':
      return Math.max(x, y);
    case 'min':
      return Math.min(x, y);
    case 'mod':
      return Math.hypot(x, y, z);
    case 'pin':
      return Math.max(x, Math.min(y, z));
    case 'sqrt':
      return Math.sqrt(x);
    default:
      return 0;
  }
}
