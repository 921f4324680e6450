import type { Stroke } from '@lectern/stage/ink';

/** Longest pause between strokes in a replay, milliseconds. */
export const LONGEST_PAUSE_MS = 2_000;
/** Speed of a stroke whose duration is unknown, logical pixels of the page per second: about a hand at a board. */
const SPEED = 700;
const SHORTEST_MS = 80;

/** A stroke on the timeline, milliseconds from its beginning. */
export interface TimedStroke {
  readonly stroke: Stroke;
  readonly begin: number;
  readonly end: number;
}

export interface InkTimeline {
  /** Strokes in the order in which they were started. */
  readonly strokes: readonly TimedStroke[];
  readonly length: number;
}

/**
 * The timeline of a page's ink, in the order and at the speed of writing, with simultaneous strokes together and long
 * pauses shortened. Strokes without a time date from before times were stored: they come first, in their order.
 */
export function inkTimeline(strokes: readonly Stroke[]): InkTimeline {
  const written = strokes
    .map((stroke, index) => ({ stroke, index, at: stroke.written?.at, ms: lengthOf(stroke) }))
    .sort((one, other) => (one.at ?? -1) - (other.at ?? -1) || one.index - other.index);
  const timed: TimedStroke[] = [];
  /** The latest end of a stroke so far, in real time and on the timeline. */
  let [realEnd, end]: [number | undefined, number] = [undefined, 0];
  for (const { stroke, at, ms } of written) {
    // The pause after the strokes before; negative when two users wrote at once.
    const gap = at === undefined || realEnd === undefined ? 0 : at - realEnd;
    const begin = Math.max(0, end + Math.min(gap, LONGEST_PAUSE_MS));
    timed.push({ stroke, begin, end: begin + ms });
    end = Math.max(end, begin + ms);
    if (at !== undefined) realEnd = Math.max(realEnd ?? at, at + ms);
  }
  return { strokes: timed, length: end };
}

/** The strokes up to a moment of the timeline; complete strokes are the same objects. */
export function strokesAt({ strokes }: InkTimeline, moment: number): readonly Stroke[] {
  return strokes.flatMap(({ stroke, begin, end }) => {
    if (moment >= end) return [stroke];
    if (moment <= begin) return [];
    const points = Math.ceil(((moment - begin) / (end - begin)) * (stroke.points.length / 3));
    return points < 2 ? [] : [{ ...stroke, points: stroke.points.slice(0, points * 3) }];
  });
}

/** The strokes at a time without incomplete strokes, for reduced motion. */
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
