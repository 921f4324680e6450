import type { MetafileDrawing } from './drawing.ts';

/** Outline of points joined by lines, in the drawing's units. */

export function polyline(drawing: MetafileDrawing, points: readonly number[], close: boolean): string {
  let d = '';
  for (let i = 0; i + 1 < points.length; i += 2) {
    d += `${i === 0 ? 'M' : 'L'}${drawing.point(points[i] ?? 0, points[i + 1] ?? 0)}`;
  }
  return close && d ? `${d}Z` : d;
}

/** Three points per segment; with `start` the first point begins the curve. */
export function bezier(drawing: MetafileDrawing, points: readonly number[], start: boolean): string {
  let d = '';
  let at = 0;
  if (start) {
    d = `M${drawing.point(points[0] ?? 0, points[1] ?? 0)}`;
    at = 2;
  }
  for (; at + 5 < points.length; at += 6) {
    const pair = (offset: number) => drawing.point(points[at + offset] ?? 0, points[at + offset + 1] ?? 0);
    d += `C${pair(0)} ${pair(2)} ${pair(4)}`;
  }
  return d;
}

export function rectangle(drawing: MetafileDrawing, l: number, t: number, r: number, b: number): string {
  return polyline(drawing, [l, t, r, t, r, b, l, b], true);
}

export function roundRectangle(
  drawing: MetafileDrawing,
  [l, t, r, b]: readonly [number, number, number, number],
  width: number,
  height: number,
): string {
  const rx = Math.min(Math.abs(width), Math.abs(r - l)) / 2;
  const ry = Math.min(Math.abs(height), Math.abs(b - t)) / 2;
  const corner = (cx: number, cy: number, from: number) =>
    arcCurve(drawing, cx, cy, rx, ry, from, Math.PI / 2);
  const p = (x: number, y: number) => drawing.point(x, y);
  return (
    `M${p(l + rx, t)}L${p(r - rx, t)}${corner(r - rx, t + ry, -Math.PI / 2)}L${p(r, b - ry)}${corner(r - rx, b - ry, 0)}` +
    `L${p(l + rx, b)}${corner(l + rx, b - ry, Math.PI / 2)}L${p(l, t + ry)}${corner(l + rx, t + ry, Math.PI)}Z`
  );
}

export function ellipse(drawing: MetafileDrawing, l: number, t: number, r: number, b: number): string {
  const [cx, cy, rx, ry] = [(l + r) / 2, (t + b) / 2, (r - l) / 2, (b - t) / 2];
  return `M${drawing.point(cx + rx, cy)}${arcCurve(drawing, cx, cy, rx, ry, 0, 2 * Math.PI)}Z`;
}

/** An arc in the box from the ray through the first point to the ray through the second, counter-clockwise. */
export function arc(
  drawing: MetafileDrawing,
  [l, t, r, b]: readonly [number, number, number, number],
  [startX, startY, endX, endY]: readonly [number, number, number, number],
  kind: 'arc' | 'chord' | 'pie',
): string {
  const [cx, cy, rx, ry] = [(l + r) / 2, (t + b) / 2, Math.abs(r - l) / 2 || 1, Math.abs(b - t) / 2 || 1];
  const from = Math.atan2((startY - cy) / ry, (startX - cx) / rx);
  const to = Math.atan2((endY - cy) / ry, (endX - cx) / rx);
  let sweep = to - from;
  if (sweep >= 0) sweep -= 2 * Math.PI;
  const begin = `M${drawing.point(cx + rx * Math.cos(from), cy + ry * Math.sin(from))}`;
  const curve = begin + arcCurve(drawing, cx, cy, rx, ry, from, sweep);
  if (kind === 'pie') return `${curve}L${drawing.point(cx, cy)}Z`;
  return kind === 'chord' ? `${curve}Z` : curve;
}

/** A part of the ellipse in the box, degrees clockwise from the right; a pie includes the middle. */
export function sector(
  drawing: MetafileDrawing,
  [l, t, r, b]: readonly [number, number, number, number],
  start: number,
  sweep: number,
  pie: boolean,
): string {
  const [cx, cy, rx, ry] = [(l + r) / 2, (t + b) / 2, (r - l) / 2, (b - t) / 2];
  const from = (start * Math.PI) / 180;
  const swing = (Math.max(-360, Math.min(360, sweep)) * Math.PI) / 180;
  const begin = `M${drawing.point(cx + rx * Math.cos(from), cy + ry * Math.sin(from))}`;
  const curve = begin + arcCurve(drawing, cx, cy, rx, ry, from, swing);
  return pie ? `${curve}L${drawing.point(cx, cy)}Z` : curve;
}

/** An elliptic arc as Bézier curves of at most 90° each. */
function arcCurve(
  drawing: MetafileDrawing,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  from: number,
  sweep: number,
): string {
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const step = sweep / parts;
  const reach = (4 / 3) * Math.tan(step / 4);
  let d = '';
  for (let i = 0; i < parts; i++) {
    const one = from + i * step;
    const two = one + step;
    const p = (x: number, y: number) => drawing.point(cx + rx * x, cy + ry * y);
    d +=
      `C${p(Math.cos(one) - reach * Math.sin(one), Math.sin(one) + reach * Math.cos(one))} ` +
      `${p(Math.cos(two) + reach * Math.sin(two), Math.sin(two) - reach * Math.cos(two))} ${p(Math.cos(two), Math.sin(two))}`;
  }
  return d;
}
