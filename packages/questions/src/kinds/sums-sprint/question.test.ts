import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSums, numberText, SUM_FORMS } from '../../generators/sums/make-sums.ts';
import { SUM_RULE_NAMES } from '../../generators/sums/sum-rules.ts';
import { plainTextOf } from '../../question/content.ts';
import { gameOf, interactiveCases } from '../../testing/interactive-cases.ts';
import { describeKind } from '../../testing/kind-properties.ts';
import { DEFAULT_PLAY } from '../play.ts';
import { sumsSprint } from './question.ts';
import { sumContent, sumParts } from './sum-parts.ts';

const number = { kind: 'numeric', body: {}, key: { value: '12' } };

describeKind(sumsSprint, interactiveCases(sumsSprint, { fewest: 1, most: 3, samples: [number] }));

function sprintOf(seed: number) {
  let made = 0;
  const settings = { rules: SUM_RULE_NAMES, forms: SUM_FORMS, count: 10, seed };
  const { bodies, keys, facts } = sumParts(settings, () => `s${made++}`);
  const own = { rules: [...SUM_RULE_NAMES], forms: [...SUM_FORMS], seed, facts };
  return {
    body: { play: DEFAULT_PLAY, parts: bodies, own },
    key: { parts: keys, own: {} },
  };
}

describe('a sprint of sums', () => {
  it('is made of the rules without problems, and gives all points to the right numbers and signs', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { body, key } = sprintOf(seed);
        expect(sumsSprint.body.safeParse(body).success).toBe(true);
        expect(sumsSprint.problems(body, key)).toEqual([]);
        const right = sumsSprint.rightResponse(body, key);
        const states = right && sumsSprint.judge(body, key, right).items.map(({ state }) => state);
        expect(states).toEqual(Array(10).fill('right'));
      }),
      { numRuns: 20 },
    );
  });

  it('has the answers of its sums as keys', () => {
    const answers = makeSums({ rules: SUM_RULE_NAMES, forms: SUM_FORMS, count: 10, seed: 8 }).map(
      ({ answer }) => (typeof answer === 'string' ? { right: answer } : { value: numberText(answer, false) }),
    );
    expect(sprintOf(8).key.parts.map((part) => part.key)).toEqual(answers);
  });

  it('counts a wrong number and a sum without one', () => {
    const { body, key } = gameOf(sumsSprint, [number, number, number]);
    const { items } = sumsSprint.judge(body, key, { parts: { p0: { value: '12' }, p1: { value: '13' } } });
    expect(items.map(({ id, state }) => `${id} ${state}`)).toEqual(['p0 right', 'p1 wrong', 'p2 missing']);
  });

  it('reports kinds of facts of sums that it lacks', () => {
    const facts = (['s0', 's0', 's10'] as const).map((part) => ({ part, rule: 'times-table' as const }));
    const { body, key } = sprintOf(1);
    expect(sumsSprint.problems({ ...body, own: { ...body.own, facts } }, key)).toEqual([
      { code: 'same-id', at: 's0' },
      { code: 'unknown-id', at: 's10' },
    ]);
  });
});

describe('sumContent', () => {
  it('writes whole and decimal numbers as text and fractions as formulas', () => {
    const half = { number: { n: 1n, d: 2n }, isFraction: true };
    const tenth = { number: { n: 1n, d: 10n }, isFraction: false };
    const tokens = [half, { sign: '+' }, tenth, { sign: '=' }, { sign: '□' }] as const;
    const sum = { form: 'result', rule: 'times-table', answer: { n: 3n, d: 5n }, tokens } as const;
    expect(plainTextOf(sumContent(sum))).toBe('\\frac{1}{2} + 0.1 = □');
  });
});
