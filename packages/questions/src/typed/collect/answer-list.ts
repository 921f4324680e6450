import { plainWidth } from '../lines/field-texts.ts';
import { labelMarks } from '../lines/label-marks.ts';
import { type NumberStyle, numberMark } from '../lines/number-mark.ts';
import type { SectionHeading } from '../lines/section-heading.ts';
import { isEmptyStrip, type Strip, slice, stripOfText, trimmed } from '../strip.ts';
import { addLine } from './draft.ts';
import { signListOf } from './sign-list.ts';

/** An answer of the list at the end of a paper. */
export interface ListedAnswer {
  readonly number: number;
  /** The heading above it. */
  readonly heading?: SectionHeading;
  readonly place: number;
  readonly answer: Strip[];
  readonly analysis: Strip[];
}

const MOST_ANSWERS = 10_000;
/** In place of the number of a heading that is a question itself. */
export const OF_HEADING = 0;
const CHINESE_TITLE =
  /^[【[(（〖]?(?:[^。？?]{0,40}[\s》】）)试题卷])?(?:附|附[:：])?\s?(参考|标准)?答案\s?(?:(?:及|与|和)?\s?(?:试题|答案)?(?:评分标准|评分参考|评分细则|解析|详解|提示|部分))?[】\])）〗]?\s?[:：]?$/;
const ENGLISH_TITLE = /^(?:answer keys?|answers|keys?|reference answers)\s?[:：]?$/i;
const BEGINS_LIST =
  /^(?:1\s?[-–—~～－至到.．、:：)）\s]|\d{1,3}\s?[-–—~～－至到]\s?\d|[(（]\s?1\s?[)）]|第?[一二三四五六七八九十1]|[IⅠ]\s?[.．、]|题号|选择题|单)/;
const PREFIX = /^(?:[【[〔]\s?(?:参考)?答案\s?[】\]〕]|(?:参考)?答案|answers?|keys?)\s?[:：]?\s*/i;
const ENTRY = /(\d{1,3})\s?(?:[.．、:：]|[)）])\s*/g;

/** Reads the list of answers at the end of a paper. */
export class AnswerList {
  readonly entries: ListedAnswer[] = [];
  /** Places of lines with more or fewer answers than numbers. */
  readonly unclear: number[] = [];
  #heading: SectionHeading | undefined;
  #field: 'answer' | 'analysis' = 'answer';
  /** The form of the numbers below the heading. */
  #style: NumberStyle | undefined;
  /** Numbers of the paper's questions. */
  readonly #known: ReadonlySet<number>;
  #numbers: { readonly numbers: readonly number[]; readonly place: number } | undefined;

  constructor(known: ReadonlySet<number>) {
    this.#known = known;
  }

  /**
   * Whether a line is the title of the list: 参考答案, or 答案 with a list below it. A list that does not begin with 1 is told
   * from the next question by its number, which is not the `expected` one.
   */
  isTitle(text: string, next: readonly Strip[], expected: number): boolean {
    if (text.length > 60) return false;
    const chinese = CHINESE_TITLE.exec(text);
    if (!chinese && !ENGLISH_TITLE.test(text)) return false;
    const following = next.find((strip) => !isEmptyStrip(strip))?.text.trim() ?? '';
    if (BEGINS_LIST.test(plainWidth(following.slice(0, 20)))) return true;
    const mark = numberMark(following);
    return (chinese?.[1] !== undefined || !chinese) && mark?.style === 'dot' && mark.number !== expected;
  }

  /** Reads a line between questions that can only be a list, such as `1-5 ABCDA`. Returns false for other lines. */
  takeLine(strip: Strip): boolean {
    if (strip.text.length > 2000) return false;
    if (this.#table(strip)) return true;
    const prefix = PREFIX.exec(strip.text)?.[0].length ?? 0;
    const rest = slice(strip, prefix);
    return this.#signs(rest, false);
  }

  /** Reads a line of the list itself. */
  add(strip: Strip, heading: SectionHeading | undefined): void {
    if (heading) {
      this.#heading = heading;
      this.#style = undefined;
      const from = strip.text.search(/\d{1,3}\s?(?:[-–—~～－至到]{1,2}\s?\d|[.．、:：)）](?!\d*分))/);
      const isBehindTitle = from >= 0 && !/[(（][^)）]*$/.test(strip.text.slice(0, from));
      if (isBehindTitle) this.#line(trimmed(slice(strip, from)));
      else if (!heading.kind && heading.title !== strip.text)
        this.#add(OF_HEADING, stripOfText(heading.title, strip.place));
      return;
    }
    this.#line(strip);
  }

  #line(strip: Strip): void {
    if (this.#table(strip) || this.#signs(strip, true)) return;
    const last = this.entries.at(-1);
    const entries = entriesOf(strip, this.#expected(strip.text), this.#style);
    if (entries) {
      this.#style = entries.style;
      for (const { number, answer } of entries.answers) this.#entry(number, answer);
      return;
    }
    if (!last) {
      this.unclear.push(strip.place);
      return;
    }
    this.#fields(last, strip);
  }

  /** The number that may begin a line with a digit behind its point: the next one, or a later one of the paper. */
  #expected(text: string): number {
    const last = this.entries.at(-1)?.number ?? 0;
    const number = Number(/^\d{1,3}(?=[.．])/.exec(plainWidth(text.slice(0, 8)))?.[0]);
    return number > last && this.#known.has(number) ? number : last + 1;
  }

