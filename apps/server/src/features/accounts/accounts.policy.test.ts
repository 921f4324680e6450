import { describe, expect, it } from 'vitest';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { mayExchangeInto, mayManageBoundUsers, maySeeRealName, mayUseAccount } from './accounts.policy.ts';
import type { User } from './accounts.store.ts';
import { mayManagePerson } from './school.policy.ts';

const person: CallerIdentity = {
  userId: 'chen',
  accountType: 'person',
  organisationId: undefined,
  accessToken: 'token',
  sessionId: 'sign-in',
  personId: 'chen',
};
const asTeacher: CallerIdentity = {
  ...person,
  userId: 'chen-at-school',
  accountType: 'org',
  organisationId: 'school',
};
/** A sign-in with the password of the organisation account itself. */
const teacher: CallerIdentity = { ...asTeacher, personId: undefined };

function user(id: string, more: Partial<User> = {}): User {
  return {
    id,
    accountType: 'person',
    loginName: id,
    realName: '陈晓',
    nickName: '',
    classNickName: '',
    organisationId: undefined,
    orgUserCode: undefined,
    personId: undefined,
    identities: [],
    avatarVersion: undefined,
    cancelled: false,
    deactivated: false,
    ...more,
  };
}
const school = (id: string, more: Partial<User> = {}) =>
  user(id, { accountType: 'org', organisationId: 'school', ...more });

describe('an account', () => {
  it('can be read and changed by its holder, also while the person acts for the school', () => {
    expect(mayUseAccount(person, 'chen')).toBe('allowed');
    expect(mayUseAccount(asTeacher, 'chen')).toBe('allowed');
    expect(mayUseAccount(teacher, 'chen')).toBe('USER_NOT_FOUND');
    expect(mayUseAccount(person, 'li')).toBe('USER_NOT_FOUND');
  });

  it('shows its bound accounts to the person alone', () => {
    expect(mayManageBoundUsers(asTeacher, 'chen')).toBe('allowed');
    expect(mayManageBoundUsers(teacher, 'chen-at-school')).toBe('USER_NOT_FOUND');
  });
});

describe('an account of a school', () => {
  const of = { organisationId: 'school' };
  const somebody = (more: object = {}) => ({
    ...of,
    identities: ['TEACHER'] as const,
    cancelled: false,
    ...more,
  });

  it('can be managed by administrators, and by academic staff if the account does not oversee the school itself', () => {
    expect(mayManagePerson(of, ['EDU_ADMIN'], somebody())).toBe('allowed');
    expect(mayManagePerson(of, ['ACADEMIC_STAFF'], somebody())).toBe('allowed');
    expect(mayManagePerson(of, ['ACADEMIC_STAFF'], somebody({ identities: ['EDU_ADMIN'] }))).toBe(
      'FORBIDDEN',
    );
    expect(mayManagePerson(of, ['TEACHER'], somebody())).not.toBe('allowed');
  });

  it('cannot be managed after it was cancelled, nor by another school', () => {
    for (const identity of ['EDU_ADMIN', 'ACADEMIC_STAFF'] as const) {
      for (const gone of [somebody({ cancelled: true }), somebody({ organisationId: 'another' }), undefined])
        expect(mayManagePerson(of, [identity], gone)).toBe('USER_NOT_FOUND');
    }
  });
});

describe('a token', () => {
  it('can be exchanged into the person’s own accounts only', () => {
    expect(mayExchangeInto(person, school('chen-at-school', { personId: 'chen' }))).toBe('allowed');
    expect(mayExchangeInto(asTeacher, user('chen'))).toBe('allowed');
    expect(mayExchangeInto(person, school('li-at-school', { personId: 'li' }))).toBe('USER_NOT_FOUND');
    expect(mayExchangeInto(person, school('unbound'))).toBe('USER_NOT_FOUND');
    expect(mayExchangeInto(teacher, user('chen'))).toBe('USER_NOT_FOUND');
    expect(mayExchangeInto(person, school('gone', { personId: 'chen', cancelled: true }))).toBe(
      'USER_NOT_FOUND',
    );
  });
});

describe('a real name', () => {
  it('is visible to accounts of the same organisation only', () => {
    expect(maySeeRealName(teacher, school('li-at-school'))).toBe('allowed');
    expect(maySeeRealName(teacher, school('wang', { organisationId: 'other' }))).toBe('FORBIDDEN');
    expect(maySeeRealName(person, school('li-at-school'))).toBe('FORBIDDEN');
    expect(maySeeRealName(person, user('li'))).toBe('FORBIDDEN');
    expect(maySeeRealName(person, user('chen'))).toBe('allowed');
  });
});
