import { contentOf, interactiveKindOf } from '@lectern/questions';
import { expect, it } from 'vitest';
import { firstPart, type GameValue, partsOf, withOwn, withPart, withParts } from './game-value.ts';

function rush(): GameValue {
  let made = 0;
  const value = interactiveKindOf('truth-rush')?.blank(() => `p${made++}`);
  if (!value) throw new Error('no such kind');
  return value;
}

it('partsOf returns each part with its key, and withParts the same game back', () => {
  const value = rush();
  expect(partsOf(value)).toHaveLength(6);
  expect(withParts(value, partsOf(value))).toEqual(value);
});

it('withPart replaces the body and key of one part, and keeps its stem', () => {
  const [first, ...others] = partsOf(rush());
  if (!first) throw new Error('no part');
  const value = withParts(rush(), [{ ...first, stem: contentOf('地球是圆的') }, ...others]);
  const changed = withPart(value, first.id, { body: {}, key: { truth: false } });
  expect(partsOf(changed)[0]).toEqual({ ...first, stem: contentOf('地球是圆的'), key: { truth: false } });
  expect(firstPart(changed, 'true-false')?.value.key.truth).toBe(false);
  expect(firstPart(changed, 'matching')).toBeUndefined();
});

it('withOwn replaces own fields and removes undefined ones', () => {
  const value = withOwn(rush(), { a: 1, b: undefined }, { reasons: [] });
  expect([value.body.own, value.key.own]).toEqual([{ a: 1 }, { reasons: [] }]);
});
