import { afterAll, expect, it } from 'vitest';
import { documentRow, openTestDatabase } from '../../../../test/setup/test-database.ts';
import type { DocumentTables } from '../documents.tables.ts';
import * as grants from './document-grants.store.ts';
import { writeLinkGrant } from './document-link-grants.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<DocumentTables>();
afterAll(() => opened.close());

const [one, other] = [
  await documentRow(opened.database, { owner_id: 'chen' }),
  await documentRow(opened.database, { owner_id: 'chen' }),
];
const write = (userId: string, permission: 10 | 20, at = 5, documentId = one) =>
  grants.writeGrant(database, { documentId, userId, permission, grantedBy: 'chen', at: new Date(at) });

it('linkReader names a link and its round', () => {
  expect(grants.linkReader('x', 3)).toBe('link:x:3');
});

it('writeGrant returns whether the grant is new or has another permission, and keeps its time', async () => {
  expect(await write('li', 10, 5)).toBe(true);
  expect(await write('li', 10, 6)).toBe(false);
  expect(await write('li', 20, 7)).toBe(true);
  expect(await grants.readGrants(database, one)).toEqual([
    { user_id: 'li', permission: 20, created_at: new Date(5) },
  ]);
});

it('readGrants returns the grants of one document, the oldest first', async () => {
  await write('wang', 10, 2);
  await write('zhao', 10, 1, other);
  expect((await grants.readGrants(database, one)).map(({ user_id }) => user_id)).toEqual(['wang', 'li']);
});

it('hasGrant and deleteGrant concern one user and one document', async () => {
  expect(await grants.hasGrant(database, one, 'wang')).toBe(true);
  expect(await grants.hasGrant(database, other, 'wang')).toBe(false);
  expect(await grants.deleteGrant(database, other, 'wang')).toBe(false);
  expect(await grants.deleteGrant(database, one, 'wang')).toBe(true);
  expect(await grants.hasGrant(database, one, 'wang')).toBe(false);
  expect(await grants.hasGrant(database, one, 'li')).toBe(true);
});

it('readPeople returns users with an account of these documents, once each', async () => {
  const link = (userId: string) =>
    writeLinkGrant(database, {
      linkId: 'l',
      documentId: one,
      userId,
      permission: 10,
      download: false,
      endsAt: null,
      at: new Date(1),
    });
  for (const userId of ['li', 'sun', grants.linkReader('l', 1)]) await link(userId);
  const people = await grants.readPeople(database, [one]);
  expect(people.map(({ userId }) => userId).sort()).toEqual(['li', 'sun']);
  expect(people.every(({ documentId }) => documentId === one)).toBe(true);
  expect(await grants.readPeople(database, [])).toEqual([]);
  expect(await grants.readPeople(database, [one, other])).toHaveLength(3);
});
