import type { Color, Fill, Line } from '@lectern/courseware';
import { apply } from '../draw/matrix.ts';
import type { GradientPaint, Look, Paint } from '../draw/painter.ts';

export function colorOfHex(value: string, alpha: number): Color {
  return { type: 'rgb', value, ...(alpha < 1 ? { mods: [{ op: 'alpha', value: alpha }] } : {}) };
}

/** A fill of the model for a paint; `exact` is false if it is only similar. */
export function fillOf(paint: Paint, alpha: number): { readonly fill: Fill; readonly exact: boolean } {
  switch (paint.kind) {
    case 'color':
      return { fill: { type: 'solid', color: colorOfHex(paint.color, alpha) }, exact: true };
    case 'gradient':
      return { fill: gradientFill(paint, alpha), exact: false };
    case 'mesh': {
      const color = paint.triangles[Math.floor(paint.triangles.length / 2)]?.color ?? '808080';
      return { fill: { type: 'solid', color: colorOfHex(color, alpha) }, exact: false };
    }
    case 'tiling':
      return { fill: { type: 'solid', color: colorOfHex('d9d9d9', alpha) }, exact: false };
    default:
      return { fill: { type: 'none' }, exact: true };
  }
}

function gradientFill(paint: GradientPaint, alpha: number): Fill {
  const stops = paint.stops.slice(0, 32).map(([pos, color]) => ({
    pos: Math.min(1, Math.max(0, pos)),
    color: colorOfHex(color, alpha),
  }));
  if (paint.shape === 'radial') {
    const focus = { l: 0.5, t: 0.5, r: 0.5, b: 0.5 };
    // The model's first stop is the outer stop.
    const inwards = stops.map((stop) => ({ ...stop, pos: 1 - stop.pos })).reverse();
    const outwards = paint.toRadius >= paint.fromRadius;
    return {
      type: 'gradient',
      stops: outwards ? inwards : stops,
      shade: { type: 'path', path: 'circle', focus },
    };
  }
  const [x0, y0] = apply(paint.matrix, ...paint.from);
  const [x1, y1] = apply(paint.matrix, ...paint.to);
  const angle = (Math.round((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI) + 360) % 360;
  return { type: 'gradient', stops, shade: { type: 'linear', angle, scaled: false } };
}

const CAPS = { butt: 'flat', round: 'round', square: 'square' } as const;

export function lineOf(look: Look, alpha: number): Line {
  const { fill } = fillOf(look.stroke, alpha);
  if (fill.type === 'none') return { fill };
  const width = Math.round(look.lineWidth * 100) / 100;
  return {
    fill,
    width,
    cap: CAPS[look.cap],
    join: look.join,
    ...(look.dash.length > 0 && width > 0
      ? { dash: look.dash.slice(0, 32).map((each) => Math.round((each / width) * 100) / 100) }
      : {}),
  };
}
