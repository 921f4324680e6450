import { plainTextOf } from '../../question/content.ts';
import type { Draft } from '../collect/draft.ts';
import { lettersOf, truthOf, truthOfStatement } from '../lines/field-texts.ts';
import type { SectionKind } from '../lines/section-heading.ts';
import { type Strip, slice, stripOfText, trimmed } from '../strip.ts';
import {
  answeredLetters,
  answerText,
  choicesOf,
  idOfLetter,
  type KindParts,
  NO_CHOICE,
  replaced,
  stemOf,
} from './parts.ts';

const BRACKET = /[(（【]([\s\u3000]*[A-JＡ-Ｊ](?:[\s\u3000、，,]*[A-JＡ-Ｊ]){0,9}[\s\u3000]*)[)）】]/g;
const ORDER = /排序|顺序|排列|先后|in order/i;
/** ① at the beginning of a line, or behind brackets or white space. */
const CIRCLED = /(?<=^|[\s)）。])①(?=.*②|.{0,100}$)/;
const EMPTY_BRACKETS = '（　　）';

/** Choices ① ② ③ behind the stem, as papers of primary schools have them below 选择题. Returns whether there are any. */
export function takeCircledChoices(draft: Draft): boolean {
  const { stem } = draft;
  const start = stem.findIndex(({ text }) => CIRCLED.test(text));
  const strip = stem[start];
  if (draft.choices.length > 0 || !strip) return false;
  const lines = [slice(strip, strip.text.search(CIRCLED)), ...stem.slice(start + 1)];
  const parts = lines.flatMap((line) => splitBefore(line, /[①-⑩]/g));
  const marks = parts.map(({ text }) => text.charCodeAt(0) - 0x2460);
  if (marks.length < 2 || marks.some((mark, index) => mark !== index)) return false;
  stem.splice(start, stem.length, trimmed(slice(strip, 0, strip.text.search(CIRCLED))));
  if (stem.at(-1)?.text === '') stem.pop();
  for (const [index, part] of parts.entries())
    draft.choices.push({ index, strips: [trimmed(slice(part, 1))] });
  const answers = draft.answer.splice(0);
  draft.answer.push(
    ...answers.map((line) =>
      /^[①-⑩\s、，,]+$/.test(line.text) ? stripOfText(lettered(line.text), line.place) : line,
    ),
  );
  return true;
}

function splitBefore(strip: Strip, mark: RegExp): Strip[] {
  const starts = [...strip.text.matchAll(mark)].map(({ index }) => index);
  return starts.map((from, index) => trimmed(slice(strip, from, starts[index + 1])));
}

function lettered(text: string): string {
  return text.replace(/[①-⑩]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0x2460 + 0x41));
}

/** A question with choices: single or multiple choice, an order of the choices, or a statement with two of them. */
export function choiceQuestion(draft: Draft, asked: SectionKind | undefined): KindParts {
  const stem = takeBracketAnswer(draft);
  const choices = choicesOf(draft);
  const letters = knownLetters(draft, choices.length);
  if (asked === 'true-false') {
    const truths = choices.map(({ content }) => truthOf(plainTextOf(content)));
    const [right] = letters ?? [];
    if (truths.length === 2 && truths[0] !== undefined && truths[1] === !truths[0] && right !== undefined)
      return { kind: 'true-false', stem: stemOf(draft, stem), body: {}, key: { truth: truths[right] } };
  }
  const shown = stemOf(draft, stem);
  if (letters && isOrder(draft, asked, letters, choices.length))
    return {
      kind: 'ordering',
      stem: shown,
      body: { items: choices },
      key: { order: letters.map((index) => [idOfLetter(index)]) },
    };
  const ids = [...new Set(letters ?? [])]
    .map(idOfLetter)
    .filter((id) => choices.some((choice) => choice.id === id));
  const isMultiple = ids.length > 1 || asked === 'multiple-choice';
  if (ids.length > 1 && asked === 'single-choice') draft.doubt('kind-differs', draft.section.heading?.title);
  if (isMultiple)
    return { kind: 'multiple-choice', stem: shown, body: { choices }, key: { right: ids.toSorted() } };
  return { kind: 'single-choice', stem: shown, body: { choices }, key: { right: ids[0] ?? NO_CHOICE } };
}

