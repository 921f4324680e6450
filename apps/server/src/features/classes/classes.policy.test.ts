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
    expect(mayReadClass(caller, ours, true, ['TEACHER'])).toBe('allowed');
    expect(mayReadClass(caller, ours, false, ['TEACHER'])).toBe('CLASS_NOT_FOUND');
  });

  it('is read by the academic staff and administration of its school', () => {
    expect(mayReadClass(caller, ours, false, ['ACADEMIC_STAFF'])).toBe('allowed');
    expect(mayReadClass(caller, ours, false, ['EDU_ADMIN', 'TEACHER'])).toBe('allowed');
    expect(mayReadClass(caller, ours, false, ['ELECTRIC_TEACHER', 'GUARDIAN', 'STUDENT'])).toBe(
      'CLASS_NOT_FOUND',
    );
  });

  it('is unknown to another school, whoever asks', () => {
    expect(mayReadClass(caller, { organisationId: 'other' }, true, ['EDU_ADMIN'])).toBe('CLASS_NOT_FOUND');
    expect(mayReadClass({ ...caller, organisationId: undefined }, ours, true, ['EDU_ADMIN'])).toBe(
      'CLASS_NOT_FOUND',
    );
  });
});

describe('the list of a teacher’s classes', () => {
  it('is the teacher’s own', () => {
    expect(mayListClassesOf(caller, 'chen')).toBe('allowed');
    expect(mayListClassesOf(caller, 'li')).toBe('USER_NOT_FOUND');
  });
});
