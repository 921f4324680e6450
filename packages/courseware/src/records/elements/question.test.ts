import { expect, it } from 'vitest';
import { questionElement } from './question.ts';

const element = {
  kind: 'element',
  type: 'question',
  id: 'q',
  parentId: 'p',
  order: 'a0',
  frame: { x: 0, y: 0, w: 100, h: 50 },
};
const accepts = (more: object) => questionElement.safeParse({ ...element, ...more }).success;

it('questionElement accepts any value of JSON up to 400,000 characters', () => {
  expect([accepts({ question: { format: 9, odd: [null] } }), accepts({ question: null })]).toEqual([
    true,
    true,
  ]);
  expect([accepts({ question: 'x'.repeat(399_998) }), accepts({ question: 'x'.repeat(400_000) })]).toEqual([
    true,
    false,
  ]);
});

it('questionElement refuses an element without a question and a version below 1', () => {
  expect(accepts({})).toBe(false);
  expect(accepts({ question: {}, library: { id: 'a', version: 1 } })).toBe(true);
  expect(accepts({ question: {}, library: { id: 'a', version: 0 } })).toBe(false);
});