function isOrder(
  draft: Draft,
  asked: SectionKind | undefined,
  letters: readonly number[],
  count: number,
): boolean {
  const isPermutation = count >= 3 && letters.length === count && new Set(letters).size === count;
  const isAsked = asked === 'ordering' || draft.stem.some(({ text }) => ORDER.test(text));
  return isPermutation && (asked === 'ordering' || letters.some((one, index) => one !== index)) && isAsked;
}

/** The letters of the answer that the question has, with a doubt for others and for a missing answer. */
function knownLetters(draft: Draft, count: number): number[] | undefined {
  const letters = answeredLetters(draft);
  if (!letters) {
    const text = answerText(draft);
    if (text === '') draft.doubt('answer-missing');
    else draft.doubt('answer-not-understood', text);
    return undefined;
  }
  const has = new Set(draft.choices.map(({ index }) => index));
  if (count > 0 && letters.some((index) => !has.has(index)))
    draft.doubt('answer-not-a-choice', answerText(draft));
  return letters.filter((index) => has.has(index));
}

/** Takes an answer in brackets, （ A ）, out of the stem, and returns the stem with empty brackets. */
function takeBracketAnswer(draft: Draft): readonly Strip[] {
  for (const [line, strip] of [...draft.stem.entries()].reverse()) {
    const match = [...strip.text.matchAll(BRACKET)].at(-1);
    if (!match) continue;
    const [all, inside = ''] = match;
    const isAtEnd = /^[\s。.?？：:]*$/.test(strip.text.slice(match.index + all.length));
    const isClear = isAtEnd || inside !== inside.trim();
    if (draft.answer.length > 0 && !isClear) return draft.stem;
    const letters = lettersOf(inside);
    if (!letters) return draft.stem;
    if (draft.answer.length === 0) draft.bracketAnswer ??= inside.trim();
    else if (`${lettersOf(answerText(draft))}` !== `${letters}`) draft.doubt('answers-differ', inside);
    return draft.stem.with(line, replaced(strip, match.index, match.index + all.length, EMPTY_BRACKETS));
  }
  return draft.stem;
}

const SIGN = /[(（【]\s*([√×✓✗✔✘TF对错])\s*[)）】]\s*[。.]?$|^[(（【]\s*([√×✓✗✔✘TF对错])\s*[)）】]\s*/;
const PLACE = /\s*[(（【][\s\u3000]*[)）】]\s*[。.]?$|^[(（][\s\u3000]*[)）]\s*/;

/** The sign in brackets, （√）, at the edge of a stem. */
export function truthInStem({ stem }: Draft): boolean | undefined {
  const edges = [stem.at(-1)?.text ?? '', stem[0]?.text ?? ''];
  const sign = edges
    .map((text) => SIGN.exec(text.length > 400 ? text.slice(-400) : text))
    .find((match) => match !== null);
  return truthOf(sign?.[1] ?? sign?.[2] ?? '');
}

/** 判断题: the statement without its brackets, and its truth. */
export function trueFalseQuestion(draft: Draft): KindParts {
  const text = answerText(draft);
  const first = /^(?:[√×✓✗✔✘TF]|对|错误?|正确|不对|true|false)(?=$|[\s,，。;；:：(（.])/i.exec(text)?.[0];
  const written = truthOfStatement(text) ?? truthOf(first ?? '');
  const inStem = truthInStem(draft);
  if (text !== '' && written === undefined) draft.doubt('answer-not-understood', text);
  else if (written === undefined && inStem === undefined) draft.doubt('truth-assumed');
  if (written !== undefined && inStem !== undefined && written !== inStem)
    draft.doubt('answers-differ', text);
  if (
    written !== undefined &&
    first !== undefined &&
    truthOfStatement(text) === undefined &&
    draft.analysis.length === 0
  )
    draft.analysis.push(...draft.answer);
  const statement = draft.stem.map((strip) => withoutPlace(strip));
  return {
    kind: 'true-false',
    stem: stemOf(draft, statement),
    body: {},
    key: { truth: written ?? inStem ?? true },
  };
}

function withoutPlace(strip: Strip): Strip {
  const from = Math.max(0, strip.text.length - 40);
  const end = SIGN.exec(strip.text.slice(from)) ?? PLACE.exec(strip.text.slice(from));
  if (end && (from === 0 || end.index > 0))
    return replaced(strip, from + end.index, from + end.index + end[0].length, '');
  return strip;
}
