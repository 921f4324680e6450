import { afterAll, beforeEach, expect, it } from 'vitest';
import { documentRow, openTestDatabase, ROW_TIME } from '../../../../test/setup/test-database.ts';
import { readSpace } from '../document-space.store.ts';
import type { DocumentTransaction } from '../documents.rows.ts';
import type { DocumentTables } from '../documents.tables.ts';
import { hasGrant, writeGrant } from '../grants/document-grants.store.ts';
import { writeLinkGrant } from '../grants/document-link-grants.store.ts';
import { anyOf, changeOwner, takeOutSizes, takeOutSpace } from './document-handover.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<DocumentTables>();
afterAll(() => opened.close());

const FOLDER = { resource_type_code: 'folder', document_type: 1 } as const;
const make = (id: string, parent_id: string | null, more = {}) =>
  documentRow(opened.database, { id, name: id, owner_id: 'chen', parent_id, ...more });
const run = <T>(work: (transaction: DocumentTransaction) => Promise<T>) =>
  database.transaction().execute(work);

beforeEach(async () => {
  await database.deleteFrom('document').execute();
  await make('folder', null, FOLDER);
  await make('inside', 'folder', { size: 5 });
  await make('top', null, { size: 7 });
  await make('binned', null, { size: 2, bin_id: 'binned', binned_at: ROW_TIME });
  await make('of li', null, { owner_id: 'li', ...FOLDER });
});

const places = async () =>
  Object.fromEntries(
    (await database.selectFrom('document').select(['id', 'owner_id', 'parent_id']).execute()).map((row) => [
      row.id,
      [row.owner_id, row.parent_id],
    ]),
  );
const handOver = (only?: readonly string[]) =>
  run((transaction) => changeOwner(transaction, { fromId: 'chen', toId: 'li', folderId: 'of li', only }));

it('anyOf returns whether the user owns a document, or one of these', async () => {
  expect(await run((transaction) => anyOf(transaction, 'chen'))).toBe(true);
  expect(await run((transaction) => anyOf(transaction, 'wang'))).toBe(false);
  expect(await run((transaction) => anyOf(transaction, 'chen', ['top', 'none']))).toBe(true);
  expect(await run((transaction) => anyOf(transaction, 'chen', ['of li']))).toBe(false);
});

it('changeOwner moves all documents: the top level into the new folder, the bin into the bin', async () => {
  const moved = await handOver();
  expect(moved.map(({ id, folder }) => `${id} ${folder}`).sort()).toEqual([
    'binned false',
    'folder true',
    'inside false',
    'top false',
  ]);
  expect(await places()).toEqual({
    folder: ['li', 'of li'],
    inside: ['li', 'folder'],
    top: ['li', 'of li'],
    binned: ['li', null],
    'of li': ['li', null],
  });
});

it('changeOwner moves a document out of a folder that is not moved', async () => {
  await handOver(['inside', 'of li']);
  expect(await places()).toMatchObject({
    folder: ['chen', null],
    inside: ['li', 'of li'],
    top: ['chen', null],
    'of li': ['li', null],
  });
});

it('changeOwner appends the id to the second of two names that meet in the new folder', async () => {
  await make('folder-2', null, FOLDER);
  await make('same-1', 'folder', { name: 'same', name_key: 'same' });
  await make('same-2', 'folder-2', { name: 'same', name_key: 'same' });
  await handOver(['same-1', 'same-2']);
  const rows = await database
    .selectFrom('document')
    .select(['id', 'name', 'name_key'])
    .where('id', 'like', 'same-%')
    .orderBy('id')
    .execute();
  expect(rows).toEqual([
    { id: 'same-1', name: 'same', name_key: 'same' },
    { id: 'same-2', name: 'same same-2', name_key: 'same same-2' },
  ]);
});

it('changeOwner deletes the grants of the new owner on these documents only', async () => {
  await make('kept', null);
  const grant = { permission: 10, grantedBy: 'chen', at: ROW_TIME } as const;
  for (const documentId of ['top', 'kept'])
    for (const userId of ['li', 'wang']) await writeGrant(database, { documentId, userId, ...grant });
  await writeLinkGrant(database, {
    linkId: 'l',
    documentId: 'top',
    userId: 'li',
    permission: 10,
    download: true,
    endsAt: null,
    at: ROW_TIME,
  });
  await handOver(['top']);
  expect(await hasGrant(database, 'top', 'li')).toBe(false);
  expect(await hasGrant(database, 'top', 'wang')).toBe(true);
  expect(await hasGrant(database, 'kept', 'li')).toBe(true);
  expect(await database.selectFrom('document_link_grant').selectAll().execute()).toEqual([]);
});

it('takeOutSizes and takeOutSpace take bytes out of one account', async () => {
  await database
    .insertInto('document_space')
    .values([
      { user_id: 'chen', used: 14 },
      { user_id: 'li', used: 9 },
    ])
    .execute();
  const used = async (userId: string) => (await readSpace(database, userId)).used;
  expect(await run((transaction) => takeOutSizes(transaction, 'chen', ['top', 'inside']))).toBe(12);
  expect(await used('chen')).toBe(2);
  expect(await run((transaction) => takeOutSizes(transaction, 'chen', ['top']))).toBe(7);
  expect(await used('chen')).toBe(0);
  expect(await run((transaction) => takeOutSpace(transaction, 'li'))).toBe(9);
  expect(await run((transaction) => takeOutSpace(transaction, 'li'))).toBe(0);
  expect(await run((transaction) => takeOutSpace(transaction, 'none'))).toBe(0);
});
