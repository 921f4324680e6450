import type { Draft } from '../collect/draft.ts';
import { plainWidth } from '../lines/field-texts.ts';
import { contentOfStrips, type Strip, slice, wordsOf } from '../strip.ts';
import { answerText, type KindParts, stemOf } from './parts.ts';

const MOST_CARDS = 12;
const LETTER = /^([A-L])\s?[.．、)）]\s*/;
const PAIR = /(\d{1,2}|[①-⑳])\s?[)）]?\s?[-–—~→.．、:：]{0,3}\s?[(（]?\s?([A-L])/g;

interface Card {
  readonly id: string;
  readonly letter?: string;
  readonly content: ReturnType<typeof contentOfStrips>;
}

/** 连线题 of rows of a left and a right text. Rows without letters are pairs as they belong together. Undefined without rows. */
export function matchingQuestion(draft: Draft): KindParts | undefined {
  const { rows } = draft;
  if (rows.length < 2 || rows.length > MOST_CARDS) return undefined;
  const left = rows.map(
    ([strip], index): Card => ({ id: `l${index + 1}`, content: contentOfStrips([strip]) }),
  );
  const right = rows.map(([, strip], index) => rightCard(strip, index));
  const lettered = right.every(({ letter }) => letter !== undefined);
  const pairs = lettered
    ? letteredPairs(draft, left, right)
    : left.map(({ id }, index) => ({ left: id, right: right[index]?.id ?? '' }));
  if (pairs.length === 0)
    draft.doubt(answerText(draft) === '' ? 'answer-missing' : 'answer-not-understood', answerText(draft));
  const isOne = new Set(pairs.map((pair) => pair.right)).size === pairs.length;
  const cards = (list: readonly Card[]) => list.map(({ id, content }) => ({ id, content }));
  const body = { left: cards(left), right: cards(right), partners: isOne ? 'one' : 'many-left' };
  return { kind: 'matching', stem: stemOf(draft), body, key: { pairs } };
}

function rightCard(strip: Strip, index: number): Card {
  const mark = LETTER.exec(strip.text);
  const content = contentOfStrips([slice(strip, mark?.[0].length ?? 0)]);
  return { id: `r${index + 1}`, ...(mark?.[1] ? { letter: mark[1] } : {}), content };
}

/** Pairs of an answer such as `1-B 2-A`, or `BA` in the order of the left texts. */
function letteredPairs(draft: Draft, left: readonly Card[], right: readonly Card[]) {
  const text = plainWidth(answerText(draft));
  const idOf = (letter: string) => right.find((card) => card.letter === letter)?.id;
  const letters = text.replace(/[\s,，、;；]/g, '');
  const numbered = /^[A-L]+$/.test(letters)
    ? [...letters].map((letter, index) => [index + 1, letter] as const)
    : [...text.matchAll(PAIR)].map(([, number = '', letter = '']) => [numberOf(number), letter] as const);
  return numbered.flatMap(([number, letter]) => {
    const [from, to] = [left[number - 1]?.id, idOf(letter)];
    return from && to ? [{ left: from, right: to }] : [];
  });
}

function numberOf(sign: string): number {
  return /\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 0x245f;
}

/** The rows as lines of text, for a question that is no matching question. */
export function rowLines({ rows }: Draft): Strip[] {
  return rows.map(([left, right]) => ({
    text: `${wordsOf([left])} — ${wordsOf([right])}`,
    pieces: [...left.pieces, { type: 'text', text: ' — ' }, ...right.pieces],
    place: left.place,
  }));
}
