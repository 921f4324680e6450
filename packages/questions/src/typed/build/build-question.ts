import { kindOf } from '../../kinds/kinds.ts';
import type { CompositeQuestion, Question, SingleQuestion } from '../../question/question.ts';
import { COMPOSITE } from '../../question/question.ts';
import type { Draft } from '../collect/draft.ts';
import { truthOf } from '../lines/field-texts.ts';
import { materialLine } from '../lines/material.ts';
import { kindOfHeading, type SectionKind } from '../lines/section-heading.ts';
import { joined, type Strip, stripOfText, wordsOf } from '../strip.ts';
import { fillBlankQuestion, splitAnswers } from './blanks.ts';
import { choiceQuestion, takeCircledChoices, trueFalseQuestion, truthInStem } from './choice.ts';
import { aboutOf, pointsOf } from './fields.ts';
import { matchingQuestion, rowLines } from './matching.ts';
import { answerText, FIXED, type KindParts, stemOf } from './parts.ts';
import { bankQuestion, clozeQuestion } from './passages.ts';
import { essayQuestion, formulaQuestion, isEssay, numericQuestion, shortAnswerQuestion } from './written.ts';

const MOST_CHILDREN = 30;

/** The question that a draft is, with the doubts of its parts in the draft. */
export function buildQuestion(draft: Draft, makeId: () => string): Question {
  const passage =
    draft.children.length > 0 || draft.isMaterial ? (clozeQuestion(draft) ?? bankQuestion(draft)) : undefined;
  if (passage) return single(draft, passage, makeId);
  if (draft.children.length > 0 && isComposite(draft)) return composite(draft, makeId);
  if (draft.children.length > 0) mergeChildren(draft);
  return single(draft, partsOf(draft), makeId);
}

function single(draft: Draft, parts: KindParts, makeId: () => string): SingleQuestion {
  const { kind, stem, body, key, blanks, isNumbered } = parts;
  return {
    ...FIXED,
    id: makeId(),
    kind,
    stem,
    body,
    key,
    score: pointsOf(draft, blanks, isNumbered),
    rule: { name: kindOf(kind)?.rules[0] ?? 'manual' } as SingleQuestion['rule'],
    ...aboutOf(draft),
  };
}

/** Whether the numbered parts below a question are questions of their own: a material's, or parts with choices or answers. */
function isComposite(draft: Draft): boolean {
  if (draft.isMaterial || draft.stem.some(({ text }) => materialLine(text))) return true;
  return (
    draft.children.some(
      ({ choices, answer, bracketAnswer, fields }) =>
        choices.length > 0 || answer.length > 0 || bracketAnswer !== undefined || fields.size > 0,
    ) && !hasOnlyLastAnswer(draft.children)
  );
}

/** `答案：(1) x (2) y` behind the last part answers all parts. */
function hasOnlyLastAnswer(children: readonly Draft[]): boolean {
  const last = children.at(-1);
  return (
    children.slice(0, -1).every(({ choices, answer }) => choices.length === 0 && answer.length === 0) &&
    last?.choices.length === 0
  );
}

function composite(draft: Draft, makeId: () => string): CompositeQuestion {
  shareChildAnswers(draft);
  if (draft.children.length > MOST_CHILDREN) draft.doubt('field-shortened', `${draft.children.length}`);
  const children = draft.children.slice(0, MOST_CHILDREN).map((child) => {
    if (child.children.length > 0) mergeChildren(child);
    return single(child, partsOf(child), makeId);
  });
  return { ...FIXED, id: makeId(), kind: COMPOSITE, stem: stemOf(draft), children, ...aboutOf(draft) };
}

/** Splits an answer of several parts, `(1) x (2) y`, that stands behind the last part or belongs to the whole. */
function shareChildAnswers(draft: Draft): void {
  const { children } = draft;
  const last = children.at(-1);
  const source = draft.answer.length > 0 ? draft : last && isForAll(last.answer) ? last : undefined;
  if (!source || children.length < 2) return;
  const parts = splitAnswers(source.answer, children.length);
  if (parts.length !== children.length) {
    if (source === draft) draft.doubt('answer-not-understood', wordsOf(source.answer));
    return;
  }
  source.answer.length = 0;
  for (const [index, child] of children.entries()) {
    const part = parts[index];
    if (part && child.answer.length === 0) child.answer.push(part);
  }
}

