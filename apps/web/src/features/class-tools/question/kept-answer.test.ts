import { expect, it } from 'vitest';
import { keptAnswer } from './kept-answer.ts';

it('keptAnswer returns an empty answer for a lesson without one', () => {
  expect(keptAnswer({})).toEqual({ response: undefined, isHandedIn: false, isKeyShown: false, hints: [] });
});

it('keptAnswer reads what was stored, and leaves out values of another form', () => {
  expect(keptAnswer({ response: { choice: 'a' }, handedIn: true, keyShown: true, hints: ['h', 5] })).toEqual({
    response: { choice: 'a' },
    isHandedIn: true,
    isKeyShown: true,
    hints: ['h'],
  });
  expect(keptAnswer({ response: null, handedIn: 1, keyShown: 'yes', hints: 'h' })).toEqual(keptAnswer({}));
});
