/** The ends of a line of time, in its unit. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** The place of a time on the line, 0 to 1. */
export function placeOfTime({ from, to }: Span, time: number): number {
  if (!(to > from)) return 0;
  return Math.min(1, Math.max(0, (time - from) / (to - from)));
}

const MOST_TICKS = 9;
const STEPS = [1, 2, 5, 10];

/** Round times on the line, at most nine. */
export function ticksOf({ from, to }: Span, leastStep = 1): number[] {
  if (!(to > from)) return [];
  const rough = Math.max(leastStep, (to - from) / (MOST_TICKS - 1));
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find((one) => one * power >= rough * (1 - 1e-9)) ?? 10) * power;
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step);
}

interface Placed {
  readonly id: string;
  /** 0 to 1. */
  readonly at: number;
}

/** The first row of each card in which it covers no other one; a card is `width` wide, a part of the line. */
export function rowsOf(cards: readonly Placed[], width: number): Map<string, number> {
  const ends: number[] = [];
  const rows = new Map<string, number>();
  for (const { id, at } of cards.toSorted((a, b) => a.at - b.at)) {
    const left = Math.min(1 - width, Math.max(0, at - width / 2));
    const free = ends.findIndex((end) => end <= left + 1e-9);
    const row = free < 0 ? ends.length : free;
    ends[row] = left + width;
    rows.set(id, row);
  }
  return rows;
}

/** Places near those of the cards with at least `gap` between neighbours, in the same order; 0 to 1 where they fit. */
export function spread(cards: readonly Placed[], gap: number): Map<string, number> {
  const sorted = cards.toSorted((a, b) => a.at - b.at);
  const places: number[] = [];
  for (const { at } of sorted) places.push(Math.max(at, (places.at(-1) ?? Number.NEGATIVE_INFINITY) + gap));
  let most = 1;
  for (let index = places.length - 1; index >= 0; index--) {
    places[index] = Math.max(0, Math.min(places[index] ?? 0, most));
    most = (places[index] ?? 0) - gap;
  }
  return new Map(sorted.map(({ id }, index) => [id, places[index] ?? 0]));
}

/**
 * The cards that stay after a check: the most of them that are in the right order to each other. `rankOf`: the place of a
 * card's group in the right order; cards of a group are in order either way; undefined for a card without a place.
 */
export function inOrder(order: readonly string[], rankOf: (id: string) => number | undefined): Set<string> {
  const best: (readonly string[])[] = [];
  for (const [index, id] of order.entries()) {
    const rank = rankOf(id);
    let longest: readonly string[] = [];
    for (const before of best.slice(0, index)) {
      const last = rankOf(before.at(-1) ?? '');
      if (rank !== undefined && last !== undefined && last <= rank && before.length > longest.length)
        longest = before;
    }
    best.push(rank === undefined ? [] : [...longest, id]);
  }
  return new Set(best.reduce((most, one) => (one.length > most.length ? one : most), []));
}
