import { expect, it, vi } from 'vitest';
import { formulaElement } from '../../records/elements/formula.ts';
import { checkRecord } from './record-check.ts';

// @isolated: other test files have used the validators before.
it('a record check builds the validators of a kind when its first record is read, not before', () => {
  const asked = vi.spyOn(formulaElement.shape.latex, 'safeParse');
  expect(checkRecord('deck', { kind: 'deck', schema: 2, size: { w: 1280, h: 720 } })).toBeDefined();
  expect(asked).not.toHaveBeenCalled();
  const frame = { x: 0, y: 0, w: 10, h: 10 };
  const formula = { kind: 'element', type: 'formula', parentId: 'page', order: 'a0', frame };
  // A required property is missing.
  expect(checkRecord('one', formula)).toBeUndefined();
  expect(asked).toHaveBeenCalledWith(undefined);
  expect(checkRecord('one', { ...formula, latex: 'x^2' })).toMatchObject({ latex: 'x^2' });
});
