import { NAME_MAX_LENGTH } from '@lectern/protocol/constants';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRow, documentRow, openTestDatabase, ROW_TIME } from '../../../../test/setup/test-database.ts';
import type { DocumentTransaction } from '../documents.rows.ts';
import type { DocumentTables } from '../documents.tables.ts';
import { writeGrant } from '../grants/document-grants.store.ts';
import * as tree from './document-tree.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<DocumentTables>();
afterAll(() => opened.close());

const AT = new Date(Date.UTC(2026, 8, 3));
const FOLDER = { resource_type_code: 'folder', document_type: 1, format: '' } as const;
const run = <T>(work: (transaction: DocumentTransaction) => Promise<T>) =>
  tree.inTree(database, 'chen', work);
const make = (id: string, parent_id: string | null, more = {}) =>
  documentRow(opened.database, { id, name: id, owner_id: 'chen', parent_id, ...more });

/** Two nested folders with a file in each: `outer/inner/deep`, `outer/file`; and a file at the top. */
beforeEach(async () => {
  await database.deleteFrom('document').execute();
  await make('outer', null, FOLDER);
  await make('inner', 'outer', FOLDER);
  await make('deep', 'inner', { size: 5 });
  await make('file', 'outer', { size: 3 });
  await make('top', null);
});

const binned = async () =>
  Object.fromEntries(
    (await database.selectFrom('document').select(['id', 'bin_id']).execute())
      .filter(({ bin_id }) => bin_id !== null)
      .map(({ id, bin_id }) => [id, bin_id]),
  );

describe('the folder of a document', () => {
  const check = (parentId: string | null, owner = 'chen') =>
    run((transaction) => tree.checkParent(transaction, owner, parentId));

  it('has the depth of its contents', async () => {
    expect(await check(null)).toBe(1);
    expect(await check('outer')).toBe(2);
    expect(await check('inner')).toBe(3);
  });

  it('is refused when it does not exist, belongs to another user, is in the bin or is no folder', async () => {
    await expect(check('none')).rejects.toMatchObject({ code: 'PARENT_NOT_FOUND' });
    await expect(check('outer', 'li')).rejects.toMatchObject({ code: 'PARENT_NOT_FOUND' });
    await run((transaction) => tree.binTree(transaction, 'inner', AT));
    await expect(check('inner')).rejects.toMatchObject({ code: 'PARENT_NOT_FOUND' });
    await expect(check('top')).rejects.toMatchObject({ code: 'PARENT_INVALID' });
  });

  it('is refused when it is nested too deeply', async () => {
    let parent = 'inner';
    for (let depth = 3; depth < tree.MAX_DEPTH; depth += 1) {
      parent = await make(`level-${depth}`, parent, FOLDER);
    }
    expect(await check(parent)).toBe(tree.MAX_DEPTH);
    parent = await make('too deep', parent, FOLDER);
    await expect(check(parent)).rejects.toMatchObject({ code: 'PARENT_INVALID' });
  });
});

describe('the name of a document', () => {
  const name = (
    wish: string,
    autoRename: boolean,
    { parent = null as string | null, except = '', suffix = '' } = {},
  ) =>
    run((transaction) =>
      tree.nameIn(transaction, 'chen', parent, { name: wish, suffix, autoRename }, except || undefined),
    );

  it('is kept when it is free in the folder', async () => {
    expect(await name('file', false)).toBe('file');
    expect(await name('outer', false, { parent: 'outer' })).toBe('outer');
  });

  it('is refused or gets a number when it is in use', async () => {
    await expect(name('TOP', false)).rejects.toMatchObject({ code: 'NAME_TAKEN' });
    expect(await name('top', true)).toBe('top (2)');
    await make('top (2)', null);
    expect(await name('top', true)).toBe('top (3)');
  });

  it('gets its number before the extension', async () => {
    await make('a.png', null);
    expect(await name('a.png', true, { suffix: '.png' })).toBe('a (2).png');
  });

  it('is free for the document itself, and when the other document is in the bin or of another user', async () => {
    expect(await name('top', false, { except: 'top' })).toBe('top');
    await run((transaction) => tree.binTree(transaction, 'top', AT));
    expect(await name('top', false)).toBe('top');
    await documentRow(opened.database, { owner_id: 'li', name: 'of li' });
    expect(await name('of li', false)).toBe('of li');
  });

  it('is cut to leave space for its number', async () => {
    const long = '长'.repeat(NAME_MAX_LENGTH);
    await make(long, null);
    const free = await name(long, true);
    expect(free).not.toBe(long);
    expect([...free].length).toBeLessThanOrEqual(NAME_MAX_LENGTH);
  });
});

