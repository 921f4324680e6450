import { EditType } from '@lectern/protocol/constants';
import { expect, it } from 'vitest';
import * as policy from './shares.policy.ts';

const share: policy.ShareFacts = {
  withdrawn: false,
  ended: false,
  contentGone: false,
  editType: EditType.ALL,
  hasPassword: false,
};
const stranger: policy.Visitor = { hasAccount: false, hasDocument: false, isNamed: false, hasPassed: false };

it('mayFindShare names the first reason for which a link does not open', () => {
  expect(policy.mayFindShare(share)).toBe('allowed');
  expect(policy.mayFindShare(undefined)).toBe('SHARE_NOT_FOUND');
  const all = { ...share, withdrawn: true, ended: true, contentGone: true };
  expect(policy.mayFindShare(all)).toBe('SHARE_WITHDRAWN');
  expect(policy.mayFindShare({ ...all, withdrawn: false })).toBe('SHARE_ENDED');
  expect(policy.mayFindShare({ ...share, contentGone: true })).toBe('SHARE_CONTENT_GONE');
});

it('mayOpenShare admits a visitor who has the document, but not to a link that does not open', () => {
  const owner = { ...stranger, hasDocument: true };
  const closed = { ...share, editType: EditType.SPECIFIED_PERSON, hasPassword: true };
  expect(policy.mayOpenShare(owner, closed)).toBe('allowed');
  expect(policy.mayOpenShare(owner, { ...closed, ended: true })).toBe('SHARE_ENDED');
  expect(policy.mayOpenShare(owner, undefined)).toBe('SHARE_NOT_FOUND');
  expect(policy.mayOpenShare(stranger, closed)).toBe('SHARE_NEEDS_SIGN_IN');
});

it('mayBeGiven checks the people of the link before its password', () => {
  const named = { ...share, editType: EditType.SPECIFIED_PERSON, hasPassword: true };
  const signedIn = { ...stranger, hasAccount: true };
  expect(policy.mayBeGiven(stranger, share)).toBe('allowed');
  expect(policy.mayBeGiven(stranger, named)).toBe('SHARE_NEEDS_SIGN_IN');
  expect(policy.mayBeGiven(signedIn, named)).toBe('SHARE_NOT_FOR_YOU');
  expect(policy.mayBeGiven({ ...signedIn, isNamed: true }, named)).toBe('SHARE_PASSWORD_NEEDED');
  expect(policy.mayBeGiven({ ...signedIn, isNamed: true, hasPassed: true }, named)).toBe('allowed');
  expect(policy.mayBeGiven(stranger, { ...share, hasPassword: true })).toBe('SHARE_PASSWORD_NEEDED');
});

it('mayCallAs allows only the own id, or that of the guest', () => {
  for (const said of [undefined, '', 'chen']) expect(policy.mayCallAs('chen', said, 'guest')).toBe('allowed');
  expect(policy.mayCallAs('chen', 'guest', 'guest')).toBe('USER_NOT_FOUND');
  expect(policy.mayCallAs(undefined, 'guest', 'guest')).toBe('allowed');
  expect(policy.mayCallAs(undefined, 'chen', 'guest')).toBe('USER_NOT_FOUND');
});

it('mayKnowPeople allows visitors who are signed in', () => {
  expect(policy.mayKnowPeople(true)).toBe('allowed');
  expect(policy.mayKnowPeople(false)).toBe('GUEST_FORBIDDEN');
});
