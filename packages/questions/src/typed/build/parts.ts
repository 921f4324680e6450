import { type Content, contentOf } from '../../question/content.ts';
import type { Part } from '../../question/part.ts';
import type { SingleQuestion } from '../../question/question.ts';
import type { Draft } from '../collect/draft.ts';
import { lettersOf } from '../lines/field-texts.ts';
import { contentOfStrips, joined, type Strip, slice, stripOfText, trimmed, wordsOf } from '../strip.ts';

/** The fields of a question that its kind decides. */
export interface KindParts {
  readonly kind: string;
  readonly stem: Content;
  readonly body: unknown;
  readonly key: unknown;
  /** Number of blanks, for points that are given for each blank. */
  readonly blanks?: number;
  /** Whether each blank has a number of its own, as a question. */
  readonly isNumbered?: boolean;
}

/** In place of the id of the right choice where the paper does not tell it: no choice has this id. */
export const NO_CHOICE = '?';

export function idOfLetter(index: number): string {
  return String.fromCharCode(0x61 + index);
}

/** The choices of a draft by their letters. A letter that occurs twice keeps its first choice. */
export function choicesOf(draft: Draft): Part[] {
  const seen = new Map<number, Part>();
  for (const { index, strips } of draft.choices)
    if (!seen.has(index)) seen.set(index, { id: idOfLetter(index), content: contentOfStrips(strips) });
  return [...seen].toSorted(([a], [b]) => a - b).map(([, part]) => part);
}

/** The answer as it was written: the field, or else the text in brackets. */
export function answerText(draft: Draft): string {
  return draft.answer.length > 0 ? wordsOf(draft.answer).trim() : (draft.bracketAnswer ?? '');
}

/**
 * Indexes of the choices that the answer names: `ABD`, `B. 巴黎`, or the text of a choice. Undefined for other answers. The
 * rest of an answer, such as a reason, is added to the analysis.
 */
export function answeredLetters(draft: Draft): number[] | undefined {
  const text = answerText(draft);
  const [first = '', ...rest] = text.split('\n');
  const letters =
    lettersOf(first) ?? lettersOf(/^\(?([A-J]{1,10})(?:[.．、,，:：;；。\s)]|$)/.exec(first)?.[1] ?? '');
  if (letters) {
    const isWhole = lettersOf(first) !== undefined;
    const reason = isWhole ? draft.answer.slice(1) : draft.answer;
    const isName = rest.length === 0 && letters.length === 1 && isChoiceText(draft, letters[0], first);
    if (!isName && draft.analysis.length === 0) draft.analysis.push(...reason);
    return letters;
  }
  const same = draft.choices.find(({ strips }) => plain(wordsOf(strips)) === plain(text));
  return same && text !== '' ? [same.index] : undefined;
}

function isChoiceText(draft: Draft, index: number | undefined, text: string): boolean {
  const choice = draft.choices.find((one) => one.index === index);
  return choice !== undefined && plain(text).endsWith(plain(wordsOf(choice.strips)));
}

function plain(text: string): string {
  return text.replace(/[\s。.;；]/g, '');
}

/** The parts of a strip between the matches of a pattern. */
export function splitStrip(strip: Strip, pattern: RegExp): Strip[] {
  const parts: Strip[] = [];
  let from = 0;
  for (const match of strip.text.matchAll(new RegExp(pattern, 'g'))) {
    parts.push(trimmed(slice(strip, from, match.index)));
    from = match.index + match[0].length;
  }
  return [...parts, trimmed(slice(strip, from))];
}

/** A strip with another text in place of a part of it. */
export function replaced(strip: Strip, from: number, to: number, text: string): Strip {
  return joined([slice(strip, 0, from), stripOfText(text, strip.place), slice(strip, to)]);
}

/** The stem, with a doubt where it is empty. */
export function stemOf(draft: Draft, strips: readonly Strip[] = draft.stem): Content {
  const content = contentOfStrips(strips);
  if (content.paragraphs.length > 0 || content.media) return content;
  draft.doubt('stem-missing');
  return contentOf(draft.number === undefined ? '' : `(${draft.number})`);
}

/** Fields of a question that the paper cannot tell. */
export const FIXED = {
  format: 1,
  version: 1,
  attempts: 1,
  counts: 'last',
} as const satisfies Partial<SingleQuestion>;
