import { kindOf } from '../../kinds/kinds.ts';
import { readQuantity } from '../../quantity/written-number.ts';
import type { Draft } from '../collect/draft.ts';
import { contentOfStrips, OBJECT, type Strip, wordsOf } from '../strip.ts';
import { answerText, type KindParts, stemOf } from './parts.ts';

const UNIT = /^(?:[\p{Script=Han}]{1,4}|[A-Za-zμΩ℃°%²³㎡㎝㎞㎏/·^0-9-]{1,10}|)$/u;
const LONGEST_ANSWER = 64;

/** 数值题: the answer is a number, possibly with a unit. Undefined for other answers. */
export function numericQuestion(draft: Draft): KindParts | undefined {
  const text = answerText(draft)
    .replace(/[。.]$/, '')
    .trim();
  if (text.length > LONGEST_ANSWER || draft.answer.length > 1) return undefined;
  const quantity = readQuantity(text);
  if (!quantity || !UNIT.test(quantity.unit)) return undefined;
  const value = quantity.unit === '' ? text : text.slice(0, text.lastIndexOf(quantity.unit)).trim();
  const key = { value, ...(quantity.unit === '' ? {} : { units: [{ unit: quantity.unit }] }) };
  return understood('numeric', {}, key) ? { kind: 'numeric', stem: stemOf(draft), body: {}, key } : undefined;
}

/** 公式题: the answer is one formula, which the comparison of formulas understands. Undefined for other answers. */
export function formulaQuestion(draft: Draft): KindParts | undefined {
  const [line, ...others] = draft.answer;
  const formula = line?.pieces.find(({ type }) => type === 'formula');
  if (!line || others.length > 0 || formula?.type !== 'formula') return undefined;
  if (!new RegExp(`^${OBJECT}[。.]?$`).test(line.text.trim())) return undefined;
  const [body, key] = [{ notation: 'algebra' }, { expected: [formula.latex] }] as const;
  return understood('formula', body, key) ? { kind: 'formula', stem: stemOf(draft), body, key } : undefined;
}

function understood(kind: string, body: unknown, key: unknown): boolean {
  const found = kindOf(kind);
  return found?.key.safeParse(key).success === true && found.problems(body, key).length === 0;
}

const ESSAY =
  /写一篇|作文|不少于\s?\d{2,4}\s?[字词]|\d{2,3}\s?(?:个)?[字词]左右|write (?:an?|about|to) .{0,80}(?:letter|essay|composition|email|article|passage)/i;

export function isEssay({ stem }: Draft): boolean {
  return stem.some(({ text }) => ESSAY.test(text.slice(0, 2000)));
}

/** 作文: the least and the most length are read from the task. */
export function essayQuestion(draft: Draft): KindParts {
  const task = wordsOf(draft.stem).slice(0, 5000);
  const least = numberIn(/(?:不少于|至少|不低于|at least)\s?(\d{2,5})/i, task);
  const most = numberIn(/(?:不超过|不多于|最多|以内不超|at most|no more than)\s?(\d{2,5})/i, task);
  const isWords = /\d\s?(?:个)?(?:词|单词|words)/i.test(task);
  const isRange = least === undefined || most === undefined || least <= most;
  const body = {
    ...(isRange && least !== undefined ? { least } : {}),
    ...(isRange && most !== undefined ? { most } : {}),
    ...(isWords ? { counts: 'words' } : {}),
  };
  return { kind: 'essay', stem: stemOf(draft), body, key: sampleKey(draft) };
}

function numberIn(pattern: RegExp, text: string): number | undefined {
  const number = Number(pattern.exec(text)?.[1]);
  return number > 0 && number <= 20_000 ? number : undefined;
}

/** 简答题: everything else; its answer is the sample. */
export function shortAnswerQuestion(draft: Draft, extra: readonly Strip[] = []): KindParts {
  if (draft.answer.length === 0) draft.doubt('answer-missing');
  return {
    kind: 'short-answer',
    stem: stemOf(draft, [...draft.stem, ...extra]),
    body: {},
    key: sampleKey(draft),
  };
}

function sampleKey({ answer }: Draft): { readonly sample?: unknown } {
  return answer.length > 0 ? { sample: contentOfStrips(answer) } : {};
}
