import type { LineRange } from './lines-in-sight.ts';

/** The indices of the lines to draw, in order: a range, and the focused one even if it is out of view (-1: none). */
export function placesDrawn({ first, end }: LineRange, held: number): readonly number[] {
  const places = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  if (held < 0 || (held >= first && held < end)) return places;
  return held < first ? [held, ...places] : [...places, held];
}
