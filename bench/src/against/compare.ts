/** The same figure of both programs, one number a round, in the order of the rounds. */
export interface Paired {
  readonly here: readonly number[];
  readonly there: readonly number[];
}

export interface Verdict {
  readonly here: number;
  readonly there: number;
  /** Median of the rounds' ratios, here by there; NaN where there is nothing to divide by. */
  readonly ratio: number;
  /** No number of one program lies among those of the other. */
  readonly moved: boolean;
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/**
 * Judges whether a figure moved: beyond noise is what leaves the ranges of both programs apart. Of two programs that are
 * alike, five rounds each do that by chance in one of 126 figures, three in one of ten, two in one of three.
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
