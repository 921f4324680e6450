import { describe, expect, it } from 'vitest';
import { drawsOf } from './numeric-parameters.tsx';
import { unitMode, withUnitMode } from './numeric-units.tsx';

const value = { body: {}, key: { value: '3' } };

describe('withUnitMode', () => {
  it.each(['printed', 'written', 'chosen'] as const)('keeps the unit when it is %s', (mode) => {
    const asked = withUnitMode(value, mode, 'm');
    expect(unitMode(asked)).toBe(mode);
    expect(withUnitMode(asked, 'none', 'm')).toEqual(value);
  });

  it('offers the right unit and the others when units are chosen', () => {
    const asked = withUnitMode({ ...value, body: { units: ['cm'] } }, 'chosen', 'm');
    expect([asked.body.units, asked.key.units]).toEqual([['m', 'cm'], [{ unit: 'm' }]]);
  });
});

it('drawsOf returns values of the letters with their answers', () => {
  const draws = drawsOf({
    body: { parameters: [{ name: 'a', from: 2, to: 9, step: 1 }] },
    key: { value: 'a+1' },
  });
  expect(draws).toHaveLength(3);
  for (const { values, answer } of draws) expect(Number(answer)).toBe(Number(values.replace('a = ', '')) + 1);
});
