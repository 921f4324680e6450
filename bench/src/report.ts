/** One measured figure: a line of JSON on standard output. */
export interface Figure {
  readonly bench: string;
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'KB' | 'MB' | 'count' | 'per second' | 'ratio';
  /** The bar that it must not exceed; `atLeast` when more is better. */
  readonly atMost?: number;
  readonly atLeast?: number;
  /** The same figure of the peer that is measured in the same run. */
  readonly peer?: number;
  /** The details of the case: slides, file, quantile. */
  readonly of?: string;
}

/** Prints a figure, and whether it meets its bar. */
export function report(figure: Figure): void {
  // a share is rounded to a hundredth of a percent, other figures to a hundredth
  const digits = figure.unit === 'ratio' ? 10_000 : 100;
  const round = (number: number) => Math.round(number * digits) / digits;
  const value = round(figure.value);
  const within =
    (figure.atMost === undefined || value <= figure.atMost) &&
    (figure.atLeast === undefined || value >= figure.atLeast);
  console.log(
    JSON.stringify({
      ...figure,
      value,
      ...(figure.peer === undefined ? {} : { peer: round(figure.peer) }),
      ...(hasBar(figure) ? { within } : {}),
    }),
  );
}

function hasBar({ atMost, atLeast }: Figure): boolean {
  return atMost !== undefined || atLeast !== undefined;
}

/** The value below which the share `q` (0 to 1) of the numbers is; NaN for an empty list. */
export function quantile(numbers: readonly number[], q: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;
}
