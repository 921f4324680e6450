import type { ToolData, ToolDataPatch } from '@lectern/courseware';
import { oneOf, wholeIn } from '../../../common/values.ts';
import type { ToolName } from '../../../engine.tsx';

/** Beads on rods, an abacus with one bead above and four below, and tally strokes. */
export type CounterKind = 'beads' | 'abacus' | 'tally';
export const MOST_RODS = 9;
export const MOST_STROKES = 100;
/** The number of beads of a rod that has to be carried, or was borrowed. */
export const FULL = 10;
/** The most steps that can be undone; earlier ones are discarded, so that the data stay small. */
const MOST_STEPS = 200;

/**
 * A counter's data: `kind`, `rods` (their number), each rod's beads under a separate key (`rod/<place>`, ones first),
 * `strokes`, `reads` (whether the number is shown in words), and `steps`: the values from before each step.
 */
export interface Counter {
  readonly kind: CounterKind;
  /** The beads of each rod, ones first. */
  readonly beads: readonly number[];
  readonly strokes: number;
  readonly reads: boolean;
  readonly steps: readonly string[];
}

/** The result of a step, or the reason why it was not done. */
export type Step =
  | { readonly type: 'done'; readonly patch: ToolDataPatch }
  /** The rod is full: its ten beads become one bead of the next rod. */
  | { readonly type: 'carry'; readonly rod: number }
  /** The rod is empty: one bead of the next rod that has any becomes ten of the rod below it. */
  | { readonly type: 'borrow'; readonly rod: number; readonly from: number }
  | { readonly type: 'most' }
  | { readonly type: 'least' };

/** The options of a tool with the counter. */
export interface CounterDescription {
  readonly name: ToolName;
  /** The available kinds; the first is the default. */
  readonly kinds: readonly [CounterKind, ...CounterKind[]];
  /** The least and most rods, `MOST_RODS` or fewer, and the default number. */
  readonly rods: { readonly least: number; readonly most: number; readonly usual: number };
}

export function counterOf(data: ToolData, tool: CounterDescription): Counter {
  const rods = wholeIn(data.rods, [tool.rods.least, tool.rods.most], tool.rods.usual);
  return {
    kind: oneOf(data.kind, tool.kinds, tool.kinds[0]),
    beads: beadsOf(data, rods),
    strokes: strokesOf(data),
    reads: data.reads !== false,
    steps: Array.isArray(data.steps) ? data.steps.filter((step) => typeof step === 'string') : [],
  };
}

function beadsOf(data: ToolData, rods: number): readonly number[] {
  return Array.from({ length: rods }, (_, rod) => wholeIn(data[`rod/${rod}`], [0, FULL], 0));
}

function strokesOf({ strokes }: ToolData): number {
  return wholeIn(strokes, [0, MOST_STROKES], 0);
}

/** The number that the beads, or the strokes, show. */
export function numberOf({ kind, beads, strokes }: Counter): number {
  if (kind === 'tally') return strokes;
  return beads.reduce((sum, count, rod) => sum + count * 10 ** rod, 0);
}

/** Adds one bead to a rod. */
export function added(counter: Counter, rod: number): Step {
  const count = counter.beads[rod] ?? 0;
  if (count >= FULL) return { type: 'carry', rod };
  return { type: 'done', patch: stepTo(counter, withRods(counter, { [rod]: count + 1 })) };
}

/** Removes one bead from a rod. */
export function taken(counter: Counter, rod: number): Step {
  const { beads } = counter;
  const count = beads[rod] ?? 0;
  if (count > 0) return { type: 'done', patch: stepTo(counter, withRods(counter, { [rod]: count - 1 })) };
  const from = beads.findIndex((each, place) => place > rod && each > 0);
  return from < 0 ? { type: 'least' } : { type: 'borrow', rod, from };
}

/** Ten beads of a rod become one bead of the next rod. */
export function carried(counter: Counter, rod: number): Step {
  const { beads } = counter;
  const next = beads[rod + 1];
  if (next === undefined) return { type: 'most' };
  if (next >= FULL) return { type: 'carry', rod: rod + 1 };
  const moved = withRods(counter, { [rod]: (beads[rod] ?? 0) - FULL, [rod + 1]: next + 1 });
  return { type: 'done', patch: stepTo(counter, moved) };
}

