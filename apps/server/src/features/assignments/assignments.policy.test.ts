import { expect, it } from 'vitest';
import {
  mayBegin,
  mayChangeAssignment,
  mayGiveTo,
  mayMark,
  mayMarkWork,
  mayReadAssignment,
  mayReadWork,
} from './assignments.policy.ts';

const assignment = { id: 'a', owner_id: 'chen' };
const standing = (userId: string, readable: string[] = [], taught: string[] = []) => ({
  userId,
  readable: new Set(readable),
  taught: new Set(taught),
});
const owner = standing('chen', ['c1'], ['c1']);
const colleague = standing('li', ['c1'], ['c1']);
const overseer = standing('dean', ['c1']);
const stranger = standing('wu');

it('an assignment is read by its owner, teachers of its classes and overseers, and changed by its owner alone', () => {
  const all = [owner, colleague, overseer, stranger];
  expect(all.map((who) => mayReadAssignment(who, assignment))).toEqual([
    'allowed',
    'allowed',
    'allowed',
    'ASSIGNMENT_NOT_FOUND',
  ]);
  expect(all.map((who) => mayChangeAssignment(who, assignment))).toEqual([
    'allowed',
    'FORBIDDEN',
    'FORBIDDEN',
    'ASSIGNMENT_NOT_FOUND',
  ]);
  expect(all.map((who) => mayMark(who, assignment))).toEqual([
    'allowed',
    'allowed',
    'FORBIDDEN',
    'ASSIGNMENT_NOT_FOUND',
  ]);
  expect(mayReadAssignment(owner, undefined)).toBe('ASSIGNMENT_NOT_FOUND');
});

it('work is read and marked by who may do so in the class of its pupil', () => {
  const work = (class_id: string | null) => ({ class_id, assignment_id: 'a' });
  const read = (who: typeof owner, of = work('c1')) => mayReadWork(who, assignment, of);
  expect([owner, colleague, overseer, stranger].map((who) => read(who))).toEqual([
    'allowed',
    'allowed',
    'allowed',
    'WORK_NOT_FOUND',
  ]);
  // The owner does not read pupils of a class that they do not teach any more.
  expect(read(owner, work('c2'))).toBe('WORK_NOT_FOUND');
  expect([owner, colleague].map((who) => read(who, work(null)))).toEqual(['allowed', 'WORK_NOT_FOUND']);
  expect(mayReadWork(owner, assignment, { class_id: 'c1', assignment_id: 'b' })).toBe('WORK_NOT_FOUND');
  expect(mayReadWork(owner, assignment, undefined)).toBe('WORK_NOT_FOUND');
  expect([colleague, overseer].map((who) => mayMarkWork(who, assignment, work('c1')))).toEqual([
    'allowed',
    'FORBIDDEN',
  ]);
  expect(mayMarkWork(owner, assignment, work(null))).toBe('allowed');
});

it('an assignment is given to classes that its owner teaches, and begun while it is open or late', () => {
  expect([mayGiveTo(true), mayGiveTo(false)]).toEqual(['allowed', 'CLASS_NOT_FOUND']);
  expect((['planned', 'open', 'late', 'ended'] as const).map(mayBegin)).toEqual([
    'ASSIGNMENT_NOT_OPEN',
    'allowed',
    'allowed',
    'ASSIGNMENT_NOT_OPEN',
  ]);
});
