import { contentOf, plainTextOf } from '../../question/content.ts';
import type { Draft } from '../collect/draft.ts';
import { lettersOf } from '../lines/field-texts.ts';
import { materialLine } from '../lines/material.ts';
import { bareGaps, type Gap, hasNumberedLines, numberedGaps, plainGaps } from '../lines/numbered-gaps.ts';
import { type Strip, wordsOf } from '../strip.ts';
import { leadOr, passageWith, splitAnswers } from './blanks.ts';
import { answeredLetters, answerText, choicesOf, idOfLetter, type KindParts } from './parts.ts';

const MOST_CHOICES = 6;
const LEAD = /选出|选择|填入|完成|回答|完形|阅读|choose|read|fill/i;

/** The gaps that belong to the questions below a passage: by their numbers, or in order where the gaps have none. */
function gapsFor(lines: readonly Strip[], numbers: readonly (number | undefined)[]): Gap[] {
  const all = numberedGaps(lines);
  const byNumber = numbers.map((number) =>
    all.find((gap) => gap.number !== undefined && gap.number === number),
  );
  if (byNumber.every((gap) => gap !== undefined)) return byNumber;
  const plain = plainGaps(lines);
  return plain.length === numbers.length ? plain : (bareGaps(lines, numbers) ?? []);
}

/** How many lines of a passage are its instruction. */
function leadLinesOf(draft: Draft, gaps: readonly Gap[]): number {
  const [first] = draft.stem;
  return first && (gaps[0]?.line ?? 0) > 0 && (materialLine(first.text) || LEAD.test(first.text.slice(0, 60)))
    ? 1
    : 0;
}

/** 完形填空: a passage whose questions have choices and no text. Undefined for other materials. */
export function clozeQuestion(draft: Draft): KindParts | undefined {
  const { children } = draft;
  const isCloze =
    children.length > 1 && children.every(({ stem, choices }) => stem.length === 0 && choices.length > 1);
  if (!isCloze || children.some(({ choices }) => choices.length > MOST_CHOICES)) return undefined;
  const gaps = gapsFor(
    draft.stem,
    children.map(({ number }) => number),
  );
  const isInOrder = gaps.every((gap, index) => index === 0 || isBehind(gap, gaps[index - 1]));
  if (gaps.length !== children.length || !isInOrder) return undefined;
  const { lead, passage, ids } = passageWith(draft.stem, gaps, leadLinesOf(draft, gaps));
  const right = children.flatMap((child, index) => {
    const [letter] = answeredLetters(child) ?? [];
    if (letter === undefined) draft.doubt('answer-missing', `${child.number ?? index + 1}`);
    return letter === undefined ? [] : [{ gap: ids[index] ?? '', choice: idOfLetter(letter) }];
  });
  for (const [index, child] of children.entries())
    if (child.analysis.length > 0)
      draft.analysis.push(
        ...child.analysis.map((strip, line) =>
          line === 0 ? numbered(strip, child.number ?? index + 1) : strip,
        ),
      );
  return {
    kind: 'cloze-choice',
    stem: leadOr(lead, draft.stem, '选择正确的一项填空。', 'Choose the right word for each gap.'),
    body: {
      passage,
      gaps: children.map((child, index) => ({ id: ids[index] ?? '', choices: choicesOf(child) })),
    },
    key: { right },
    blanks: ids.length,
    isNumbered: true,
  };
}

function numbered(strip: Strip, number: number): Strip {
  const mark = `${number}. `;
  return { ...strip, text: `${mark}${strip.text}`, pieces: [{ type: 'text', text: mark }, ...strip.pieces] };
}

function isBehind(gap: Gap, before: Gap | undefined): boolean {
  return (
    before === undefined || gap.line > before.line || (gap.line === before.line && gap.from >= before.to)
  );
}

/** 七选五、选词填空: a passage with gaps and one list of choices. Undefined for other questions. */
export function bankQuestion(draft: Draft): KindParts | undefined {
  const words = draft.fields.get('bank');
  const bank = words ? wordsOfBank(words) : choicesOf(draft);
  const isAsked = draft.children.every(
    ({ stem, choices }) => stem.every(({ text }) => /^[_＿\s]*$/.test(text)) && choices.length === 0,
  );
  const numbers = draft.children.map(({ number }) => number);
  const isNumbered = draft.gapAnswers.size > 0 || hasNumberedLines(draft.stem);
  const own = isNumbered
    ? numberedGaps(draft.stem).filter(({ number }) => number !== undefined)
    : plainGaps(draft.stem);
  const gaps = numbers.length > 0 ? gapsFor(draft.stem, numbers) : own;
  if (!isAsked || bank.length < 2 || gaps.length === 0 || gaps.length > 60 || (!words && gaps.length < 2))
    return undefined;
  const { lead, passage, ids } = passageWith(draft.stem, gaps, leadLinesOf(draft, gaps));
  const answers = bankAnswers(draft, gaps, bank);
  const right = answers.flatMap((choice, index) => (choice ? [{ gap: ids[index] ?? '', choice }] : []));
  if (right.length < ids.length)
    draft.doubt(right.length === 0 ? 'answer-missing' : 'blanks-differ', `${ids.length} / ${right.length}`);
  const isReused = new Set(right.map(({ choice }) => choice)).size < right.length;
  return {
    kind: 'bank-cloze',
    stem: leadOr(lead, draft.stem, '从所给选项中选择，填入空白处。', 'Put the items into the gaps.'),
    body: { passage, bank, ...(isReused ? { reuse: true } : {}) },
    key: { right },
    blanks: ids.length,
    isNumbered: true,
  };
}

function wordsOfBank(lines: readonly Strip[]) {
  const words = wordsOf(lines)
    .split(/[;；、,，|/\t\n]|\s{2,}/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const single = words.length === 1 ? (words[0] ?? '').split(/\s+/) : words;
  return single.slice(0, 80).map((word, index) => ({ id: `w${index + 1}`, content: contentOf(word) }));
}

/** The item of the bank for each gap, as far as the answers name one. */
function bankAnswers(
  draft: Draft,
  gaps: readonly Gap[],
  bank: readonly { id: string; content: { paragraphs: unknown } }[],
) {
  const idOf = (text: string) => {
    const [letter, ...more] = lettersOf(text) ?? [];
    const byLetter = letter === undefined || more.length > 0 ? undefined : idOfLetter(letter);
    const named = bank.find(
      ({ content }) => plainTextOf(content as Parameters<typeof plainTextOf>[0]).trim() === text.trim(),
    );
    return named?.id ?? bank.find(({ id }) => id === byLetter)?.id;
  };
  if (draft.children.length > 0) return draft.children.map((child) => idOf(answerText(child)));
  if (draft.gapAnswers.size > 0)
    return gaps.map(({ number }) => idOf(draft.gapAnswers.get(number ?? -1) ?? ''));
  const letters = lettersOf(answerText(draft));
  if (letters?.length === gaps.length)
    return letters.map((letter) => bank.find(({ id }) => id === idOfLetter(letter))?.id);
  return splitAnswers(draft.answer, gaps.length).map((strip) => idOf(wordsOf([strip])));
}
