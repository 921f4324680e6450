import { leftOf } from '../../../parts/class-tools/index.ts';

/** Duration of a praise, milliseconds. */
export const PRAISE_MS = 3_000;

/** A praise as stored in the lesson: for whom, and since when. */
export interface Praise {
  readonly names: readonly string[];
  readonly at: number;
}

export function keptPraise(value: unknown): Praise | undefined {
  const { names, at } = (value ?? {}) as Partial<Record<keyof Praise, unknown>>;
  if (!Array.isArray(names) || typeof at !== 'number') return undefined;
  const said = names.filter((name) => typeof name === 'string' && name !== '');
  return said.length === 0 ? undefined : { names: said, at };
}

/** Remaining time, milliseconds; 0 by a clock that was set back. */
export function standsFor({ at }: Praise, now: number): number {
  return leftOf(at, PRAISE_MS, now);
}
