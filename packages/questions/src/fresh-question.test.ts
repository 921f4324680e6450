import { describe, expect, it } from 'vitest';
import { freshQuestion, hasDrawnNumbers } from './fresh-question.ts';
import type { Body } from './kinds/numeric/schemas.ts';
import { contentOf, plainTextOf } from './question/content.ts';
import { scoreOf } from './score-of.ts';
import { compositeOf, singleQuestionWith } from './testing/question-cases.ts';
import { withoutKey } from './without-key.ts';

const parameters = [
  { name: 'a', from: 1, to: 500, step: 1 },
  { name: 'b', from: 501, to: 999, step: 1 },
];
const text = contentOf('{{a}}+{{b}}');
const sum = singleQuestionWith({
  kind: 'numeric',
  stem: text,
  analysis: text,
  hints: [{ id: 'h', content: text, cost: 0 }],
  feedback: { right: text, partly: text, wrong: text },
  body: { parameters },
  key: { value: 'a+b' },
  rule: { name: 'tolerance' },
});

describe('freshQuestion', () => {
  it('writes the same numbers into the body and all texts, and judges by them', () => {
    const fresh = freshQuestion(sum, 3);
    if ('children' in fresh) throw new Error('a composite');
    const [a = 0, b = 0] = ((fresh.body as Body).drawn ?? []).map(({ value }) => value);
    const { right, partly, wrong } = fresh.feedback ?? {};
    const texts = [fresh.stem, fresh.analysis, fresh.hints?.[0]?.content, right, partly, wrong];
    expect(texts.map((one) => one && plainTextOf(one))).toEqual(Array(6).fill(`${a}+${b}`));
    expect(scoreOf(fresh, { value: `${a + b}` }).points).toEqual({ n: 2n, d: 1n });
    expect(scoreOf(fresh, { value: '502' }).points).toEqual({ n: 0n, d: 1n });
    expect(withoutKey(fresh, { seed: 0 }).body).toEqual(fresh.body);
  });

  it('gives the same numbers for the same seed, and others for others', () => {
    expect(freshQuestion(sum, 1)).toEqual(freshQuestion(sum, 1));
    expect(freshQuestion(sum, 1)).not.toEqual(freshQuestion(sum, 2));
  });

  it('draws numbers for the children of a composite, and leaves other kinds as they are', () => {
    const choice = singleQuestionWith({ id: 'q2' });
    const fresh = freshQuestion(compositeOf([sum, choice]), 1);
    if (!('children' in fresh)) throw new Error('no composite');
    expect(fresh.children[0]?.body).toHaveProperty('drawn.length', 2);
    expect(fresh.children[1]).toBe(choice);
    expect(freshQuestion(choice, 1)).toBe(choice);
  });
});

it('hasDrawnNumbers is true for a kind with parameters, also in a composite', () => {
  expect(hasDrawnNumbers(sum)).toBe(true);
  expect(hasDrawnNumbers(compositeOf([singleQuestionWith(), sum]))).toBe(true);
  expect(hasDrawnNumbers(compositeOf([singleQuestionWith()]))).toBe(false);
});
