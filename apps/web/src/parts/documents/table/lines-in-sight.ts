/** Lines of a list, counted from 0: from `first` until before `end`. */
export interface LineRange {
  readonly first: number;
  readonly end: number;
}

/** What is seen of a list of lines of one height, in pixels of what scrolls. */
export interface Sight {
  readonly scrollTop: number;
  /** How high the part is that is seen. */
  readonly room: number;
  /** Where the list begins. */
  readonly margin: number;
  /** Of a line. */
  readonly height: number;
}

export function linesInSight({ scrollTop, room, margin, height }: Sight): LineRange {
  const top = scrollTop - margin;
  return { first: Math.max(0, Math.floor(top / height)), end: Math.max(0, Math.ceil((top + room) / height)) };
}

/** With as many lines beyond both edges, of as many as there are; the last ones where the list has become shorter. */
export function linesToDraw({ first, end }: LineRange, beyond: number, count: number): LineRange {
  const last = Math.min(count, end + beyond);
  return { first: Math.max(0, Math.min(first, count - 1) - beyond), end: last };
}

/** Where to scroll so that a line is seen whole, as near as may be. */
export function scrollTopFor(line: number, { scrollTop, room, margin, height }: Sight): number {
  const top = margin + line * height;
  if (top < scrollTop) return top;
  return Math.max(scrollTop, top + height - room);
}
