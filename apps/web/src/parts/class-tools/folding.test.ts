import { expect, it } from 'vitest';
import { fold, isFolded } from './folding.ts';

/** A lesson that keeps what one tool says of itself. */
function lessonWith(kept: Readonly<Record<string, unknown>>) {
  let values = kept;
  const change = (changes: object) => {
    values = { ...values, ...changes };
  };
  return { lesson: { state: () => ({ get: () => values, change }) } as never, values: () => values };
}

it('a tool that goes on is folded and unfolded when it is put away, and one that does not is left to be closed', () => {
  const going = lessonWith({ goesOn: true });
  expect(fold(going.lesson, 'phones', 'turn')).toBe(true);
  expect(isFolded(going.values() as never)).toBe(true);
  // Put away once more, as Escape and the restored screen do, it stays where it is.
  expect(fold(going.lesson, 'phones', true)).toBe(true);
  expect(isFolded(going.values() as never)).toBe(true);
  expect(fold(going.lesson, 'phones', 'turn')).toBe(true);
  expect(isFolded(going.values() as never)).toBe(false);

  const still = lessonWith({ folded: true });
  expect(isFolded(still.values() as never)).toBe(false);
  expect(fold(still.lesson, 'timer', true)).toBe(false);
});
