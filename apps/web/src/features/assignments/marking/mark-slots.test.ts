import { expect, it } from 'vitest';
import { absent, workOf } from '../testing/sample-assignment.ts';
import { slotIndex, slotKey, slotsOf } from './mark-slots.ts';

const works = [
  workOf('甲', [2, 'right'], [null, 'waiting']),
  absent('乙'),
  workOf('丙', [0, 'wrong'], [null, 'waiting']),
  { ...workOf('丁', [null, 'waiting'], [null, 'waiting']), state: 'open' as const },
];
const shown = (by: 'question' | 'pupil', onlyWaiting = false, kept: readonly string[] = []) =>
  slotsOf(works, ['q1', 'q2'], by, onlyWaiting, new Set(kept)).map(slotKey);

it('slotsOf orders the answers of work that was handed in by question or by pupil', () => {
  expect(shown('question')).toEqual(['w-甲 q1', 'w-丙 q1', 'w-甲 q2', 'w-丙 q2']);
  expect(shown('pupil')).toEqual(['w-甲 q1', 'w-甲 q2', 'w-丙 q1', 'w-丙 q2']);
});

it('slotsOf keeps answers that were marked meanwhile among those that wait', () => {
  expect(shown('pupil', true)).toEqual(['w-甲 q2', 'w-丙 q2']);
  expect(shown('pupil', true, ['w-丙 q1'])).toEqual(['w-甲 q2', 'w-丙 q1', 'w-丙 q2']);
});

it('slotIndex finds an answer by work, question or both', () => {
  const slots = slotsOf(works, ['q1', 'q2'], 'question', false, new Set());
  expect(slotIndex(slots, { workId: null, questionId: 'q2' })).toBe(2);
  expect(slotIndex(slots, { workId: 'w-丙', questionId: null })).toBe(1);
  expect(slotIndex(slots, { workId: 'w-丙', questionId: 'q2' })).toBe(3);
  expect(slotIndex(slots, { workId: 'gone', questionId: null })).toBe(0);
});
