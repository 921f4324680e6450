import { LIGHT_WORDS, NOT_TWICE, TWICE } from './light-words.ts';
import { FULL_ZI, OWN_ER, R_WORDS, RULES } from './particles.ts';
import { NO_SURNAME, RARE_SURNAMES, SURNAMES, TITLES } from './surnames.ts';
import { VERSE } from './verse.ts';
import { WORDS_A_G } from './words-a-g.ts';
import { WORDS_H_Q } from './words-h-q.ts';
import { WORDS_R_Z } from './words-r-z.ts';
import { WORDS_RARE } from './words-rare.ts';

/** The reading in the neutral tone, for any syllable. */
export const LIGHT = 'light';

interface Word {
  readonly word: string;
  /** Readings by index in the word. */
  readonly readings: ReadonlyMap<number, string>;
  readonly weight: number;
}

interface Settled {
  readonly reading: string;
  readonly weight: number;
  /** Start of the deciding word: of two words of equal length the later word wins, because the text continues it. */
  readonly from: number;
}

/** Weight above which the reading counts as decided by a word or a rule. */
const BY_A_WORD = 1.3;

/**
 * Returns the school readings of the characters of a text, by index (UTF-16 units), where our table has them. `sure`: a
 * word or a rule decided, not the character alone.
 */
export function schoolReadings(
  text: string,
): ReadonlyMap<number, { readonly reading: string; readonly sure: boolean }> {
  const clause = `|${text.replace(/[^\u3400-\u9fff\u3007]/g, '|')}|`;
  const found = new Map<number, Settled>();
  const settle = (at: number, reading: string, weight: number, from: number) => {
    const before = found.get(at);
    if (before && (before.weight > weight || (before.weight === weight && before.from >= from))) return;
    found.set(at, { reading, weight, from });
  };
  for (let from = 0; from < clause.length; from++)
    for (const { word, readings, weight } of tables.words.get(clause.charAt(from)) ?? [])
      if (clause.startsWith(word, from))
        for (const [at, reading] of readings) settle(from + at, reading, weight, from);
  for (const { find, reading, weight } of RULES) {
    find.lastIndex = 0;
    for (let hit = find.exec(clause); hit; hit = find.exec(clause)) {
      const at = hit.index + (hit[1]?.length ?? 0);
      settle(at, reading, weight, hit.index);
      find.lastIndex = hit.index + 1;
    }
  }
  settleNames(clause, settle);
  settleTwice(clause, settle);
  return new Map(
    [...found].map(([at, { reading, weight }]) => [at - 1, { reading, sure: weight > BY_A_WORD }] as const),
  );
}

/** Returns the readings of a character in our table, without readings that schools do not use. */
export function schoolWays(letter: string): readonly string[] {
  return tables.ways.get(letter) ?? [];
}

/**
 * A word of only these characters and the read one weighs less than other words: in 记载了 the word 记载 decides, not 载了.
 */
const COMMON = new Set('|了着过的得一在上下来去好个不是有会');

const PARTICLES = new Set('得地着了过');

type Settle = (at: number, reading: string, weight: number, from: number) => void;

const notNames = NO_SURNAME.split(/\s+/);
const titles = TITLES.split(/\s+/);
const surnames = readSurnames(SURNAMES);
const rareSurnames = readSurnames(RARE_SURNAMES);
/** Characters before a full name: 和任小红同学. */
const BEFORE_NAME = /[|叫是和跟给请找问像让由对向与同为]/;

