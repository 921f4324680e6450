import { type ChoiceForm, type ChoiceMark, choiceMarks, choiceMarksInside } from '../lines/choice-marks.ts';
import { labelMarks } from '../lines/label-marks.ts';
import { numberMark } from '../lines/number-mark.ts';
import type { Strip } from '../strip.ts';
import { hasBlank } from './draft.ts';

/** Whether a line is a part of a question behind its stem. */
export function isPart(text: string): boolean {
  return labelMarks(text).length > 0 || choiceMarks(text, 0, 'dotted').length > 0;
}

/** Whether a numbered line within an answer is a question: it has a blank, or choices or labels follow it. */
export function looksAsked(strip: Strip, next: readonly Strip[]): boolean {
  if (hasBlank(strip.text) || choiceMarksInside(strip.text).length > 0) return true;
  const lines = next.map(({ text }) => text.trim()).filter((text) => text !== '');
  const other = lines.findIndex((text) => numberMark(text) !== undefined);
  return (other < 0 ? lines : lines.slice(0, other)).some(isPart);
}

const FORMS = ['dotted', 'bracketed', 'colon', 'loose'] as const satisfies ChoiceForm[];

/** Marks of choices at the beginning of a line. `last`: the letter of the choice before it. */
export function choiceMarksOfLine(
  text: string,
  last: number | undefined,
  next: readonly Strip[],
): ChoiceMark[] {
  const expected = last === undefined ? 0 : last + 1;
  for (const form of FORMS) {
    const following = choiceMarks(text, expected, form);
    const again = () => choiceMarks(text, 0, form).filter(({ index }) => index < expected);
    const marks = following.length > 0 || last === undefined ? following : again();
    if (marks.length === 0) continue;
    const isSure = form === 'dotted' || form === 'bracketed' || marks.length > 2;
    if (isSure || isContinued(form, marks.at(-1)?.index ?? 0, next)) return marks;
  }
  return [];
}

/** Whether C begins one of the next lines before A occurs again, so that the lines are no dialogue of A and B. */
function isContinued(form: ChoiceForm, last: number, next: readonly Strip[]): boolean {
  if (last >= 2) return true;
  const start = form === 'colon' ? /^\s*([A-J])\s?[:：]/ : /^\s*([A-J])\s/;
  const starts = next.map(({ text }) => start.exec(text)?.[1]);
  const [again, third] = [starts.indexOf('A'), starts.indexOf('C')];
  return third >= 0 && (again < 0 || third < again);
}
