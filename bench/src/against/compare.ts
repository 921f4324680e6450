/** The same figure of both programs, one number per round, in the order of the rounds. */
export interface Paired {
  readonly here: readonly number[];
  readonly there: readonly number[];
}

export interface Verdict {
  readonly here: number;
  readonly there: number;
  /** Median of the rounds' ratios, `here` divided by `there`; NaN when no ratio can be computed. */
  readonly ratio: number;
  /** Whether the ranges of the two programs do not overlap. */
  readonly moved: boolean;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/**
 * Judges whether a figure moved: it did when the ranges of both programs do not overlap. For equal programs this
 * happens by chance in one of 126 figures with five rounds each, in one of ten with three, and in one of three with
 * two.
 */
export function compare({ here, there }: Paired): Verdict {
  const apart = Math.max(...here) < Math.min(...there) || Math.min(...here) > Math.max(...there);
  return {
    here: median(here),
    there: median(there),
    ratio: median(here.map((value, round) => value / (there[round] ?? Number.NaN)).filter(Number.isFinite)),
    moved: apart,
  };
}
