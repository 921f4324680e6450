import { expect, it } from 'vitest';
import { givingLink, nameOf, shareUrl } from './share-facts.ts';
import type { ShareRow } from './shares.tables.ts';

it('the address of a link has its id', () => {
  expect(shareUrl('abc')).toBe('/#/s?id=abc');
});

it('the grant of a link has its document, permission and end', () => {
  const row = { id: 'a', round: 2, document_id: 'd', permission: 10, download: true, ends_at: null };
  expect(givingLink(row as unknown as ShareRow)).toEqual({
    ...{ id: 'a', round: 2, documentId: 'd', permission: 10, download: true, endsAt: null },
  });
});

it('a user is named by the class nickname, else the nickname, else the real name', () => {
  const user = { class_nick_name: 'class', user_nick_name: 'nick', user_real_name: 'real' };
  expect(nameOf(user)).toBe('class');
  expect(nameOf({ ...user, class_nick_name: '' })).toBe('nick');
  expect(nameOf({ ...user, class_nick_name: '', user_nick_name: '' })).toBe('real');
});
