import { describe, expect, it } from 'vitest';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { mayListClassesOf, mayReadClass } from './classes.policy.ts';

const caller: CallerIdentity = {
  userId: 'chen',
  accountType: 'org',
  organisationId: 'school',
  accessToken: 'token',
  sessionId: 'sign-in',
};
const ours = { organisationId: 'school' };

describe('a class', () => {
  it('is read by its teachers', () => {
    expect(mayReadClass(caller, ours, true, ['TEACHER'])).toBe(true);
    expect(mayReadClass(caller, ours, false, ['TEACHER'])).toBe(false);
  });

  it('is read by the academic staff and administration of its school', () => {
    expect(mayReadClass(caller, ours, false, ['ACADEMIC_STAFF'])).toBe(true);
    expect(mayReadClass(caller, ours, false, ['EDU_ADMIN', 'TEACHER'])).toBe(true);
    expect(mayReadClass(caller, ours, false, ['ELECTRIC_TEACHER', 'GUARDIAN', 'STUDENT'])).toBe(false);
  });

  it('is unknown to another school, whoever asks', () => {
    expect(mayReadClass(caller, { organisationId: 'other' }, true, ['EDU_ADMIN'])).toBe(false);
    expect(mayReadClass({ ...caller, organisationId: undefined }, ours, true, ['EDU_ADMIN'])).toBe(false);
  });
});

describe('the list of a teacher’s classes', () => {
  it('is the teacher’s own', () => {
    expect(mayListClassesOf(caller, 'chen')).toBe(true);
    expect(mayListClassesOf(caller, 'li')).toBe(false);
  });
});
