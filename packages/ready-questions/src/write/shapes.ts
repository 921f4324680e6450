/** A point of a drawing, in its pixels. */
export type Point = readonly [x: number, y: number];

const rounded = (value: number) => Math.round(value * 10) / 10;
const written = (points: readonly Point[]) => points.map(([x, y]) => `${rounded(x)} ${rounded(y)}`).join(' ');

/** A straight or broken line. `look` is further attributes of SVG. */
export function line(points: readonly Point[], look = ''): string {
  return `<polyline points="${written(points)}" ${look}/>`;
}

export function polygon(points: readonly Point[], fill = 'none', look = ''): string {
  return `<polygon points="${written(points)}" fill="${fill}" ${look}/>`;
}

export function circle(x: number, y: number, radius: number, fill = 'none', look = ''): string {
  return `<circle cx="${rounded(x)}" cy="${rounded(y)}" r="${radius}" fill="${fill}" ${look}/>`;
}

export function ellipse(
  x: number,
  y: number,
  across: number,
  down: number,
  fill = 'none',
  look = '',
): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${across}" ry="${down}" fill="${fill}" ${look}/>`;
}

export function box(x: number, y: number, width: number, height: number, fill = 'none', look = ''): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${look}/>`;
}

/** A path in SVG's own words. */
export function path(d: string, fill = 'none', look = ''): string {
  return `<path d="${d}" fill="${fill}" ${look}/>`;
}

/** A line with an arrow head at its end. */
export function arrow([x1, y1]: Point, [x2, y2]: Point, look = ''): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const side = (turn: number): Point => [x2 - 11 * ux - turn * 5 * uy, y2 - 11 * uy + turn * 5 * ux];
  return (
    line(
      [
        [x1, y1],
        [x2, y2],
      ],
      look,
    ) + line([side(1), [x2, y2], side(-1)], look)
  );
}

/** The point at an angle in degrees, counted from the right against the clock, as mathematics does. */
export function at([x, y]: Point, radius: number, degrees: number): Point {
  const radians = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(radians), y - radius * Math.sin(radians)];
}

/** A part of a disc between two angles, counted as `at` does. */
export function sector(centre: Point, radius: number, from: number, to: number, fill: string): string {
  const [[sx, sy], [ex, ey]] = [at(centre, radius, from), at(centre, radius, to)];
  const large = to - from > 180 ? 1 : 0;
  const arc = `A${radius} ${radius} 0 ${large} 0 ${rounded(ex)} ${rounded(ey)}`;
  return path(`M${centre[0]} ${centre[1]}L${rounded(sx)} ${rounded(sy)}${arc}Z`, fill);
}

/** An arc between two angles, such as the mark of an angle. */
export function arc(centre: Point, radius: number, from: number, to: number, look = ''): string {
  const [[sx, sy], [ex, ey]] = [at(centre, radius, from), at(centre, radius, to)];
  const large = to - from > 180 ? 1 : 0;
  return path(
    `M${rounded(sx)} ${rounded(sy)}A${radius} ${radius} 0 ${large} 0 ${rounded(ex)} ${rounded(ey)}`,
    'none',
    look,
  );
}

/** A curve through many points. */
export function curve(points: readonly Point[], colour = '#2563eb'): string {
  return line(points, `stroke="${colour}" stroke-width="3"`);
}

/** The points of a function's graph, for x from one number to another; the origin and the unit are in pixels. */
export function graph(
  f: (x: number) => number,
  [from, to]: readonly [number, number],
  [ox, oy]: Point,
  unit: number,
  unitY = unit,
): Point[] {
  return Array.from({ length: 81 }, (_, index): Point => {
    const x = from + ((to - from) * index) / 80;
    return [ox + x * unit, oy - f(x) * unitY];
  });
}

/** The two axes of a plane. */
export function axes(width: number, height: number, [ox, oy]: Point): string {
  return arrow([8, oy], [width - 8, oy]) + arrow([ox, height - 8], [ox, 8]);
}