function isForAll([first, ...rest]: readonly Strip[]): boolean {
  const isFirst = first !== undefined && /^[(（]\s?1\s?[)）]|^①/.test(first.text);
  return isFirst && [first, ...rest].some(({ text }) => /[(（]\s?2\s?[)）]|②/.test(text));
}

/** Parts (1) and (2) that are only lines of the question: they go back into its stem, and their points are added. */
function mergeChildren(draft: Draft): void {
  const { children } = draft;
  const points = children.map((child) => child.points);
  if (draft.points === undefined && points.every((one) => one !== undefined))
    draft.points = points.reduce((sum, one) => sum + one, 0);
  for (const child of children.splice(0)) {
    const mark = stripOfText(`(${child.number ?? 1}) `, child.place);
    const [first, ...rest] = child.stem;
    const score = child.points === undefined ? [] : [stripOfText(`（${child.points}分）`, child.place)];
    draft.stem.push(joined([mark, ...(first ? [first] : []), ...(rest.length === 0 ? score : [])]), ...rest);
    draft.answer.push(...child.answer);
    draft.analysis.push(...child.analysis);
    draft.hints.push(...child.hints);
    for (const [field, strips] of child.fields)
      draft.fields.set(field, [...(draft.fields.get(field) ?? []), ...strips]);
    draft.doubts.push(...child.doubts);
  }
}

/** The kind that the label 题型, or else the heading names. */
function askedKind(draft: Draft): SectionKind | undefined {
  const written = wordsOf(draft.fields.get('kind') ?? []).trim();
  if (written === '') return draft.section.heading?.kind;
  const kind = kindOfHeading(written);
  if (!kind) draft.doubt('kind-unknown', written);
  return kind ?? draft.section.heading?.kind;
}

/** Tells the kind by what is there: choices, rows, a truth, blanks, a number; everything else is a short answer. */
function partsOf(draft: Draft): KindParts {
  const asked = askedKind(draft);
  const { choices } = draft;
  if (asked === 'choice' || asked === 'single-choice' || asked === 'multiple-choice')
    takeCircledChoices(draft);
  if (choices.length > 1 || draft.fields.has('bank')) {
    const bank = asked === 'bank-cloze' || draft.fields.has('bank') ? bankQuestion(draft) : undefined;
    if (bank) return bank;
  }
  if (choices.length > 1) return choiceQuestion(draft, asked);
  const matching = draft.rows.length > 0 ? matchingQuestion(draft) : undefined;
  if (matching) return matching;
  const extra = [
    ...rowLines(draft),
    ...choices.flatMap(({ index, strips }) =>
      strips.map((strip, line) =>
        line === 0
          ? joined([stripOfText(`${String.fromCharCode(0x41 + index)}. `, strip.place), strip])
          : strip,
      ),
    ),
  ];
  if (choices.length === 1) draft.doubt('choice-alone');
  if (isTrueFalse(draft, asked)) return trueFalseQuestion(draft);
  draft.stem.push(...extra);
  if (asked === 'essay' || (isEssay(draft) && draft.answer.length === 0)) return essayQuestion(draft);
  const isWrittenOut = asked === 'short-answer' || draft.answer.length > 1;
  const number =
    isWrittenOut || asked === 'fill-blank' || gapCount(draft) > 1 ? undefined : numericQuestion(draft);
  if (number) return number;
  const blanks = asked === 'short-answer' && draft.answer.length > 1 ? undefined : fillBlankQuestion(draft);
  if (blanks) return blanks;
  return (isWrittenOut ? undefined : formulaQuestion(draft)) ?? shortAnswerQuestion(draft);
}

function gapCount({ stem }: Draft): number {
  return stem.reduce(
    (sum, { text }) => sum + (text.match(/[_＿]{2,}|[(（【][\s\u3000]*[)）】]/g)?.length ?? 0),
    0,
  );
}

/** A statement whose answer is a truth; below 判断题 also one without an answer. */
function isTrueFalse(draft: Draft, asked: SectionKind | undefined): boolean {
  const text = answerText(draft);
  if (asked === 'true-false') return true;
  const hasLines = draft.stem.some((strip) => /[_＿]{2,}/.test(strip.text));
  const isOther = asked !== undefined && asked !== 'choice' && asked !== 'material';
  if (hasLines || isOther) return false;
  if (text === '') return truthInStem(draft) !== undefined;
  return truthOf(text) !== undefined || /^(?:[√×✓✗✔✘]|对|错误?|正确)[,，。;；]/.test(text);
}