/** One bead of a rod becomes ten of the rod below it. */
export function borrowed(counter: Counter, from: number): Step {
  const { beads } = counter;
  const moved = withRods(counter, { [from]: (beads[from] ?? 0) - 1, [from - 1]: FULL });
  return { type: 'done', patch: stepTo(counter, moved) };
}

/** Sets a rod of the abacus to a digit by pressing its beads. */
export function set(counter: Counter, rod: number, digit: number): ToolDataPatch {
  return stepTo(counter, withRods(counter, { [rod]: digit }));
}

/** The digit of an abacus rod after a press on its upper bead, or on a lower one counted from the bar. */
export function pressed(digit: number, bead: 'upper' | 1 | 2 | 3 | 4): number {
  if (bead === 'upper') return digit >= 5 ? digit - 5 : digit + 5;
  const lower = digit % 5;
  // A bead moves to the bar with the beads between, and away from the bar with the beads behind it.
  return digit - lower + (lower >= bead ? bead - 1 : bead);
}

export function struck(counter: Counter): Step {
  if (counter.strokes >= MOST_STROKES) return { type: 'most' };
  return { type: 'done', patch: stepTo(counter, { strokes: counter.strokes + 1 }) };
}

export function cleared(counter: Counter): ToolDataPatch {
  const none = Object.fromEntries(counter.beads.map((_, rod) => [rod, 0]));
  return stepTo(counter, { ...withRods(counter, none), strokes: 0 });
}

/** The patch that shows this number; undefined when there are too few rods. */
export function showing(counter: Counter, value: number): ToolDataPatch | undefined {
  if (!Number.isInteger(value) || value < 0 || value >= 10 ** counter.beads.length) return undefined;
  return stepTo(counter, withRods(counter, digitsOf(value, counter.beads.length)));
}

/**
 * The patch for another kind of counter. Ten beads on a rod are carried before a change to an abacus, which has no
 * space for them; undefined when there is no rod to carry to.
 */
export function changed(counter: Counter, kind: CounterKind): ToolDataPatch | undefined {
  if (kind !== 'abacus' || counter.beads.every((count) => count < FULL)) return { kind };
  const patch = showing(counter, numberOf({ ...counter, kind: 'beads' }));
  return patch && { ...patch, kind };
}

/** The patch that undoes the last step; undefined when there is none. */
export function undone(counter: Counter): ToolDataPatch | undefined {
  const last = counter.steps.at(-1);
  if (last === undefined) return undefined;
  const [beads = '', strokes = ''] = last.split('|');
  const rods = Object.fromEntries(beads.split(',').map((count, rod) => [rod, Number(count)]));
  const sound = beadsOf(prefixed(rods), counter.beads.length);
  return {
    ...prefixed(Object.fromEntries(sound.map((count, rod) => [rod, count]))),
    strokes: strokesOf({ strokes: Number(strokes) }),
    steps: counter.steps.slice(0, -1),
  };
}

function digitsOf(value: number, count: number): Readonly<Record<number, number>> {
  return Object.fromEntries(
    Array.from({ length: count }, (_, rod) => [rod, Math.floor(value / 10 ** rod) % 10]),
  );
}

function prefixed(rods: Readonly<Record<number, number>>): Record<string, number> {
  return Object.fromEntries(Object.entries(rods).map(([rod, count]) => [`rod/${rod}`, count]));
}

/** Only the rods that changed: concurrent changes of others on other rods are kept. */
function withRods({ beads }: Counter, rods: Readonly<Record<number, number>>): ToolDataPatch {
  const other = Object.entries(rods).filter(([rod, count]) => beads[Number(rod)] !== count);
  return prefixed(Object.fromEntries(other));
}

function stepTo({ beads, strokes, steps }: Counter, patch: ToolDataPatch): ToolDataPatch {
  return { ...patch, steps: [...steps.slice(1 - MOST_STEPS), `${beads.join(',')}|${strokes}`] };
}
