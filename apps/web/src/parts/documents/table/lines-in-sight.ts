/** Lines of a list, counted from 0: from `first` until before `end`. */
export interface LineRange {
  readonly first: number;
  readonly end: number;
}

/** Scroll state of a list of lines of equal height, in pixels. */
export interface Sight {
  readonly scrollTop: number;
  /** Height of the visible part. */
  readonly room: number;
  /** Offset of the list within the scrolling element. */
  readonly margin: number;
  /** Height of a line. */
  readonly height: number;
}

export function linesInSight({ scrollTop, room, margin, height }: Sight): LineRange {
  const top = scrollTop - margin;
  return { first: Math.max(0, Math.floor(top / height)), end: Math.max(0, Math.ceil((top + room) / height)) };
}

/** Adds `beyond` lines at both edges, within the list; returns the last lines when the list has become shorter. */
export function linesToDraw({ first, end }: LineRange, beyond: number, count: number): LineRange {
  const last = Math.min(count, end + beyond);
  return { first: Math.max(0, Math.min(first, count - 1) - beyond), end: last };
}

/** The scroll position, nearest to the current one, at which the whole line is visible. */
export function scrollTopFor(line: number, { scrollTop, room, margin, height }: Sight): number {
  const top = margin + line * height;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + height - room);
}

/** The indices of the lines to draw, in order: a range, and the focused line even if it is out of view (-1: none). */
export function placesDrawn({ first, end }: LineRange, held: number): readonly number[] {
  const places = Array.from({ length: Math.max(0, end - first) }, (_, at) => first + at);
  if (held < 0 || (held >= first && held < end)) return places;
  return held < first ? [held, ...places] : [...places, held];
}
