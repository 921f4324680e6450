const TURN = 21_600_000;
const RADIANS = Math.PI / 10_800_000;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * An arcTo (20.1.9.1) as SVG: the ellipse of radii `rx` and `ry` on which `from` is at the angle `start`, followed for
 * `swing` (60000ths of a degree, clockwise). The angles belong to the ray from the centre, not to the parameter.
 */
export function arcTo(
  from: Point,
  rx: number,
  ry: number,
  start: number,
  swing: number,
): { end: Point; d: string } {
  if (rx === 0 || ry === 0 || swing === 0) return { end: from, d: '' };
  const sweep = Math.max(-TURN, Math.min(TURN, swing));
  const first = parameter(start, rx, ry);
  const middle = { x: from.x - rx * Math.cos(first), y: from.y - ry * Math.sin(first) };
  const at = (angle: number): Point => {
    const t = parameter(angle, rx, ry);
    return { x: middle.x + rx * Math.cos(t), y: middle.y + ry * Math.sin(t) };
  };
  // SVG draws no arc whose ends coincide, and picks the wrong half when an arc is nearly a full turn.
  const pieces = Math.abs(sweep) > TURN / 2 ? 2 : 1;
  let end = from;
  let d = '';
  for (let piece = 1; piece <= pieces; piece++) {
    end = at(start + (sweep * piece) / pieces);
    d += `A${round(rx)} ${round(ry)} 0 0 ${sweep > 0 ? 1 : 0} ${round(end.x)} ${round(end.y)}`;
  }
  return { end, d };
}

function parameter(angle: number, rx: number, ry: number): number {
  const a = angle * RADIANS;
  return Math.atan2(rx * Math.sin(a), ry * Math.cos(a));
}

/** A thousandth of a pixel is finer than any screen shows. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
