import { type Strip, slice, trimmed } from '../strip.ts';
import type { Draft } from './draft.ts';

/** `1. 北京\tA. 天安门`: a left text, white space or a dash, a letter and a right text. */
const LETTERED =
  /^(?:(?:\d{1,2}|[①-⑳]|[(（]\d{1,2}[)）])\s?[.．、)）]?\s*)?(\S.{0,80}?)(?:\t\s*|\s{2,}|\s*[—–-]{2,}\s*)([A-L]\s?[.．、)）]\s*\S.*)$/;
/** `北京——天安门`: a pair as it belongs together. */
const PAIRED =
  /^(?:(?:\d{1,2}|[①-⑳]|[(（]\d{1,2}[)）])\s?[.．、)）]?\s*)?(\S.{0,80}?)\s*(?:[—–-]{2,}|→|⟶|->)\s*(\S.{0,120})$/;
const LONGEST_ROW = 300;

/** Whether a line is a row of the cards of the question that is being read. */
export function isMatchingRow(draft: Draft, text: string): boolean {
  if (text.length > LONGEST_ROW || draft.answer.length > 0 || draft.choices.length > 0) return false;
  const { kind } = draft.section.heading ?? {};
  return (kind === 'matching' || draft.asksPairs) && (LETTERED.test(text) || PAIRED.test(text));
}

/** The left and the right text of a row; a letter stays at the right text. */
export function rowOf(strip: Strip): readonly [left: Strip, right: Strip] {
  const { text } = strip;
  const match = LETTERED.exec(text) ?? PAIRED.exec(text);
  const [all = text, left = text, right = ''] = match ?? [];
  const from = all.indexOf(left);
  const to = text.length - right.length;
  return [trimmed(slice(strip, from, from + left.length)), trimmed(slice(strip, to))];
}
