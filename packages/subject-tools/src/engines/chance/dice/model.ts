import type { ToolData, ToolDataPatch } from '@lectern/courseware';
import { oneOf, wholeIn } from '../../../common/values.ts';

/** A coin has two sides; the others are common dice. */
export const DICE = [2, 4, 6, 8, 10, 12, 20] as const;
export type Sides = (typeof DICE)[number];
export const MOST_DICE = 6;
/** The most throws that are stored: older ones are discarded, so that the data of a tool stay small. */
export const MOST_THROWS = 100;

export interface Throw {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly sides: Sides;
  /** The values of the dice, from 1. */
  readonly values: readonly number[];
}

/**
 * The state in a tool's data: `sides`, `count`, `history` (whether the throws are listed), and each throw under a
 * separate key (`throw/<id>`), so that simultaneous throws of two users are both kept. Invalid values are replaced by
 * defaults.
 */
export interface Dice {
  readonly sides: Sides;
  readonly count: number;
  readonly history: boolean;
  /** The throws, the oldest first. */
  readonly throws: readonly Throw[];
}

/** The options of a tool with dice. */
export interface DiceDescription {
  /** The available coins and dice. */
  readonly sides: readonly Sides[];
  /** The default dice. */
  readonly usual: { readonly sides: Sides; readonly count: number };
  /** The most dice that can be thrown at once: `MOST_DICE` or fewer. */
  readonly most: number;
}

const THROW = 'throw/';

export function diceOf(data: ToolData, tool: DiceDescription): Dice {
  const { sides, count, history } = data;
  const throws = Object.entries(data)
    .flatMap(([key, value]) => (key.startsWith(THROW) ? throwOf(key.slice(THROW.length), value) : []))
    .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1));
  return {
    sides: oneOf(sides, tool.sides, tool.usual.sides),
    count: wholeIn(count, [1, tool.most], tool.usual.count),
    history: history === true,
    throws,
  };
}

/** The throw that is shown: the last one, unless other dice were selected since. */
export function lying({ sides, count, throws }: Dice): Throw | undefined {
  const last = throws.at(-1);
  return last?.sides === sides && last.values.length === count ? last : undefined;
}

/** The patch of a throw. `random` returns numbers from 0 up to 1, excluded. */
export function thrown(
  { sides, count, throws }: Dice,
  id: string,
  at: number,
  random: () => number,
): ToolDataPatch {
  const values = Array.from({ length: count }, () => 1 + Math.floor(random() * sides));
  const last = throws.at(-1);
  // The throw is the last one even if a clock was set back, or another machine's clock is ahead.
  const when = last === undefined ? at : Math.max(at, last.at + 1);
  return { ...without(throws.slice(0, -(MOST_THROWS - 1))), [THROW + id]: { at: when, sides, values } };
}

/** The number of columns for this many dice: more than three are in two rows. */
export function columnsOf(count: number): number {
  return count > 3 ? Math.ceil(count / 2) : count;
}

/** Returns the patch that removes all throws. */
export function cleared({ throws }: Dice): ToolDataPatch {
  return without(throws);
}

/** The sum of a throw; for coins, the number of heads. */
export function total({ sides, values }: Pick<Throw, 'sides' | 'values'>): number {
  if (sides === 2) return values.filter((value) => value === 1).length;
  return values.reduce((sum, value) => sum + value, 0);
}

function without(throws: readonly Throw[]): ToolDataPatch {
  return Object.fromEntries(throws.map(({ id }) => [THROW + id, undefined]));
}

function throwOf(id: string, value: unknown): Throw[] {
  if (typeof value !== 'object' || value === null) return [];
  const { at, sides, values } = value as Partial<Record<keyof Throw, unknown>>;
  if (typeof at !== 'number' || !isSides(sides) || !Array.isArray(values) || !isCount(values.length))
    return [];
  const isValue = (each: unknown) => Number.isInteger(each) && Number(each) >= 1 && Number(each) <= sides;
  return values.every(isValue) ? [{ id, at, sides, values }] : [];
}

function isSides(value: unknown): value is Sides {
  return (DICE as readonly unknown[]).includes(value);
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MOST_DICE;
}
