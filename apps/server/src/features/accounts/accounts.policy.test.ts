import { describe, expect, it } from 'vitest';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { isOwnAccount, mayExchangeInto, mayManageBoundUsers, maySeeRealName } from './accounts.policy.ts';
import type { User } from './accounts.store.ts';

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
/** Signed in with the organisation account's own password. */
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
    ...more,
  };
}
const school = (id: string, more: Partial<User> = {}) =>
  user(id, { accountType: 'org', organisationId: 'school', ...more });

describe('an account', () => {
  it('is read and changed by its holder, also while the person acts for the school', () => {
    expect(isOwnAccount(person, 'chen')).toBe(true);
    expect(isOwnAccount(asTeacher, 'chen')).toBe(true);
    expect(isOwnAccount(teacher, 'chen')).toBe(false);
    expect(isOwnAccount(person, 'li')).toBe(false);
  });

  it('has bound accounts that the person alone knows', () => {
    expect(mayManageBoundUsers(asTeacher, 'chen')).toBe(true);
    expect(mayManageBoundUsers(teacher, 'chen-at-school')).toBe(false);
  });
});

describe('a token', () => {
  it('is exchanged into the person’s own accounts only', () => {
    expect(mayExchangeInto(person, school('chen-at-school', { personId: 'chen' }))).toBe(true);
    expect(mayExchangeInto(asTeacher, user('chen'))).toBe(true);
    expect(mayExchangeInto(person, school('li-at-school', { personId: 'li' }))).toBe(false);
    expect(mayExchangeInto(person, school('unbound'))).toBe(false);
    expect(mayExchangeInto(teacher, user('chen'))).toBe(false);
    expect(mayExchangeInto(person, school('gone', { personId: 'chen', cancelled: true }))).toBe(false);
  });
});

describe('a real name', () => {
  it('is seen inside the organisation', () => {
    expect(maySeeRealName(teacher, school('li-at-school'))).toBe(true);
    expect(maySeeRealName(teacher, school('wang', { organisationId: 'other' }))).toBe(false);
    expect(maySeeRealName(person, school('li-at-school'))).toBe(false);
    expect(maySeeRealName(person, user('li'))).toBe(false);
    expect(maySeeRealName(person, user('chen'))).toBe(true);
  });
});
