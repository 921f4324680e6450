import type { ClassEvent } from '@lectern/protocol/lessons';
import { leftOf, pupilKey } from '../../../parts/class-tools/index.ts';

export type Call = Extract<ClassEvent, { kind: 'called' }>;

/** The weights that a pupil can have relative to others: 1 by default, 0 for never. */
export const WEIGHTS: readonly number[] = [1, 2, 3, 0];

/** The pupils called since all of the given pupils had been called. */
export function calledThisRound(
  calls: readonly Pick<Call, 'pupils'>[],
  among: readonly string[],
): ReadonlySet<string> {
  const wanted = new Set(among);
  const called = new Set<string>();
  for (const { pupils } of calls) {
    const named = pupils.map(pupilKey).filter((key) => wanted.has(key));
    for (const key of named) called.add(key);
    if (called.size === wanted.size) called.clear();
  }
  return called;
}

export interface Draw {
  /** Keys of the pupils who are present. */
  readonly present: readonly string[];
  /** Calls of this lesson, the oldest first. */
  readonly calls: readonly Pick<Call, 'pupils'>[];
  /** Calls of earlier lessons of the class, the oldest first. */
  readonly earlier: readonly Pick<Call, 'pupils'>[];
  readonly weightOf: (key: string) => number;
  readonly count: number;
  readonly random: () => number;
}

/**
 * The pupils not yet called in this lesson's round, and among them the pupils not called in the round of all lessons.
 */
export function waiting({
  present,
  calls,
  earlier,
  weightOf,
}: Pick<Draw, 'present' | 'calls' | 'earlier' | 'weightOf'>): {
  readonly among: readonly string[];
  readonly left: readonly string[];
  readonly first: readonly string[];
} {
  const among = present.filter((key) => weightOf(key) > 0);
  const called = calledThisRound(calls, among);
  const before = calledThisRound([...earlier, ...calls], among);
  const left = among.filter((key) => !called.has(key));
  return { among, left, first: left.filter((key) => !before.has(key)) };
}

/**
 * Draws that number of different pupils, none again before all were called in this lesson: first the pupils who were
 * left when the last lesson ended. Returns fewer when there are fewer.
 */
export function draw(options: Draw): readonly string[] {
  const { weightOf, count, random } = options;
  const { among, left: waits, first } = waiting(options);
  const drawn: string[] = [];
  const takeFrom = (left: string[]): void => {
    while (drawn.length < count && left.length > 0) {
      drawn.push(...left.splice(indexByWeight(left.map(weightOf), random()), 1));
    }
  };
  takeFrom([...first]);
  takeFrom(waits.filter((key) => !drawn.includes(key)));
  takeFrom(among.filter((key) => !drawn.includes(key)));
  return drawn;
}

/** `at`: at least 0 and less than 1. */
function indexByWeight(weights: readonly number[], at: number): number {
  let left = at * weights.reduce((sum, weight) => sum + weight, 0);
  const index = weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
  return index === -1 ? weights.length - 1 : index;
}

/** A stored weight, validated. */
export function keptWeight(value: unknown): number {
  return WEIGHTS.find((weight) => weight === value) ?? 1;
}

/** A roll as stored: the call that it shows, when it began and how long the names run, milliseconds. */
export interface Roll {
  readonly eventId: string;
  readonly at: number;
  readonly lasts: number;
}

const LONGEST_MS = 5_000;

export function keptRoll(value: unknown): Roll | undefined {
  const { eventId, at, lasts } = (value ?? {}) as Partial<Record<keyof Roll, unknown>>;
  if (typeof eventId !== 'string' || typeof at !== 'number' || typeof lasts !== 'number') return undefined;
  return { eventId, at, lasts: Math.min(LONGEST_MS, Math.max(0, lasts)) };
}

/** Time for which the names still run, milliseconds; 0 when the clock was set back. */
export function runsFor({ at, lasts }: Roll, now: number): number {
  return leftOf(at, lasts, now);
}
