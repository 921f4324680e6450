import { describe, expect, it } from 'vitest';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import {
  mayBeGivenClass,
  mayChangeClass,
  mayListClassesOf,
  mayMakeClass,
  mayReadClass,
} from './classes.policy.ts';

const caller: CallerIdentity = {
  userId: 'chen',
  accountType: 'org',
  organisationId: 'school',
  accessToken: 'token',
  sessionId: 'sign-in',
};
const ours = { organisationId: 'school' };

describe('a class', () => {
  it('can be read by its teachers', () => {
    expect(mayReadClass(caller, ours, true, ['TEACHER'])).toBe('allowed');
    expect(mayReadClass(caller, ours, false, ['TEACHER'])).toBe('CLASS_NOT_FOUND');
  });

  it('can be read by the academic staff and administrators of its school', () => {
    expect(mayReadClass(caller, ours, false, ['ACADEMIC_STAFF'])).toBe('allowed');
    expect(mayReadClass(caller, ours, false, ['EDU_ADMIN', 'TEACHER'])).toBe('allowed');
    expect(mayReadClass(caller, ours, false, ['ELECTRIC_TEACHER', 'GUARDIAN', 'STUDENT'])).toBe(
      'CLASS_NOT_FOUND',
    );
  });

  it('is hidden from users of another school, whatever their identity', () => {
    expect(mayReadClass(caller, { organisationId: 'other' }, true, ['EDU_ADMIN'])).toBe('CLASS_NOT_FOUND');
    expect(mayReadClass({ ...caller, organisationId: undefined }, ours, true, ['EDU_ADMIN'])).toBe(
      'CLASS_NOT_FOUND',
    );
  });
});

describe('a change of a class', () => {
  it('is allowed to its teachers, not to other users who oversee the school', () => {
    expect(mayChangeClass(caller, ours, true, ['TEACHER'])).toBe('allowed');
    expect(mayChangeClass(caller, ours, false, ['EDU_ADMIN'])).toBe('FORBIDDEN');
    expect(mayChangeClass(caller, ours, false, ['TEACHER'])).toBe('CLASS_NOT_FOUND');
    expect(mayChangeClass(caller, { organisationId: 'other' }, true, ['TEACHER'])).toBe('CLASS_NOT_FOUND');
  });

  it('is allowed to its teacher when it has no school, not to other users without a school', () => {
    const person = { organisationId: undefined };
    expect(mayChangeClass(person, person, true, ['TEACHER'])).toBe('allowed');
    expect(mayChangeClass(person, person, false, ['EDU_ADMIN'])).toBe('CLASS_NOT_FOUND');
  });

  it('is allowed to teaching identities: pupils and guardians neither create nor receive classes', () => {
    const colleague = {
      organisationId: 'school',
      cancelled: false,
      deactivated: false,
      identities: ['TEACHER'],
    } as const;
    expect(mayMakeClass(['GUARDIAN', 'TEACHER'])).toBe('allowed');
    expect(mayMakeClass(['STUDENT', 'GUARDIAN'])).toBe('FORBIDDEN');
    expect(mayBeGivenClass(colleague, ours)).toBe('allowed');
    expect(mayBeGivenClass({ ...colleague, identities: ['STUDENT'] }, ours)).toBe('NOT_A_TEACHER');
    expect(mayBeGivenClass({ ...colleague, cancelled: true }, ours)).toBe('USER_NOT_FOUND');
    expect(mayBeGivenClass({ ...colleague, deactivated: true }, ours)).toBe('USER_NOT_FOUND');
    expect(mayBeGivenClass({ ...colleague, organisationId: 'other' }, ours)).toBe('USER_NOT_FOUND');
    expect(mayBeGivenClass({ ...colleague, organisationId: undefined }, { organisationId: undefined })).toBe(
      'USER_NOT_FOUND',
    );
  });
});

describe('the list of a teacher’s classes', () => {
  it('can be read by that teacher alone', () => {
    expect(mayListClassesOf(caller, 'chen')).toBe('allowed');
    expect(mayListClassesOf(caller, 'li')).toBe('USER_NOT_FOUND');
  });
});
