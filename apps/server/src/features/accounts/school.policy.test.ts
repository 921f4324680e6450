import type { Identity } from '@lectern/protocol';
import { expect, it } from 'vitest';
import * as policy from './school.policy.ts';

const caller = { organisationId: 'a' };
const outside = { organisationId: undefined };
const [teacher, staff, admin] = [
  ['TEACHER'],
  ['ACADEMIC_STAFF'],
  ['EDU_ADMIN'],
] as const satisfies Identity[][];

it('mayOverseeSchool allows academic staff and administrators of a school', () => {
  const decide = (who: typeof caller | typeof outside, identities: readonly Identity[]) =>
    policy.mayOverseeSchool(who, identities);
  expect([decide(caller, teacher), decide(caller, staff), decide(caller, [...teacher, ...admin])]).toEqual([
    'FORBIDDEN',
    'allowed',
    'allowed',
  ]);
  expect(decide(outside, admin)).toBe('FORBIDDEN');
});

it('mayAdministerSchool allows administrators of a school only', () => {
  expect(policy.mayAdministerSchool(caller, admin)).toBe('allowed');
  expect(policy.mayAdministerSchool(caller, staff)).toBe('FORBIDDEN');
  expect(policy.mayAdministerSchool(outside, admin)).toBe('FORBIDDEN');
});

it('mayGiveIdentities lets academic staff give only identities that oversee nothing', () => {
  const give = (identities: readonly Identity[], given: readonly Identity[]) =>
    policy.mayGiveIdentities(caller, identities, given);
  expect(give(staff, ['TEACHER', 'STUDENT'])).toBe('allowed');
  expect(give(staff, ['TEACHER', 'ACADEMIC_STAFF'])).toBe('FORBIDDEN');
  expect(give(staff, admin)).toBe('FORBIDDEN');
  expect(give(admin, admin)).toBe('allowed');
  expect(give(teacher, teacher)).toBe('FORBIDDEN');
});

it('mayManagePerson finds active users of the own school only', () => {
  const person = { organisationId: 'a', identities: teacher, cancelled: false };
  const manage = (identities: readonly Identity[], more: object | undefined) =>
    policy.mayManagePerson(caller, identities, more && { ...person, ...more });
  expect(manage(staff, {})).toBe('allowed');
  expect(manage(teacher, {})).toBe('FORBIDDEN');
  for (const more of [undefined, { cancelled: true }, { organisationId: 'b' }, { organisationId: undefined }])
    expect(manage(admin, more)).toBe('USER_NOT_FOUND');
  expect(manage(staff, { identities: staff })).toBe('FORBIDDEN');
  expect(manage(admin, { identities: admin })).toBe('allowed');
});
