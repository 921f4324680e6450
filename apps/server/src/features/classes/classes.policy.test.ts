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

describe('a change of a class', () => {
  it('is its teachers’ alone: who oversees the school reads it', () => {
    expect(mayChangeClass(caller, ours, true, ['TEACHER'])).toBe('allowed');
    expect(mayChangeClass(caller, ours, false, ['EDU_ADMIN'])).toBe('FORBIDDEN');
    expect(mayChangeClass(caller, ours, false, ['TEACHER'])).toBe('CLASS_NOT_FOUND');
    expect(mayChangeClass(caller, { organisationId: 'other' }, true, ['TEACHER'])).toBe('CLASS_NOT_FOUND');
  });

  it('of one without a school is its teacher’s, and no other’s of those without a school', () => {
    const person = { organisationId: undefined };
    expect(mayChangeClass(person, person, true, ['TEACHER'])).toBe('allowed');
    expect(mayChangeClass(person, person, false, ['EDU_ADMIN'])).toBe('CLASS_NOT_FOUND');
  });

  it('is for those who teach: pupils and guardians make no class and are given none', () => {
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
  it('is the teacher’s own', () => {
    expect(mayListClassesOf(caller, 'chen')).toBe('allowed');
    expect(mayListClassesOf(caller, 'li')).toBe('USER_NOT_FOUND');
  });
});
