import type { Paragraph, Run } from '@lectern/courseware';
import { type Content, gapRun } from '@lectern/questions';
import { type Drawing, isDrawing } from './drawing.ts';

/**
 * A text of a question as it is written in the data, or a picture. `$…$` is a formula, `⟨字⟩` has emphasis marks, and a line
 * break begins a new paragraph.
 */
export type Words = string | Drawing;

/** A gap of a passage, written `[[…]]`; `|` is between its words. */
export interface WrittenGap {
  readonly id: string;
  readonly words: readonly string[];
}

const MARKED = /\$([^$]+)\$|⟨([^⟩]+)⟩/g;
const GAP = /\[\[(.+?)\]\]/g;

export function contentFrom(words: Words): Content {
  if (!isDrawing(words))
    return { paragraphs: words.split('\n').map((line): Paragraph => ({ runs: runsFrom(line) })) };
  const { asset, alt } = words;
  return { paragraphs: [], media: [{ type: 'picture', asset, alt }] };
}

/** The runs of one line: texts, formulas between dollar signs, and characters with emphasis marks. */
export function runsFrom(line: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  const addText = (to: number) => {
    if (to > from) runs.push({ type: 'text', text: line.slice(from, to) });
  };
  for (const { 0: whole, 1: latex, 2: text = '', index } of line.matchAll(MARKED)) {
    addText(index);
    runs.push(
      latex === undefined
        ? { type: 'text', text, props: { emphasisMark: true } }
        : { type: 'formula', latex },
    );
    from = index + whole.length;
  }
  addText(line.length);
  return runs;
}

/** A passage whose gaps have the ids g1, g2 … in the order of reading. */
export function passageFrom(text: string): {
  readonly passage: Content;
  readonly gaps: readonly WrittenGap[];
} {
  const gaps: WrittenGap[] = [];
  const paragraphs = text.split('\n').map((line): Paragraph => {
    const runs: Run[] = [];
    let from = 0;
    for (const { 0: whole, 1: words = '', index } of line.matchAll(GAP)) {
      const id = `g${gaps.length + 1}`;
      gaps.push({ id, words: words.split('|') });
      runs.push(...runsFrom(line.slice(from, index)), gapRun(id));
      from = index + whole.length;
    }
    return { runs: [...runs, ...runsFrom(line.slice(from))] };
  });
  return { passage: { paragraphs }, gaps };
}

/** A fraction as a formula. */
export function fraction(above: number, below: number): string {
  return `$\\dfrac{${above}}{${below}}$`;
}

/** A token, or a wrong one with its accepted corrections: `''` deletes it, and `^word` inserts a word after it. */
export type WrittenToken = string | readonly [string, string, ...string[]];

const HAN = /\p{Script=Han}/u;
const WRONG = String.raw`\[\[(.+?)\]\]`;
const CHARACTERS = new RegExp(`${WRONG}|.`, 'gu');
const CHINESE_WORDS = new RegExp(`${WRONG}|(?:(?!\\[\\[)\\S)+`, 'gu');
const ENGLISH_WORDS = new RegExp(`${WRONG} *|(?:(?!\\[\\[)\\S)+ *`, 'gu');

/**
 * The tokens of a text in which `[[wrong|right|also right]]` is wrong. English is read by words, and Chinese by characters, or by
 * words where it has spaces between them; pupils do not see these spaces.
 */
export function tokensFrom(text: string): WrittenToken[] {
  const isChinese = HAN.test(text);
  const pattern = isChinese ? (text.includes(' ') ? CHINESE_WORDS : CHARACTERS) : ENGLISH_WORDS;
  return [...text.matchAll(pattern)].map(({ 0: whole, 1: choices }): WrittenToken => {
    if (choices === undefined) return whole;
    const [wrong = '', right = '', ...others] = choices.split('|');
    return [wrong + whole.slice(whole.indexOf(']]') + 2), right, ...others];
  });
}
