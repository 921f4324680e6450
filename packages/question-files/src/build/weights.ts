import type { ScoringRule } from '@lectern/questions';
import type { Note } from './report-builder.ts';

/** Weights that differ by less are equal: files have 33.333 and 33.33333. */
const NEAR = 0.02;

/**
 * The right choices of a question with weights in percent, and the rule that comes nearest: `net` where wrong choices
 * cost something, otherwise `per-item`. Notes weights that no rule of ours has.
 */
export function multipleByWeights(
  weights: readonly number[],
  notes: Note[],
): { right: number[]; rule: ScoringRule } {
  const right = weights.flatMap((weight, index) => (weight > 0 ? [index] : []));
  const positive = right.map((index) => weights[index] ?? 0);
  const negative = weights.filter((weight) => weight < 0);
  const part = 100 / Math.max(1, right.length);
  const isEven = positive.every((weight) => Math.abs(weight - part) < NEAR || weight === 100);
  const isNet = negative.length > 0;
  const costsPart = weights.filter((weight) => weight <= 0).every((weight) => Math.abs(weight + part) < NEAR);
  if (!isEven || (isNet && !costsPart)) notes.push({ code: 'weights', state: 'changed' });
  if (right.length === 0) notes.push({ code: 'key-empty', state: 'unsure' });
  return { right, rule: { name: isNet ? 'net' : 'per-item' } };
}
