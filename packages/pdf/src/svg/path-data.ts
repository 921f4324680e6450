import { type PagePath, POINTS_OF } from '../draw/page-path.ts';

/** A number for SVG: finite, two decimals, no more digits than needed. */
export function short(value: number): string {
  if (!Number.isFinite(value)) return '0';
  const rounded = Math.round(value * 100) / 100;
  return Object.is(rounded, -0) ? '0' : String(rounded);
}

/** Like `short`, with more decimals, for values that are multiplied by large numbers. */
export function fine(value: number): string {
  return Number.isFinite(value) ? String(Number(value.toPrecision(7))) : '0';
}

/** The `d` of a path. */
export function pathData({ steps, points }: PagePath): string {
  let data = '';
  let at = 0;
  for (const step of steps) {
    data += step;
    const end = at + (POINTS_OF[step] ?? 0);
    for (let first = true; at < end; at++, first = false) {
      const number = short(points[at] ?? 0);
      data += first || number.startsWith('-') ? number : ` ${number}`;
    }
  }
  return data;
}