/** Surnames before titles (单老师), after 姓, and at the start of full names (任小红同学). */
function settleNames(clause: string, settle: Settle): void {
  for (let at = 1; at < clause.length - 1; at++)
    for (const length of [2, 1]) {
      const name = clause.slice(at, at + length);
      const called = clause.charAt(at - 1) === '姓';
      const readings = surnames.get(name) ?? (called ? rareSurnames.get(name) : undefined);
      if (!readings || readings.length !== length) continue;
      const end = at + length;
      const named =
        called ||
        titles.some((title) => clause.startsWith(title, end)) ||
        length === 2 ||
        (BEFORE_NAME.test(clause.charAt(at - 1)) &&
          [1, 2].some(
            (given) =>
              !clause.slice(end, end + given).includes('|') &&
              titles.some((title) => title.length > 1 && clause.startsWith(title, end + given)),
          ));
      const isWord = notNames.some((word) => clause.slice(0, end).endsWith(word));
      if (!named || (isWord && !called)) continue;
      for (const [index, reading] of readings.entries()) settle(at + index, reading, 3.5, at);
    }
}

/** Returns the syllables of each surname. */
function readSurnames(list: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    [...list.matchAll(/(\S+) (\S+)/g)].map(([, name = '', reading = '']) => [name, reading.split('-')]),
  );
}

/** In 看看 the second syllable has the neutral tone, unless the phrase continues like 说说笑笑. */
function settleTwice(clause: string, settle: Settle): void {
  for (let at = 2; at < clause.length; at++) {
    const letter = clause.charAt(at);
    if (!TWICE.has(letter) || clause.charAt(at - 1) !== letter || clause.charAt(at - 2) === letter) continue;
    const next = clause.charAt(at + 1);
    if (next !== '|' && next === clause.charAt(at + 2)) continue;
    if (NOT_TWICE.some((word) => clause.startsWith(word, at - 1))) continue;
    settle(at, LIGHT, 2.5, at - 1);
  }
}

function build() {
  const words = new Map<string, Word[]>();
  const ways = new Map<string, string[]>();
  const put = (word: string, readings: ReadonlyMap<number, string>, more = 0) => {
    const row = words.get(word.charAt(0)) ?? [];
    const edge = (word.split('|').length - 1) / 2;
    const common =
      !PARTICLES.has(readings.size === 1 ? word.charAt([...readings.keys()][0] ?? 0) : '') &&
      [...word].every((each, at) => readings.has(at) || COMMON.has(each))
        ? 0.3
        : 0;
    row.push({ word, readings, weight: word.replaceAll('|', '').length + edge - common + more });
    words.set(word.charAt(0), row);
  };
  for (const table of [WORDS_A_G, WORDS_H_Q, WORDS_R_Z, WORDS_RARE, VERSE])
    for (const [, letter = '', reading = '', list = ''] of table.matchAll(/^(\S+) (\S+): (.*)$/gm)) {
      const known = ways.get(letter) ?? [];
      if (!known.includes(reading)) ways.set(letter, [...known, reading]);
      for (const entry of list.split(' ')) put(...placed(entry, letter, reading), table === VERSE ? 0.2 : 0);
    }
  const lists: readonly (readonly [
    list: string,
    letter: string | undefined,
    reading: string,
    more: number,
  ])[] = [
    [LIGHT_WORDS, undefined, LIGHT, 0.4],
    [FULL_ZI, '子', 'zǐ', 0.1],
    [R_WORDS, '儿', 'r', 0],
    [OWN_ER, '儿', 'ér', 0.1],
  ];
  for (const [list, letter, reading, more] of lists)
    for (const word of list.trim().split(/\s+/))
      if (letter) put(...placed(word, letter, reading), more);
      else put(word, new Map([[word.length - 1, reading]]), more);
  return { words, ways };
}

/** Returns a word and the readings by index: at every occurrence of the character, or at the marked occurrence. */
function placed(entry: string, letter: string, reading: string): [string, ReadonlyMap<number, string>] {
  const marked = entry.includes("'");
  const readings = new Map<number, string>();
  let word = '';
  for (const [index, each] of [...entry].entries()) {
    if (each === "'") continue;
    if (each === letter && (!marked || entry.charAt(index + 1) === "'")) readings.set(word.length, reading);
    word += each;
  }
  return [word, readings];
}

const tables = build();
