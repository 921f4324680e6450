import type { FrameSamples } from './frame-samples.ts';

/** Demands on a black border on white paper. */
export interface FrameDemands {
  /** Least difference between white paper and black ink, grey values. */
  readonly contrast: number;
  /** Most cells of the border that are light: a finger may lie on it. */
  readonly lightBorder: number;
  /** Largest share of the paper around it that is dark. */
  readonly darkRing: number;
}

/** Samples that are less certain than this tell nothing of the light around them. */
const KNOWN = 0.25;

/**
 * Returns for each cell inside the border how certainly it is dark (1) or light (-1), by the paper and the ink near it,
 * so that a shadow across the card does no harm. Returns undefined when the border is not black on white.
 */
export function certainties(
  values: Float32Array,
  samples: FrameSamples,
  demands: FrameDemands,
): Float32Array | undefined {
  const { kinds, weights } = samples;
  if (!mayBeFrame(values, samples, demands)) return undefined;
  // First by paper and border alone, then by all cells that these tell.
  const sides = Float32Array.from(kinds, (kind) => (kind === 'ink' ? 1 : kind === 'paper' ? -1 : 0));
  const signs = new Float32Array(values.length);
  for (let round = 0; round < 3; round += 1) {
    if (!readSigns(values, sides, weights, demands.contrast, signs)) return undefined;
    let changed = false;
    for (let at = 0; at < sides.length; at += 1) {
      const side = Math.abs(signs[at] as number) > KNOWN ? Math.sign(signs[at] as number) : 0;
      if (side !== sides[at]) changed = true;
      sides[at] = side;
    }
    if (!changed) break;
  }
  let [lightBorder, darkRing, ring] = [0, 0, 0];
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] as number;
    if (kinds[at] === 'ink' && sign < 0.1) lightBorder += 1;
    if (kinds[at] === 'paper') {
      ring += 1;
      if (sign > -0.1) darkRing += 1;
    }
  }
  if (lightBorder > demands.lightBorder || darkRing > demands.darkRing * ring) return undefined;
  return signs.slice(kinds.indexOf('cell'));
}

/** False for what is certainly no black border on white paper, which is most of what is looked at. */
function mayBeFrame(values: Float32Array, { kinds }: FrameSamples, demands: FrameDemands): boolean {
  const mean = (kind: string) => {
    let [sum, count] = [0, 0];
    for (let at = 0; at < values.length; at += 1) {
      if (kinds[at] !== kind) continue;
      sum += values[at] as number;
      count += 1;
    }
    return sum / count;
  };
  const paper = mean('paper');
  const ink = mean('ink');
  return paper - ink >= demands.contrast / 2;
}

/**
 * Writes to `signs` how each sample compares with the dark (1) and light (-1) ones around it, -1 to 1. Returns false when
 * there are none of a kind.
 */
function readSigns(
  values: Float32Array,
  sides: Float32Array,
  weights: Float32Array,
  contrast: number,
  signs: Float32Array,
): boolean {
  const count = values.length;
  for (let at = 0; at < count; at += 1) {
    let [darkSum, darkWeight, lightSum, lightWeight] = [0, 0, 0, 0];
    for (let other = 0, index = at * count; other < count; other += 1, index += 1) {
      const side = sides[other] as number;
      if (side === 0) continue;
      const weight = weights[index] as number;
      if (side > 0) {
        darkSum += weight * (values[other] as number);
        darkWeight += weight;
      } else {
        lightSum += weight * (values[other] as number);
        lightWeight += weight;
      }
    }
    if (darkWeight === 0 || lightWeight === 0) return false;
    const ink = darkSum / darkWeight;
    const paper = lightSum / lightWeight;
    // A sample tells nothing where ink and paper are alike, in glare or in deep shade.
    const half = Math.max((paper - ink) / 2, 0);
    signs[at] =
      2 * half < contrast
        ? 0
        : Math.min(Math.max(((paper + ink) / 2 - (values[at] as number)) / half, -1), 1);
  }
  return true;
}