it('updateDocument changes the given values only', async () => {
  const before = await run((transaction) => tree.updateDocument(transaction, 'top', { name: 'New NAME' }));
  expect(before).toMatchObject({
    name: 'New NAME',
    name_key: 'new name',
    parent_id: null,
    updated_at: ROW_TIME,
  });
  const moved = await run((transaction) =>
    tree.updateDocument(transaction, 'top', { parentId: 'outer', updatedAt: AT }),
  );
  expect(moved).toMatchObject({ name: 'New NAME', parent_id: 'outer', updated_at: AT });
  const back = await run((transaction) =>
    tree.updateDocument(transaction, 'top', { parentId: null, updatedAt: AT }),
  );
  expect(back.parent_id).toBeNull();
});

it('heightAndCheckCycle returns the levels of folders, and refuses a target inside of the document', async () => {
  const height = (id: string, target: string | null) =>
    run((transaction) => tree.heightAndCheckCycle(transaction, id, target));
  expect(await height('outer', null)).toBe(2);
  expect(await height('inner', 'outer')).toBe(1);
  expect(await height('top', 'inner')).toBe(0);
  for (const target of ['outer', 'inner'])
    await expect(height('outer', target)).rejects.toMatchObject({ code: 'PARENT_INVALID' });
});

it('binTree puts a document and its contents into the bin, and returns the users to whom they were given', async () => {
  for (const documentId of ['deep', 'top'])
    await writeGrant(database, { documentId, userId: 'li', permission: 10, grantedBy: 'chen', at: AT });
  await run((transaction) => tree.binTree(transaction, 'inner', AT));
  expect(await binned()).toEqual({ inner: 'inner', deep: 'inner' });
  expect(await run((transaction) => tree.binTree(transaction, 'outer', AT))).toEqual([]);
  expect(await binned()).toEqual({ inner: 'inner', deep: 'inner', outer: 'outer', file: 'outer' });
  const touched = await run((transaction) => tree.binTree(transaction, 'top', AT));
  expect(touched).toEqual([{ documentId: 'top', userId: 'li' }]);
});

it('restoreTree restores only what was put into the bin with the document', async () => {
  await writeGrant(database, { documentId: 'file', userId: 'li', permission: 10, grantedBy: 'chen', at: AT });
  await run((transaction) => tree.binTree(transaction, 'inner', AT));
  await run((transaction) => tree.binTree(transaction, 'outer', AT));
  expect(await run((transaction) => tree.restoreTree(transaction, 'outer'))).toEqual([
    { documentId: 'file', userId: 'li' },
  ]);
  expect(await binned()).toEqual({ inner: 'inner', deep: 'inner' });
  const row = await database.selectFrom('document').selectAll().where('id', '=', 'outer').executeTakeFirst();
  expect(row?.binned_at).toBeNull();
});

it('wholeTree returns the contents before their folders, with the bytes of earlier versions', async () => {
  await database
    .insertInto('document_version')
    .values({ id: 'v', document_id: 'deep', object_hash: 'h', size: 100, content_at: AT })
    .execute();
  const found = await run((transaction) => tree.wholeTree(transaction, ['outer', 'inner']));
  const ids = found.map(({ id }) => id);
  expect(ids[0]).toBe('deep');
  expect(ids.at(-1)).toBe('outer');
  expect([...ids].sort()).toEqual(['deep', 'file', 'inner', 'outer']);
  expect(found.find(({ id }) => id === 'deep')?.size).toBe(105);
  expect(found.find(({ id }) => id === 'file')?.size).toBe(3);
  expect(await run((transaction) => tree.wholeTree(transaction, []))).toEqual([]);
});

it('deleteRows deletes a folder together with its contents', async () => {
  await run((transaction) => tree.deleteRows(transaction, []));
  await run((transaction) => tree.deleteRows(transaction, ['outer', 'file', 'inner', 'deep']));
  expect(await database.selectFrom('document').select('id').execute()).toEqual([{ id: 'top' }]);
});

it('checkOwner throws USER_NOT_FOUND only for a cancelled account', async () => {
  const active = await accountRow(opened.database);
  const cancelled = await accountRow(opened.database, { cancelled_at: AT });
  await run((transaction) => tree.checkOwner(transaction, active));
  await run((transaction) => tree.checkOwner(transaction, 'unknown'));
  await expect(run((transaction) => tree.checkOwner(transaction, cancelled))).rejects.toMatchObject({
    code: 'USER_NOT_FOUND',
  });
});
