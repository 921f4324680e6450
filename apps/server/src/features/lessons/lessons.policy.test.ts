import { expect, it } from 'vitest';
import { mayTeach } from './lessons.policy.ts';

it('a lesson is taught by its teacher alone, and does not exist for other users', () => {
  expect(mayTeach('chen', { teacherId: 'chen' })).toBe('allowed');
  expect(mayTeach('li', { teacherId: 'chen' })).toBe('LESSON_NOT_FOUND');
  expect(mayTeach('chen', undefined)).toBe('LESSON_NOT_FOUND');
});
