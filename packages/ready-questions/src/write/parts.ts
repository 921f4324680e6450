import type { Made } from './draft.ts';
import type { Drawing } from './drawing.ts';
import { contentFrom, passageFrom, type Words } from './text.ts';

const LETTERS = 'abcdefghij';

export function cards(prefix: string, list: readonly Words[]) {
  return list.map((words, index) => ({ id: `${prefix}${index + 1}`, content: contentFrom(words) }));
}

function choicesFrom(list: readonly Words[]) {
  return list.map((words, index) => ({ id: LETTERS.charAt(index), content: contentFrom(words) }));
}

/** A single choice; `right` counts from 0. */
export function choicePart(list: readonly Words[], right: number, stem?: Words): Made {
  return {
    kind: 'single-choice',
    stem,
    body: { choices: choicesFrom(list) },
    key: { right: LETTERS.charAt(right) },
  };
}

export function choicesPart(list: readonly Words[], right: readonly number[], stem?: Words): Made {
  const ids = right.map((index) => LETTERS.charAt(index));
  return { kind: 'multiple-choice', stem, body: { choices: choicesFrom(list) }, key: { right: ids } };
}

export function truthPart(truth: boolean, stem?: Words): Made {
  return { kind: 'true-false', stem, body: {}, key: { truth } };
}

export interface NumberSettings {
  /** Unit that is printed behind the field. */
  readonly unit?: string;
  /** The most by which an answer may be off. */
  readonly within?: number;
}

/** A number. `value` is a whole or decimal number, or a fraction as 3/4. */
export function numberPart(value: string, stem?: Words, { unit, within }: NumberSettings = {}): Made {
  const tolerance = within === undefined ? {} : { tolerance: { type: 'absolute', value: within } };
  return { kind: 'numeric', stem, body: unit === undefined ? {} : { unit }, key: { value, ...tolerance } };
}

export interface WordSettings {
  /** How words are compared (`CompareSettings` of questions). */
  readonly compare?: object;
  /** Numbers of blanks, from 1, whose answers may be exchanged. */
  readonly groups?: readonly (readonly number[])[];
}

/** Blanks: `3 × [[5|五]] ＝ 15` has one blank, in which 5 and 五 are right. */
export function blanksPart(text: string, { compare, groups }: WordSettings = {}, stem?: Words): Made {
  const { passage, gaps } = passageFrom(text);
  const blanks = gaps.map(({ id, words }) => ({
    gap: id,
    accepted: words.map((word) => ({ text: word })),
    ...(compare ? { compare } : {}),
  }));
  const widest = (words: readonly string[]) => Math.max(...words.map((word) => [...word].length));
  const widths = gaps.map(({ id, words }) => ({
    gap: id,
    width: Math.min(60, Math.max(4, widest(words) * 2)),
  }));
  const key = groups ? { blanks, groups: groups.map((group) => group.map((at) => `g${at}`)) } : { blanks };
  return { kind: 'fill-blank', stem, body: { passage, widths }, key };
}

/** A text with gaps that are filled from a bank: the words of the gaps and further ones. */
export function bankPart(text: string, extra: readonly Words[], seed: number): Made {
  const { passage, gaps } = passageFrom(text);
  const all: Words[] = [...new Set(gaps.map(({ words }) => words[0] ?? '')), ...extra];
  const reuse = gaps.length + extra.length > all.length;
  const bank = mixed(all, seed);
  const right = gaps.map(({ id, words: [word = ''] }) => ({ gap: id, choice: `c${bank.indexOf(word) + 1}` }));
  return {
    kind: 'bank-cloze',
    body: { passage, bank: cards('c', bank), shuffle: true, ...(reuse ? { reuse } : {}) },
    key: { right },
  };
}

export interface PairSettings {
  /** Cards on the right that belong to none. */
  readonly extra?: readonly Words[];
  /** `many-left`: cards of equal words on the right are one card. */
  readonly partners?: 'one' | 'many-left' | 'many';
}

/** Cards on the left, each with its partner or partners on the right; the right side is mixed. */
export function pairsPart(
  pairs: readonly (readonly [Words, Words | readonly Words[]])[],
  seed: number,
  { extra = [], partners = 'one' }: PairSettings = {},
): Made {
  const partnersOf = (one: Words | readonly Words[]): readonly Words[] => (isList(one) ? one : [one]);
  const rights = mixed([...new Set([...pairs.flatMap(([, right]) => partnersOf(right)), ...extra])], seed);
  const joined = pairs.flatMap(([, right], index) =>
    partnersOf(right).map((one) => ({ left: `l${index + 1}`, right: `r${rights.indexOf(one) + 1}` })),
  );
  const left = cards(
    'l',
    pairs.map(([words]) => words),
  );
  return { kind: 'matching', body: { left, right: cards('r', rights), partners }, key: { pairs: joined } };
}

function isList(words: Words | readonly Words[]): words is readonly Words[] {
  return Array.isArray(words);
}

/** Items in their right order; those in a list of their own are of equal rank. They are shown mixed with those of `extra`. */
export function orderPart(
  items: readonly (Words | readonly Words[])[],
  seed: number,
  { extra = [] }: { readonly extra?: readonly Words[] } = {},
): Made {
  const groups = items.map((one) => (isList(one) ? one : [one]));
  const all = [...groups.flat(), ...extra];
  // By index, for a sentence has equal words.
  const shown = mixed([...all.keys()], seed);
  let at = 0;
  const order = groups.map((group) => group.map(() => `i${shown.indexOf(at++) + 1}`));
  const list = shown.flatMap((index) => all[index] ?? []);
  return { kind: 'ordering', body: { items: cards('i', list) }, key: { order } };
}

/** An area of a picture in its pixels: a circle `[x, y, radius]`, or a rectangle `[left, top, right, bottom]`. */
export type Area = readonly [number, number, number] | readonly [number, number, number, number];

export function shapeFrom({ width, height }: Drawing, area: Area): object {
  const [x, y, third, bottom] = area;
  if (bottom === undefined)
    return { type: 'circle', centre: { x: x / width, y: y / height }, radius: third / width };
  return {
    type: 'rectangle',
    left: x / width,
    top: y / height,
    right: third / width,
    bottom: bottom / height,
  };
}

/** Areas of a picture of which some are right. Pupils see the outlines of all when `shown`, otherwise none. */
export function spotPart(
  picture: Drawing,
  areas: readonly Area[],
  right: readonly number[],
  { shown = false, stem }: { readonly shown?: boolean; readonly stem?: Words } = {},
): Made {
  const { asset, width, height, alt } = picture;
  const all = areas.map((area, index) => ({ id: `a${index + 1}`, shape: shapeFrom(picture, area) }));
  const keyed = { areas: shown ? [] : all, right: right.map((index) => `a${index + 1}`) };
  const body = { picture: { asset, width, height, alt }, areas: shown ? all : [], taps: right.length };
  return { kind: 'hotspot', stem, body, key: keyed };
}

/** The list in another order, which is always the same for the same seed. A list of two or more never stays as it is. */
export function mixed<Item>(list: readonly Item[], seed: number): Item[] {
  const rest = [...list];
  const out: Item[] = [];
  let state = (seed * 2_654_435_761 + 97) % 4_294_967_296;
  while (rest.length > 0) {
    // A linear congruential generator (Numerical Recipes); its upper bits are the good ones.
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    const at = Math.floor((state / 4_294_967_296) * rest.length);
    out.push(...rest.splice(at, 1));
  }
  const isSame = out.every((item, index) => item === list[index]);
  return isSame ? [...out.slice(1), ...out.slice(0, 1)] : out;
}
