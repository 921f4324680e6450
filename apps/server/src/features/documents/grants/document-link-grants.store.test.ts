import { afterAll, beforeEach, expect, it } from 'vitest';
import { documentRow, openTestDatabase } from '../../../../test/setup/test-database.ts';
import type { DocumentTables } from '../documents.tables.ts';
import { linkReader, writeGrant } from './document-grants.store.ts';
import * as links from './document-link-grants.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<DocumentTables>();
afterAll(() => opened.close());

const NOW = new Date(1_000);
const one = await documentRow(opened.database, { owner_id: 'chen' });
const other = await documentRow(opened.database, { owner_id: 'chen' });

async function write(
  linkId: string,
  userId: string,
  more: Partial<links.LinkGift & { at: Date; documentId: string }> = {},
) {
  await links.writeLinkGrant(database, {
    linkId,
    documentId: one,
    userId,
    permission: 10,
    download: false,
    endsAt: null,
    at: new Date(1),
    ...more,
  });
}
const inTransaction = database.transaction();
const rows = () =>
  database
    .selectFrom('document_link_grant')
    .select(['link_id', 'user_id', 'permission', 'download', 'ends_at'])
    .orderBy('link_id')
    .orderBy('user_id')
    .execute();

beforeEach(async () => {
  await database.deleteFrom('document_link_grant').execute();
});

it('writeLinkGrant replaces the gift of the same link and user', async () => {
  await write('l', 'li');
  await write('m', 'li');
  await write('l', 'li', { permission: 20, download: true, endsAt: NOW });
  expect(await rows()).toEqual([
    { link_id: 'l', user_id: 'li', permission: 20, download: true, ends_at: NOW },
    { link_id: 'm', user_id: 'li', permission: 10, download: false, ends_at: null },
  ]);
});

it('readLinkPeople returns accounts, the newest first; readLinkReaders returns the others', async () => {
  await write('l', 'li', { at: new Date(1) });
  await write('l', 'wang', { at: new Date(2) });
  await write('l', linkReader('l', 0), { at: new Date(3) });
  await write('m', 'sun');
  expect((await links.readLinkPeople(database, 'l')).map(({ userId }) => userId)).toEqual(['wang', 'li']);
  expect(await links.readLinkReaders(database, 'l')).toEqual([linkReader('l', 0)]);
});

it('setLinkGift and deleteLinkGrants change one link', async () => {
  for (const linkId of ['l', 'm']) for (const user of ['li', 'wang']) await write(linkId, user);
  await inTransaction.execute(async (transaction) => {
    await links.setLinkGift(transaction, 'l', { permission: 20, download: true, endsAt: NOW });
    await links.deleteLinkGrants(transaction, 'l', []);
    await links.deleteLinkGrants(transaction, 'l', ['wang']);
  });
  const plain = { permission: 10, download: false, ends_at: null };
  expect(await rows()).toEqual([
    { link_id: 'l', user_id: 'li', permission: 20, download: true, ends_at: NOW },
    { link_id: 'm', user_id: 'li', ...plain },
    { link_id: 'm', user_id: 'wang', ...plain },
  ]);
});

it('deleteOver deletes grants that have expired, and returns their users', async () => {
  await write('l', 'li', { endsAt: NOW });
  await write('l', 'wang', { endsAt: new Date(NOW.getTime() + 1) });
  await write('l', 'sun');
  const over = await inTransaction.execute((transaction) => links.deleteOver(transaction, NOW));
  expect(over).toEqual([{ documentId: one, userId: 'li' }]);
  expect((await rows()).map(({ user_id }) => user_id)).toEqual(['sun', 'wang']);
});

it('isLinkOpenTo is true for a user of the link until its end', async () => {
  await write('l', 'li', { endsAt: NOW });
  await write('l', 'wang', { endsAt: new Date(NOW.getTime() + 1) });
  await write('l', 'sun');
  const open = (linkId: string, userId: string) => links.isLinkOpenTo(database, linkId, userId, NOW);
  expect([await open('l', 'li'), await open('l', 'wang'), await open('l', 'sun')]).toEqual([
    false,
    true,
    true,
  ]);
  expect([await open('m', 'sun'), await open('l', 'zhao')]).toEqual([false, false]);
});

it('readPermissions returns the highest permission by the owner or by links that have not expired', async () => {
  const given = { grantedBy: 'chen', at: NOW };
  await writeGrant(database, { documentId: one, userId: 'li', permission: 10, ...given });
  await writeGrant(database, { documentId: one, userId: 'wang', permission: 20, ...given });
  await writeGrant(database, { documentId: other, userId: 'sun', permission: 20, ...given });
  await write('l', 'li', { permission: 20, endsAt: new Date(NOW.getTime() + 1) });
  await write('l', 'wang', { permission: 10 });
  await write('l', 'zhao', { permission: 20, endsAt: NOW });
  await write('m', 'sun', { permission: 20, documentId: other });
  const found = await links.readPermissions(database, one, ['li', 'wang', 'sun', 'zhao'], NOW);
  expect(Object.fromEntries(found)).toEqual({ li: 20, wang: 20 });
  expect((await links.readPermissions(database, one, [], NOW)).size).toBe(0);
});
