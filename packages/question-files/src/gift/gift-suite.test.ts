import { readdirSync } from 'node:fs';
import path from 'node:path';
import { missing } from '@lectern/base/missing';
import { describe, expect, it } from 'vitest';
import { SUITES, SUITES_ARE_HERE, suiteText } from '../../test/suites.ts';
import type { GiftAnswer, GiftItem, GiftNumber, GiftText } from './gift-item.ts';
import { parseGift } from './parse-gift.ts';
import { readGift } from './read-gift.ts';
import { splitGift } from './split-gift.ts';

const reason = missing('corpus', SUITES_ARE_HERE, 'the test suites of others are not beside this checkout');
const NAMES = reason
  ? []
  : readdirSync(path.join(SUITES, 'gift')).flatMap((name) =>
      name.endsWith('.gift') ? [name.slice(0, -5)] : [],
    );

/** The form of the other parser. */
interface Theirs {
  readonly type: string;
  readonly title: string | null;
  readonly tags?: readonly string[] | null;
  readonly stem: Text;
  readonly globalFeedback?: Text | null;
  readonly [field: string]: unknown;
}
interface Text {
  readonly format: string;
  readonly text: string;
}

const TYPES: Readonly<Record<string, string>> = {
  description: 'Description',
  essay: 'Essay',
  'true-false': 'TF',
  choice: 'MC',
  short: 'Short',
  numerical: 'Numerical',
  matching: 'Matching',
};

/** Words of a text: where spaces stand is no meaning of a question. */
const meaning = (text: GiftText | Text | null | undefined) =>
  text?.text ? `${text.format}:${text.text.replace(/\s+/g, ' ').trim()}` : undefined;
const squeezed = (text: string | undefined) => text?.replace(/\s+/g, '');

function ours(item: GiftItem) {
  const { answers, before, after } = item;
  const stem = after === '' && before.text !== '' ? before.text : `${before.text} _____ ${after}`;
  const own = {
    type: TYPES[answers.type],
    title: item.title,
    tags: item.tags.length > 0 ? item.tags : undefined,
    stem: squeezed(`${before.format}:${stem}`),
    feedback: meaning(item.feedback),
  };
  switch (answers.type) {
    case 'true-false':
      return {
        ...own,
        truth: answers.truth,
        answers: [meaning(answers.feedback[0]), meaning(answers.feedback[1])],
      };
    case 'choice':
    case 'short':
      return { ...own, answers: answers.answers.map(answerMeaning) };
    case 'numerical':
      return { ...own, answers: answers.numbers.map(numberMeaning), wrong: meaning(answers.wrong) };
    case 'matching':
      return { ...own, answers: answers.pairs.map(({ left, right }) => [meaning(left), right]) };
    default:
      return own;
  }
}

function answerMeaning({ isRight, weight, text, feedback }: GiftAnswer) {
  return { isRight, weight, text: meaning(text), feedback: meaning(feedback) };
}

function numberMeaning({ weight, value, tolerance, feedback }: GiftNumber) {
  return { weight, value: Number(value), tolerance, feedback: meaning(feedback) };
}

// biome-ignore lint/suspicious/noExplicitAny: the form of another parser
function theirs(item: any) {
  const own = {
    type: item.type,
    title: item.title ?? undefined,
    tags: item.tags ?? undefined,
    stem: squeezed(`${item.stem.format}:${item.stem.text}`),
    feedback: meaning(item.globalFeedback),
  };
  if (item.type === 'TF')
    return { ...own, truth: item.isTrue, answers: [meaning(item.trueFeedback), meaning(item.falseFeedback)] };
  if (item.type === 'Matching')
    return {
      ...own,
      // biome-ignore lint/suspicious/noExplicitAny: the form of another parser
      answers: item.matchPairs.map((pair: any) => [meaning(pair.subquestion), pair.subanswer]),
    };
  if (item.type === 'Numerical') {
    const list = Array.isArray(item.choices) ? item.choices : [{ text: item.choices }];
    // biome-ignore lint/suspicious/noExplicitAny: the form of another parser
    const isNumber = ({ text }: any) => text.number !== undefined || text.numberLow !== undefined;
    return {
      ...own,
      answers: list.filter(isNumber).map(theirNumber),
      // biome-ignore lint/suspicious/noExplicitAny: the form of another parser
      wrong: meaning(list.find((one: any) => !isNumber(one))?.feedback),
    };
  }
  if (!item.choices) return own;
  return {
    ...own,
    // biome-ignore lint/suspicious/noExplicitAny: the form of another parser
    answers: item.choices.map((one: any) => ({
      isRight: one.isCorrect,
      weight: one.weight ?? undefined,
      text: meaning(one.text),
      feedback: meaning(one.feedback),
    })),
  };
}

// biome-ignore lint/suspicious/noExplicitAny: the form of another parser
function theirNumber({ weight, text, feedback }: any) {
  const isRange = text.type === 'high-low';
  return {
    weight: weight ?? undefined,
    value: isRange ? Number(((text.numberHigh + text.numberLow) / 2).toPrecision(12)) : text.number,
    tolerance: isRange ? Number(((text.numberHigh - text.numberLow) / 2).toPrecision(12)) : (text.range ?? 0),
    feedback: meaning(feedback),
  };
}

describe.skipIf(reason)(`GIFT files of another parser ${reason ?? ''}`, () => {
  it.each(NAMES)('returns the items of %s', (name) => {
    const source = suiteText('gift', `${name}.gift`);
    const expected = JSON.parse(suiteText('gift', `${name}.json`)) as Theirs[];
    const blocks = splitGift(source);
    const items = blocks.map(parseGift);
    expect(items).not.toContain(undefined);
    const questions = expected.filter(({ type }) => type !== 'Category');
    expect(items.map((item) => item && ours(item))).toEqual(questions.map(theirs));
    for (const { title } of expected.filter(({ type }) => type === 'Category'))
      expect(title).toMatch(new RegExp(`${source.trim().split('/').at(-1)}$`));
    // Each item becomes a question, apart from texts without one.
    const { questions: read, lines } = readGift(source);
    const children = read.flatMap((one) => ('children' in one ? one.children : [one]));
    expect(lines.filter(({ state }) => state === 'refused')).toEqual([]);
    expect(children).toHaveLength(questions.filter(({ type }) => type !== 'Description').length);
  });

  it('has all 51 files', () => {
    expect(NAMES).toHaveLength(51);
  });
});
