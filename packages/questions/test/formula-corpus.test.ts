import { expect, it } from 'vitest';
import { formulaEquals } from '../src/formula/equal.ts';
import { FORMULA_CORPUS } from './formula-corpus.ts';

const results = FORMULA_CORPUS.map((pair) => ({
  ...pair,
  result: formulaEquals(pair.key, pair.answer, { variables: pair.variables }).result,
}));

const text = ({ key, answer, result }: (typeof results)[number]) => `${key} and ${answer}: ${result}`;

it('the corpus has at least 300 pairs, of which 40 to 50 % are unequal', () => {
  expect(FORMULA_CORPUS.length).toBeGreaterThanOrEqual(300);
  const share = FORMULA_CORPUS.filter(({ equal }) => !equal).length / FORMULA_CORPUS.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.5);
});

it('formulaEquals never returns equal for an unequal pair of the corpus', () => {
  expect(results.filter(({ equal, result }) => !equal && result === 'equal').map(text)).toEqual([]);
});

it('formulaEquals returns the right result for at least 97 % of the corpus', () => {
  const wrong = results.filter(({ equal, result }) => result !== (equal ? 'equal' : 'different'));
  expect(wrong.length / results.length, wrong.map(text).join('\n')).toBeLessThanOrEqual(0.03);
});

it('formulaEquals returns the same result when key and answer are exchanged', () => {
  const changed = results.filter(({ key, answer, variables, result }) => {
    const turned = formulaEquals(answer, key, { variables });
    return turned.result !== result && turned.reason !== 'name-missing';
  });
  expect(changed.map(text)).toEqual([]);
});

it('formulaEquals takes less than 100,000 steps for each pair of the corpus', () => {
  const steps = FORMULA_CORPUS.map(
    ({ key, answer, variables }) => formulaEquals(key, answer, { variables }).steps,
  );
  expect(Math.max(...steps)).toBeLessThan(100_000);
});