  #entry(number: number, answer: Strip): void {
    this.#field = 'answer';
    const entry = this.#add(number, undefined, answer.place);
    if (entry) this.#fields(entry, answer);
  }

  /** Parts of a line by its labels. */
  #fields(entry: ListedAnswer, strip: Strip): void {
    const labels = labelMarks(strip.text);
    const before = trimmed(slice(strip, 0, labels[0]?.at));
    if (!isEmptyStrip(before)) addLine(entry[this.#field], before);
    for (const [index, { field, end }] of labels.entries()) {
      this.#field = field === 'answer' || field === 'solution' ? 'answer' : 'analysis';
      const part = trimmed(slice(strip, end, labels[index + 1]?.at));
      const isOther = !['answer', 'solution', 'analysis'].includes(field);
      if (!isOther && !isEmptyStrip(part)) addLine(entry[this.#field], part);
    }
  }

  #add(number: number, answer: Strip | undefined, place = answer?.place ?? 0): ListedAnswer | undefined {
    if (this.entries.length >= MOST_ANSWERS) return undefined;
    const heading = this.#heading;
    const entry = {
      number,
      place,
      ...(heading ? { heading } : {}),
      answer: answer ? [answer] : [],
      analysis: [],
    };
    this.entries.push(entry);
    this.#field = 'answer';
    return entry;
  }

  /** `1-5 ABCDA 6. B`. */
  #signs(strip: Strip, isInList: boolean): boolean {
    const list = signListOf(plainWidth(strip.text), isInList);
    if (!list) return false;
    for (const { number, sign } of list.signs) this.#add(number, stripOfText(sign, strip.place));
    if (list.isUnclear) this.unclear.push(strip.place);
    return true;
  }

  /** Two rows of a table: 题号 1 2 3 and 答案 A B C. */
  #table(strip: Strip): boolean {
    const cells = strip.text
      .split(/\t+|\s{2,}|\s(?=\S)/)
      .map((cell) => plainWidth(cell.trim()))
      .filter((cell) => cell !== '');
    if (/^题\s?号$/.test(cells[0] ?? '')) {
      const numbers = cells.slice(1).map(Number);
      if (numbers.length === 0 || numbers.some((number) => !Number.isInteger(number) || number < 1))
        return false;
      this.#numbers = { numbers, place: strip.place };
      return true;
    }
    const before = this.#numbers;
    if (!before || !/^答\s?案$/.test(cells[0] ?? '')) return false;
    this.#numbers = undefined;
    const values = cells.slice(1);
    if (values.length === 0) return true;
    if (values.length !== before.numbers.length) this.unclear.push(strip.place);
    else
      for (const [index, number] of before.numbers.entries())
        this.#add(number, stripOfText(values[index] ?? '', strip.place));
    return true;
  }
}

interface Entries {
  readonly answers: readonly { readonly number: number; readonly answer: Strip }[];
  readonly style: NumberStyle;
}

/**
 * The entries of a line that begins with a number: `1. A 2. B`. Numbers follow each other; without a space, a digit behind
 * the point of the `expected` number is an answer and no decimal place. Below numbers 1. of the `style`, (1) is a part.
 */
function entriesOf(strip: Strip, expected: number, style: NumberStyle | undefined): Entries | undefined {
  const text = plainWidth(strip.text);
  const first = firstEntry(text, expected, style);
  if (!first) return undefined;
  const marks: { readonly number: number; readonly at: number; readonly end: number }[] = [first];
  for (const match of text.matchAll(ENTRY)) {
    const last = marks.at(-1) ?? first;
    if (match.index < last.end || Number(match[1]) !== last.number + 1) continue;
    if (!/[\s;；，,、。.)）\ufffc]/.test(text.charAt(match.index - 1))) continue;
    if (text.slice(last.end, match.index).trim() === '') continue;
    marks.push({ number: Number(match[1]), at: match.index, end: match.index + match[0].length });
  }
  const answers = marks.map(({ number, end }, index) => ({
    number,
    answer: withoutEnd(trimmed(slice(strip, end, marks[index + 1]?.at))),
  }));
  return { answers, style: first.style };
}

function firstEntry(text: string, expected: number, style: NumberStyle | undefined) {
  const mark = numberMark(text, expected);
  const isPart = mark?.style === 'circle' || (mark?.style === 'paren' && style === 'dot');
  if (isPart) return undefined;
  if (mark) return { number: mark.number, at: 0, end: mark.length, style: mark.style };
  const decimal = /^(\d{1,3})[.．](?=\d)/.exec(text);
  if (!decimal || Number(decimal[1]) !== expected) return undefined;
  return { number: expected, at: 0, end: decimal[0].length, style: 'dot' as const };
}

/** An answer in a list without the sign that separates it from the next one. */
function withoutEnd(strip: Strip): Strip {
  const end = /[;；,，、]+$/.exec(strip.text.slice(-4))?.[0].length ?? 0;
  return end > 0 ? trimmed(slice(strip, 0, strip.text.length - end)) : strip;
}
