import { expect, it } from 'vitest';
import { fold, isFolded } from './folding.ts';

/** A lesson that stores the given state of one tool. */
function lessonWith(kept: Readonly<Record<string, unknown>>) {
  let values = kept;
  const change = (changes: object) => {
    values = { ...values, ...changes };
  };
  return { lesson: { state: () => ({ get: () => values, change }) } as never, values: () => values };
}

it('a running tool is folded and unfolded, and a tool that is not running can only be closed', () => {
  const going = lessonWith({ goesOn: true });
  expect(fold(going.lesson, 'phones', 'turn')).toBe(true);
  expect(isFolded(going.values() as never)).toBe(true);
  // Folding it again, as Escape and the restored screen do, keeps it folded.
  expect(fold(going.lesson, 'phones', true)).toBe(true);
  expect(isFolded(going.values() as never)).toBe(true);
  expect(fold(going.lesson, 'phones', 'turn')).toBe(true);
  expect(isFolded(going.values() as never)).toBe(false);

  const still = lessonWith({ folded: true });
  expect(isFolded(still.values() as never)).toBe(false);
  expect(fold(still.lesson, 'timer', true)).toBe(false);
});
