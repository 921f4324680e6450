import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passageOf } from '../../question/gaps.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { numberedParts } from '../../testing/part-samples.ts';
import { clozeChoice } from './question.ts';

const ANSWERS = fc.array(fc.nat(5), { minLength: 1, maxLength: 6 });

/** Gaps `g0`, `g1`, … with as many choices as asked. */
function gapsOfSizes(sizes: readonly number[]) {
  const gaps = sizes.map((size, index) => ({ id: `g${index}`, choices: numberedParts('c', size) }));
  return { passage: passageOf('文', ...gaps.map(({ id }) => ({ gap: id }))), gaps };
}

describeKind(clozeChoice, {
  asked: fc.tuple(ANSWERS, fc.boolean()).map(([answers, shuffle]) => ({
    body: { ...gapsOfSizes(answers.map((answer) => Math.max(2, answer + 1))), shuffle },
    key: { right: answers.map((answer, index) => ({ gap: `g${index}`, choice: `c${answer}` })) },
  })),
  response: () =>
    ANSWERS.map((answers) => ({
      fills: answers.map((answer, at) => ({ gap: `g${at}`, choice: `c${answer}` })),
    })),
  empty: { fills: [] },
  reordered: (body) => ({ ...body, gaps: body.gaps.toReversed() }),
});

describe('a cloze with choices', () => {
  const body = gapsOfSizes([3, 3, 2, 2]);
  const right = [1, 2, 0, 1].map((answer, at) => ({ gap: `g${at}`, choice: `c${answer}` }));

  it('judges each gap: the right choice, another one, none, and one that the gap does not offer', () => {
    const fills = [
      { gap: 'g0', choice: 'c1' },
      { gap: 'g1', choice: 'c0' },
      { gap: 'g3', choice: 'c2' },
      { gap: 'g9', choice: 'c1' },
    ];
    const { items, extra } = clozeChoice.judge(body, { right }, { fills });
    expect(items.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'g0 right',
      'g1 wrong',
      'g2 missing',
      'g3 missing',
    ]);
    expect(extra).toBe(0);
  });

  it('shows choices in random order when the author wants it', () => {
    const choices = (shuffle: boolean) =>
      clozeChoice.shuffled?.({ ...body, shuffle }, () => 0.99).gaps[0]?.choices.map(({ id }) => id);
    expect([choices(true), choices(false)]).toEqual([
      ['c2', 'c1', 'c0'],
      ['c0', 'c1', 'c2'],
    ]);
  });

  it('reports a passage without gaps, gaps without a right choice and right choices that no gap offers', () => {
    expect(clozeChoice.problems({ passage: passageOf('文'), gaps: [] }, { right: [] })).toEqual([
      { code: 'too-few' },
    ]);
    expect(clozeChoice.problems(body, { right: right.slice(1) })).toEqual([{ code: 'key-empty', at: 'g0' }]);
    const wrong = [...right, { gap: 'g4', choice: 'c0' }].with(3, { gap: 'g3', choice: 'c2' });
    expect(clozeChoice.problems(body, { right: wrong })).toEqual([
      { code: 'unknown-id', at: 'g4' },
      { code: 'unknown-id', at: 'c2' },
    ]);
  });

  it('reports gaps that the passage lacks, and equal or blank choices', () => {
    const { id, choices } = gapsOfSizes([2]).gaps[0] ?? { id: '', choices: [] };
    const gaps = [...body.gaps.slice(1), { id, choices: [...numberedParts('c', 2), ...choices] }];
    expect(clozeChoice.problems({ passage: body.passage, gaps }, { right })).toContainEqual({
      code: 'same-id',
      at: 'c0',
    });
    expect(clozeChoice.problems({ ...body, gaps: body.gaps.slice(1) }, { right })).toContainEqual({
      code: 'unknown-id',
      at: 'g0',
    });
  });
});
