import { expect, it } from 'vitest';
import { isAnswered } from './number-grid.tsx';

it.each([
  [undefined, false],
  [null, false],
  [{}, false],
  [{ choice: 'a' }, true],
  [{ choices: [] }, false],
  [{ truth: false }, true],
  [{ texts: [{ gap: 'g1', text: '' }] }, false],
  [{ texts: [{ gap: 'g1', text: '山' }] }, true],
  [{ points: [{ x: 0, y: 0 }] }, true],
  [{ pairs: [{ left: 'a', right: 'b' }] }, true],
  [{ picks: [{ row: 'r', columns: [] }] }, false],
  [{ children: [{ id: 'c1', response: { text: '' } }] }, false],
  [{ children: [{ id: 'c1', response: { text: 'x' } }] }, true],
])('isAnswered(%j) returns %s', (response, answered) => {
  expect(isAnswered(response)).toBe(answered);
});
