import type { Stroke } from '@lectern/stage/ink';

/** A pause between strokes is no longer than this when it is played back: a class that talked is not waited for. */
export const LONGEST_PAUSE_MS = 2_000;
/** Of a stroke of which nobody knows how long it took: logical pixels of page a second, a hand at the board. */
const SPEED = 700;
const SHORTEST_MS = 80;

/** A stroke in the time of what is played back, milliseconds from its beginning. */
export interface TimedStroke {
  readonly stroke: Stroke;
  readonly begin: number;
  readonly end: number;
}

export interface InkTimeline {
  /** In the order in which they were begun. */
  readonly strokes: readonly TimedStroke[];
  readonly length: number;
}

/**
 * The ink of a page in time: in the order and at the speed in which it was written, those of several hands at once, long
 * pauses shortened. Strokes without a time were written before those were kept: they come first, in their order.
 */
export function inkTimeline(strokes: readonly Stroke[]): InkTimeline {
  const written = strokes
    .map((stroke, index) => ({ stroke, index, at: stroke.written?.at, ms: lengthOf(stroke) }))
    .sort((one, other) => (one.at ?? -1) - (other.at ?? -1) || one.index - other.index);
  const timed: TimedStroke[] = [];
  /** In both times: until when pens were down so far. */
  let [realEnd, end]: [number | undefined, number] = [undefined, 0];
  for (const { stroke, at, ms } of written) {
    // Into the pause after what was written before; where its own time begins earlier, two hands wrote at once.
    const gap = at === undefined || realEnd === undefined ? 0 : at - realEnd;
    const begin = Math.max(0, end + Math.min(gap, LONGEST_PAUSE_MS));
    timed.push({ stroke, begin, end: begin + ms });
    end = Math.max(end, begin + ms);
    if (at !== undefined) realEnd = Math.max(realEnd ?? at, at + ms);
  }
  return { strokes: timed, length: end };
}

/** The strokes as far as they are written at a moment of the timeline; those that are whole are the same objects. */
export function strokesAt({ strokes }: InkTimeline, moment: number): readonly Stroke[] {
  return strokes.flatMap(({ stroke, begin, end }) => {
    if (moment >= end) return [stroke];
    if (moment <= begin) return [];
    const points = Math.ceil(((moment - begin) / (end - begin)) * (stroke.points.length / 3));
    return points < 2 ? [] : [{ ...stroke, points: stroke.points.slice(0, points * 3) }];
  });
}

/** The same without strokes on their way: for who wants nothing to move. */
export function wholeStrokesAt({ strokes }: InkTimeline, moment: number): readonly Stroke[] {
  return strokes.flatMap(({ stroke, end }) => (moment >= end ? [stroke] : []));
}

function lengthOf({ points, written }: Stroke): number {
  if (written && written.ms > 0) return Math.max(SHORTEST_MS, written.ms);
  let way = 0;
  for (let i = 3; i + 2 < points.length; i += 3) {
    way += Math.hypot((points[i] ?? 0) - (points[i - 3] ?? 0), (points[i + 1] ?? 0) - (points[i - 2] ?? 0));
  }
  return Math.max(SHORTEST_MS, Math.round((way / SPEED) * 1_000));
}
