import { expect, it } from 'vitest';
import { formulaElement } from './formula.ts';

function isFormula(more: object): boolean {
  const frame = { x: 0, y: 0, w: 10, h: 10 };
  const base = { kind: 'element', id: 'one', parentId: 'page', order: 'a0', frame, type: 'formula' };
  return formulaElement.safeParse({ ...base, latex: 'x', ...more }).success;
}

it.each([
  { size: 0.9, valid: false },
  { size: 1, valid: true },
  { size: 4000, valid: true },
  { size: 4000.5, valid: false },
])('a formula of $size points is valid: $valid', ({ size, valid }) => {
  expect(isFormula({ size })).toBe(valid);
});

it('a formula has at most 65,536 characters', () => {
  expect(isFormula({ latex: 'x'.repeat(65_536) })).toBe(true);
  expect(isFormula({ latex: 'x'.repeat(65_537) })).toBe(false);
});
