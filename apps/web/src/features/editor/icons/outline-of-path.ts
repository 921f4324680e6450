import type { Geometry, GeometryPath } from '@lectern/courseware';

type Commands = GeometryPath['commands'];
type Pair = readonly [x: number, y: number];

/** Number of arguments of each command of SVG path data. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };
/** Units of the outline per unit of the path data, because PowerPoint’s paths have whole numbers. */
const FINE = 100;

/**
 * Converts the path data of an icon, drawn in a square of `side`, to a shape's outline with the even-odd fill rule.
 * Throws an Error at an unknown command.
 */
export function outlineOfPath(data: string, side: number): Geometry {
  const path: GeometryPath = { w: side * FINE, h: side * FINE, commands: [...commandsOf(data)] };
  return { type: 'custom', definition: { adjust: [], guides: [], handles: [], sites: [], paths: [path] } };
}

/**
 * Parses SVG path data (SVG 2, 9.3), except smooth quadratic curves, which the icons do not use, to absolute lines and
 * cubic curves.
 */
function commandsOf(data: string): Commands {
  const commands: Commands = [];
  let at: Pair = [0, 0];
  let begin: Pair = at;
  /** The second control point of the previous cubic curve. */
  let handle: Pair | undefined;
  const whole = (value: number) => String(Math.round(value * FINE));
  const line = (to: Pair) => {
    commands.push({ c: 'L', x: whole(to[0]), y: whole(to[1]) });
    at = to;
    handle = undefined;
  };
  const curve = (a: Pair, b: Pair, to: Pair) => {
    commands.push({ c: 'C', p: [...a, ...b, ...to].map(whole) });
    at = to;
    handle = b;
  };
  for (const [letter, n] of stepsOf(data)) {
    const command = letter.toUpperCase();
    const [ox, oy] = letter === command ? [0, 0] : at;
    const pair = (index: number): Pair => [ox + (n[index] ?? 0), oy + (n[index + 1] ?? 0)];
    switch (command) {
      case 'M':
        at = pair(0);
        begin = at;
        handle = undefined;
        commands.push({ c: 'M', x: whole(at[0]), y: whole(at[1]) });
        break;
      case 'L':
        line(pair(0));
        break;
      case 'H':
        line([ox + (n[0] ?? 0), at[1]]);
        break;
      case 'V':
        line([at[0], oy + (n[0] ?? 0)]);
        break;
      case 'C':
        curve(pair(0), pair(2), pair(4));
        break;
      case 'S':
        curve(handle ? [2 * at[0] - handle[0], 2 * at[1] - handle[1]] : at, pair(0), pair(2));
        break;
      case 'Q': {
        const middle = pair(0);
        const to = pair(2);
        const towards = (from: Pair): Pair => [
          from[0] + (2 / 3) * (middle[0] - from[0]),
          from[1] + (2 / 3) * (middle[1] - from[1]),
        ];
        curve(towards(at), towards(to), to);
        break;
      }
      case 'A': {
        const to = pair(5);
        const curves = arcCurves(at, to, n);
        if (curves.length === 0) line(to);
        for (const [a, b, end] of curves) curve(a, b, end);
        handle = undefined;
        break;
      }
      case 'Z':
        commands.push({ c: 'Z' });
        at = begin;
        handle = undefined;
        break;
    }
  }
  return commands;
}

/** Yields the commands of path data with their arguments; further argument pairs of a moveto are lines. */
function* stepsOf(data: string): Generator<readonly [string, readonly number[]]> {
  for (const [, letter = '', rest = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const takes = TAKES[letter.toUpperCase()];
    if (takes === undefined) throw new Error(`path data contain an unknown command ${letter}`);
    const numbers = letter.toUpperCase() === 'A' ? arcNumbers(rest) : numbersOf(rest);
    if (takes === 0) yield [letter, []];
    for (let from = 0; takes > 0 && from < numbers.length; from += takes) {
      const isMore = from > 0 && letter.toUpperCase() === 'M';
      yield [isMore ? (letter === 'M' ? 'L' : 'l') : letter, numbers.slice(from, from + takes)];
    }
  }
}

const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)/g;

function numbersOf(text: string): readonly number[] {
  return (text.match(NUMBER) ?? []).map(Number);
}

/** The two flags of an arc may have no separator around them. */
function arcNumbers(text: string): readonly number[] {
  const one = String.raw`\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+))`;
  const flag = String.raw`\s*,?\s*([01])`;
  const arcs = text.matchAll(new RegExp(one + one + one + flag + flag + one + one, 'g'));
  return [...arcs].flatMap((arc) => arc.slice(1).map(Number));
}

/**
 * Converts an elliptical arc to cubic curves of at most 90° each (SVG 2, appendix B.2); returns an empty list when the
 * arc is a straight line.
 */
function arcCurves(from: Pair, to: Pair, numbers: readonly number[]): (readonly [Pair, Pair, Pair])[] {
  const [rawX = 0, rawY = 0, degrees = 0, large = 0, sweep = 0] = numbers;
  let [rx, ry] = [Math.abs(rawX), Math.abs(rawY)];
  if (rx === 0 || ry === 0 || (from[0] === to[0] && from[1] === to[1])) return [];
  const turn = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const [dx, dy] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const reach = (x / rx) ** 2 + (y / ry) ** 2;
  if (reach > 1) [rx, ry] = [rx * Math.sqrt(reach), ry * Math.sqrt(reach)];
  const rest = Math.max(
    0,
    ((rx * ry) ** 2 - (rx * y) ** 2 - (ry * x) ** 2) / ((rx * y) ** 2 + (ry * x) ** 2),
  );
  const scale = Math.sqrt(rest) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(scale * rx * y) / ry, (-scale * ry * x) / rx];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  const end = Math.atan2((-y - cy) / ry, (-x - cx) / rx);
  let swing = end - start;
  if (sweep === 1 && swing < 0) swing += 2 * Math.PI;
  if (sweep === 0 && swing > 0) swing -= 2 * Math.PI;
  const count = Math.max(1, Math.ceil(Math.abs(swing) / (Math.PI / 2) - 1e-9));
  const middle: Pair = [
    cos * cx - sin * cy + (from[0] + to[0]) / 2,
    sin * cx + cos * cy + (from[1] + to[1]) / 2,
  ];
  const placed = (u: number, v: number): Pair => [
    middle[0] + cos * rx * u - sin * ry * v,
    middle[1] + sin * rx * u + cos * ry * v,
  ];
  const step = swing / count;
  const bend = (4 / 3) * Math.tan(step / 4);
  return Array.from({ length: count }, (_, index) => {
    const [a, b] = [start + index * step, start + (index + 1) * step];
    return [
      placed(Math.cos(a) - bend * Math.sin(a), Math.sin(a) + bend * Math.cos(a)),
      placed(Math.cos(b) + bend * Math.sin(b), Math.sin(b) - bend * Math.cos(b)),
      index === count - 1 ? to : placed(Math.cos(b), Math.sin(b)),
    ];
  });
}
