import type { XmlElement } from '@lectern/pptx/package';

/** One level of a list (w:lvl, 17.9.6). */
interface Level {
  readonly start: number;
  readonly format: string;
  /** Text with `%1` to `%9` in place of the numbers of the levels. */
  readonly text: string;
  /** The level, from 1, whose number restarts this one; 0 never. */
  readonly restart: number | undefined;
}

interface List {
  readonly abstractId: string;
  readonly levels: ReadonlyMap<number, Level>;
  /** Numbers at which levels begin again when the list is first used. */
  readonly overrides: ReadonlyMap<number, number>;
}

const MOST_LEVELS = 9;
const LARGEST = 32_767;

/** Automatic numbers of paragraphs, counted in the order of the document (17.9). */
export class Numbering {
  readonly #lists = new Map<string, List>();
  /** Current numbers by abstract list: lists that share one count on. */
  readonly #counts = new Map<string, (number | undefined)[]>();
  readonly #begun = new Set<string>();

  constructor(root: XmlElement | undefined) {
    const abstracts = new Map<string, ReadonlyMap<number, Level>>();
    for (const each of root?.all('w:abstractNum') ?? [])
      abstracts.set(attr(each, 'abstractNumId') ?? '', levelsOf(each));
    for (const each of root?.all('w:num') ?? []) {
      const abstractId = attr(each.child('w:abstractNumId'), 'val') ?? '';
      const levels = new Map(abstracts.get(abstractId) ?? []);
      const overrides = new Map<number, number>();
      for (const override of each.all('w:lvlOverride')) {
        const index = numberOf(attr(override, 'ilvl')) ?? 0;
        const start = numberOf(attr(override.child('w:startOverride'), 'val'));
        const own = override.child('w:lvl');
        if (own) levels.set(index, levelOf(own));
        if (start !== undefined) overrides.set(index, start);
      }
      this.#lists.set(attr(each, 'numId') ?? '', { abstractId, levels, overrides });
    }
  }

  /** The number of the next paragraph of a list as text, such as `1．`; empty for bullets and unknown lists. */
  next(numId: string, level: number): string {
    const list = this.#lists.get(numId);
    const own = list?.levels.get(level);
    if (!list || !own || level < 0 || level >= MOST_LEVELS) return '';
    const counts = this.#counts.get(list.abstractId) ?? [];
    this.#counts.set(list.abstractId, counts);
    const start = list.overrides.get(level);
    const key = `${numId} ${level}`;
    const begins = start !== undefined && !this.#begun.has(key);
    this.#begun.add(key);
    counts[level] = begins ? start : (counts[level] ?? own.start - 1) + 1;
    for (let below = level + 1; below < MOST_LEVELS; below++) {
      const restart = list.levels.get(below)?.restart;
      if (restart === undefined || (restart > 0 && level < restart)) counts[below] = undefined;
    }
    return own.text.replace(/%([1-9])/g, (_all, digit: string) => {
      const index = Number(digit) - 1;
      const at = list.levels.get(index);
      return at ? written(counts[index] ?? at.start, at.format) : '';
    });
  }
}

function levelsOf(abstract: XmlElement): ReadonlyMap<number, Level> {
  return new Map(
    abstract
      .all('w:lvl')
      .slice(0, MOST_LEVELS)
      .map((level, index) => [numberOf(attr(level, 'ilvl')) ?? index, levelOf(level)]),
  );
}

function levelOf(level: XmlElement): Level {
  const format = attr(level.child('w:numFmt'), 'val') ?? 'decimal';
  return {
    start: numberOf(attr(level.child('w:start'), 'val')) ?? 1,
    format,
    text:
      format === 'bullet' || format === 'none'
        ? ''
        : (attr(level.child('w:lvlText'), 'val') ?? '').slice(0, 40),
    restart: numberOf(attr(level.child('w:lvlRestart'), 'val')),
  };
}

export function attr(element: XmlElement | undefined, name: string): string | undefined {
  return element?.attr(`w:${name}`) ?? element?.attr(name);
}

export function numberOf(text: string | undefined): number | undefined {
  const value = Number(text);
  return text !== undefined && Number.isInteger(value) && Math.abs(value) <= LARGEST ? value : undefined;
}

const DIGITS = '〇一二三四五六七八九';

/** A number in a format of 17.18.59; other formats are written as decimal numbers. */
function written(value: number, format: string): string {
  if (value < 1) return `${value}`;
  switch (format) {
    case 'upperLetter':
      return letters(value, 0x41);
    case 'lowerLetter':
      return letters(value, 0x61);
    case 'upperRoman':
      return roman(value);
    case 'lowerRoman':
      return roman(value).toLowerCase();
    case 'chineseCounting':
    case 'chineseCountingThousand':
    case 'japaneseCounting':
    case 'taiwaneseCountingThousand':
    case 'ideographDigital':
      return chinese(value);
    case 'decimalEnclosedCircle':
    case 'decimalEnclosedCircleChinese':
      return value <= 20 ? String.fromCharCode(0x245f + value) : `${value}`;
    case 'decimalEnclosedParen':
      return `(${value})`;
    case 'decimalFullWidth':
    case 'decimalFullWidth2':
      return [...`${value}`].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('');
    default:
      return `${value}`;
  }
}

/** A to Z, then AA, BB. */
function letters(value: number, first: number): string {
  return String.fromCharCode(first + ((value - 1) % 26)).repeat(Math.min(Math.ceil(value / 26), 4));
}

function chinese(value: number): string {
  if (value > 99) return [...`${value}`].map((digit) => DIGITS.charAt(Number(digit))).join('');
  const [tens, ones] = [Math.floor(value / 10), value % 10];
  return `${tens > 1 ? DIGITS.charAt(tens) : ''}${tens > 0 ? '十' : ''}${ones > 0 ? DIGITS.charAt(ones) : ''}`;
}

const ROMAN: readonly (readonly [number, string])[] = [
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

function roman(value: number): string {
  let [rest, text] = [Math.min(value, 399), ''];
  for (const [size, sign] of ROMAN) for (; rest >= size; rest -= size) text += sign;
  return text;
}
