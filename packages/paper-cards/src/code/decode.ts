import type { CodeView } from './card-code.ts';

/** How many cells of a read pattern may be wrong, and how certain the wrong ones may be. */
export interface Tolerance {
  /** Largest number of wrong cells. */
  readonly wrong: number;
  /** Largest sum of the certainties of the wrong cells. */
  readonly weight: number;
  /** By how much the best pattern must fit better than any other card or side, sum of certainties. */
  readonly lead: number;
}

/**
 * Returns the pattern of the code that fits the read cells, or undefined when none fits well enough. `signs` has a
 * number per cell from -1, certainly light, to 1, certainly dark.
 */
export function decode(
  signs: Float32Array,
  views: readonly CodeView[],
  tolerance: Tolerance,
): CodeView | undefined {
  let best: CodeView | undefined;
  let bestFit = Number.NEGATIVE_INFINITY;
  let secondFit = Number.NEGATIVE_INFINITY;
  for (const view of views) {
    let fit = 0;
    for (let at = 0; at < signs.length; at += 1) fit += (signs[at] as number) * (view.signs[at] as number);
    if (fit > bestFit) {
      secondFit = bestFit;
      bestFit = fit;
      best = view;
    } else if (fit > secondFit) secondFit = fit;
  }
  if (best === undefined || bestFit - secondFit < tolerance.lead) return undefined;
  let wrong = 0;
  let weight = 0;
  for (let at = 0; at < signs.length; at += 1) {
    const agreement = (signs[at] as number) * (best.signs[at] as number);
    if (agreement > 0) continue;
    wrong += 1;
    weight -= agreement;
  }
  return wrong <= tolerance.wrong && weight <= tolerance.weight ? best : undefined;
}
