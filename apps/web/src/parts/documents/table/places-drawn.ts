import type { LineRange } from './lines-in-sight.ts';

/** The places of what is drawn, in order: those of a range, and one that is held though it is out of sight (-1: none). */
export function placesDrawn({ first, end }: LineRange, held: number): readonly number[] {
  const places = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  if (held < 0 || (held >= first && held < end)) return places;
  return held < first ? [held, ...places] : [...places, held];
}
