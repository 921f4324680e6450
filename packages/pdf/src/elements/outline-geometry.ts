import type { Geometry, GeometryPath } from '@lectern/courseware';
import { type Box, type PagePath, POINTS_OF } from '../draw/page-path.ts';

/** Units of a path's own coordinates per pixel: two decimals. */
const UNITS = 100;
const MAX_COMMANDS = 50_000;

/** An outline of the page as the geometry of a shape with this box. */
export function outlineGeometry({ steps, points }: PagePath, box: Box): Geometry {
  const commands: GeometryPath['commands'] = [];
  const x = (value: number) => String(Math.round((value - box.x0) * UNITS));
  const y = (value: number) => String(Math.round((value - box.y0) * UNITS));
  let at = 0;
  for (const step of steps.slice(0, MAX_COMMANDS)) {
    const count = POINTS_OF[step] ?? 0;
    const own = points.slice(at, at + count).map((value, index) => (index % 2 === 0 ? x(value) : y(value)));
    at += count;
    const [first = '0', second = '0'] = own;
    if (step === 'M' || step === 'L') commands.push({ c: step, x: first, y: second });
    else if (step === 'Q' || step === 'C') commands.push({ c: step, p: own });
    else commands.push({ c: 'Z' });
  }
  const path: GeometryPath = {
    w: Math.max(1, Math.round((box.x1 - box.x0) * UNITS)),
    h: Math.max(1, Math.round((box.y1 - box.y0) * UNITS)),
    commands,
  };
  return {
    type: 'custom',
    definition: { adjust: [], guides: [], handles: [], sites: [], paths: [path] },
  };
}
