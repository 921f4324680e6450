import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountRow, documentRow, openTestDatabase, ROW_TIME } from '../../../../test/setup/test-database.ts';
import { writeVisit } from '../documents.store.ts';
import type { DocumentTables } from '../documents.tables.ts';
import { linkReader, writeGrant } from '../grants/document-grants.store.ts';
import { writeLinkGrant } from '../grants/document-link-grants.store.ts';
import { containing, DocumentListingStore, type ListingQuery } from './document-listing.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<DocumentTables>();
afterAll(() => opened.close());

const NOW = ROW_TIME.getTime();
const store = new DocumentListingStore(database, { now: () => NOW });
const at = (ms: number) => new Date(NOW + ms);
const FOLDER = { resource_type_code: 'folder', document_type: 1, format: '' } as const;

/** A folder and documents of Chen, the last ones in the folder and in the bin, and a document of Li. */
beforeAll(async () => {
  const make = (id: string, time: number, more = {}) =>
    documentRow(opened.database, {
      id,
      name: id,
      owner_id: 'chen',
      created_at: at(time),
      updated_at: at(-time),
      size: time,
      ...more,
    });
  await make('folder', 1, FOLDER);
  await make('apple', 2, { object_hash: 'h-apple', source_from: 3 });
  await make('pear', 3, { format: 'png', cover_hash: 'c-pear' });
  await make('lesson', 4, { resource_type_code: 'coursewares', format: 'ndpx' });
  await make('inside', 5, { parent_id: 'folder' });
  await make('binned', 6, { bin_id: 'binned', binned_at: at(6) });
  await make('binned with', 7, { bin_id: 'binned', binned_at: at(6) });
  await make('binned later', 8, { bin_id: 'binned later', binned_at: at(8) });
  await make('of li', 9, { owner_id: 'li' });
  await database
    .insertInto('document_version')
    .values({ id: 'v', document_id: 'apple', object_hash: 'h-old', size: 1, content_at: at(0) })
    .execute();
});

const query: ListingQuery = {
  parentId: null,
  search: undefined,
  resourceTypeCode: undefined,
  formats: undefined,
  sourceFrom: undefined,
  order: 'create_at',
  direction: 'asc',
  after: undefined,
  limit: 10,
};
async function listed(more: Partial<ListingQuery> = {}): Promise<readonly string[]> {
  return (await store.list('chen', { ...query, ...more })).rows.map(({ id }) => id);
}

describe('a list of documents', () => {
  it('contains one folder of the owner outside the bin, folders first', async () => {
    expect(await listed()).toEqual(['folder', 'apple', 'pear', 'lesson']);
    expect(await listed({ parentId: 'folder' })).toEqual(['inside']);
    expect(await listed({ direction: 'desc' })).toEqual(['folder', 'lesson', 'pear', 'apple']);
  });

  it('is sorted by name upwards and by the other columns downwards when no direction is given', async () => {
    const undirected = (order: ListingQuery['order']) => listed({ order, direction: undefined });
    expect(await undirected('name')).toEqual(['folder', 'apple', 'lesson', 'pear']);
    expect(await undirected('size')).toEqual(['folder', 'lesson', 'pear', 'apple']);
    expect(await undirected('update_at')).toEqual(['folder', 'apple', 'pear', 'lesson']);
  });

  it('searches in all folders', async () => {
    expect(await listed({ search: ' E ' })).toEqual(['folder', 'apple', 'pear', 'lesson', 'inside']);
    expect(await listed({ search: 'PPL' })).toEqual(['apple']);
    expect(await listed({ search: ' ' })).toEqual(['folder', 'apple', 'pear', 'lesson']);
  });

  it('is filtered by type, extension and source', async () => {
    expect(await listed({ resourceTypeCode: 'folder' })).toEqual(['folder']);
    expect(await listed({ resourceTypeCode: 'coursewares' })).toEqual(['lesson']);
    expect(await listed({ formats: ['pdf', 'png'] })).toEqual(['apple', 'pear', 'inside']);
    expect(await listed({ sourceFrom: 3 })).toEqual(['apple']);
  });

  it('is read in parts, each after the last row of the part before', async () => {
    const first = await store.list('chen', { ...query, limit: 2 });
    expect(first).toMatchObject({ hasMore: true, rows: [{ id: 'folder' }, { id: 'apple' }] });
    const after = { folder: false, value: NOW + 2, id: 'apple' };
    expect(await store.list('chen', { ...query, limit: 2, after })).toMatchObject({
      hasMore: false,
      rows: [{ id: 'pear' }, { id: 'lesson' }],
    });
    const behind = { folder: true, value: NOW + 1, id: 'folder' };
    expect(await listed({ after: behind, limit: 1 })).toEqual(['apple']);
    expect(
      await listed({ direction: 'desc', after: { folder: false, value: NOW + 4, id: 'lesson' } }),
    ).toEqual(['pear', 'apple']);
    expect(await listed({ order: 'name', after: { folder: false, value: 'lesson', id: 'lesson' } })).toEqual([
      'pear',
    ]);
    expect(await listed({ order: 'size', after: { folder: false, value: 3, id: 'pear' } })).toEqual([
      'lesson',
    ]);
    expect((await store.list('chen', { ...query, limit: 4 })).hasMore).toBe(false);
  });
});

it('containing treats wildcards as characters', () => {
  expect(containing(' A_b%\\ ')).toBe('%a\\_b\\%\\\\%');
});

describe('the grant of a user', () => {
  const grant = async (id: string, userId: string) => {
    const row = await store.find(id, userId);
    return row && [row.granted, row.keeps, row.named];
  };
  const link = (documentId: string, userId: string, endsAt: Date | null, permission: 10 | 20 = 10) =>
    writeLinkGrant(database, {
      linkId: `${documentId} ${endsAt?.getTime()}`,
      documentId,
      userId,
      permission,
      download: false,
      endsAt,
      at: at(0),
    });

  it('is the highest by the owner or by links that have not expired', async () => {
    expect(await grant('apple', 'li')).toEqual([null, null, null]);
    await link('apple', 'li', at(0), 20);
    expect(await grant('apple', 'li')).toEqual([null, null, null]);
    await link('apple', 'li', at(1), 20);
    expect(await grant('apple', 'li')).toEqual([20, false, false]);
    await writeGrant(database, {
      documentId: 'apple',
      userId: 'li',
      permission: 10,
      grantedBy: 'chen',
      at: at(5),
    });
    expect(await grant('apple', 'li')).toEqual([20, true, true]);
    expect(await grant('none', 'li')).toBeUndefined();
    const many = await store.findMany(['apple', 'pear'], 'li');
    expect(many.map(({ id, granted }) => [id, granted]).sort()).toEqual([
      ['apple', 20],
      ['pear', null],
    ]);
  });

  it('by a link is suspended while the owner is deactivated', async () => {
    await accountRow(opened.database, { id: 'li', deactivated_at: at(0) });
    await link('of li', 'chen', null);
    expect(await grant('of li', 'chen')).toEqual([null, null, null]);
    await accountRow(opened.database, { id: 'chen' });
    await link('pear', 'wang', null);
    expect(await grant('pear', 'wang')).toEqual([10, false, false]);
  });
});

it('recent returns visited documents that the user may see, the last one first', async () => {
  for (const [id, time] of [
    ['pear', 1],
    ['apple', 3],
    ['lesson', 2],
    ['binned', 4],
  ] as const) {
    await writeVisit(database, 'chen', id, at(time));
    await writeVisit(database, 'li', id, at(time));
  }
  const ids = async (userId: string, limit: number) => {
    const { rows, hasMore } = await store.recent(userId, limit);
    return [rows.map(({ id }) => id), hasMore];
  };
  expect(await ids('chen', 3)).toEqual([['apple', 'lesson', 'pear'], false]);
  expect(await ids('chen', 2)).toEqual([['apple', 'lesson'], true]);
  expect(await ids('li', 9)).toEqual([['apple'], false]);
});

it('shared returns the documents that were given to the user, the newest grant first', async () => {
  await writeGrant(database, {
    documentId: 'pear',
    userId: 'li',
    permission: 20,
    grantedBy: 'chen',
    at: at(9),
  });
  await writeGrant(database, {
    documentId: 'binned',
    userId: 'li',
    permission: 20,
    grantedBy: 'chen',
    at: at(9),
  });
  await writeGrant(database, {
    documentId: 'lesson',
    userId: 'sun',
    permission: 20,
    grantedBy: 'chen',
    at: at(9),
  });
  expect(await store.shared('li', 0, 1)).toMatchObject({
    hasMore: true,
    rows: [{ id: 'pear', granted: 20, keeps: true }],
  });
  expect(await store.shared('li', 1, 1)).toMatchObject({
    hasMore: false,
    rows: [{ id: 'apple', granted: 10 }],
  });
});

it('binned returns documents that were put into the bin themselves; binnedIds returns all', async () => {
  const { rows } = await store.binned('chen', 0, 5);
  expect(rows.map(({ id }) => id)).toEqual(['binned later', 'binned']);
  expect(await store.binned('chen', 1, 5)).toMatchObject({ hasMore: false, rows: [{ id: 'binned' }] });
  expect((await store.binned('chen', 0, 1)).hasMore).toBe(true);
  expect([...(await store.binnedIds('chen'))].sort()).toEqual(['binned', 'binned later', 'binned with']);
  expect(await store.binnedIds('li')).toEqual([]);
});

it('topIds and ofNames return documents of one folder outside the bin', async () => {
  expect([...(await store.topIds('chen', 9))].sort()).toEqual(['apple', 'folder', 'lesson', 'pear']);
  expect(await store.topIds('chen', 2)).toHaveLength(2);
  const named = async (parentId: string | null, ...names: string[]) =>
    (await store.ofNames('chen', parentId, names)).map(({ id }) => id).sort();
  expect(await named(null, 'APPLE', 'pear', 'inside', 'binned', 'of li')).toEqual(['apple', 'pear']);
  expect(await named('folder', 'apple', 'inside')).toEqual(['inside']);
});

it('made returns documents from which lessons are taught, the newest first', async () => {
  await documentRow(opened.database, {
    id: 'later lesson',
    owner_id: 'chen',
    resource_type_code: 'coursewares',
    created_at: at(20),
  });
  const made = async (place: Parameters<typeof store.made>[1], limit: number) =>
    (await store.made('chen', place, limit)).map(({ id }) => id);
  expect(await made(undefined, 9)).toEqual(['later lesson', 'lesson']);
  expect(await made(undefined, 1)).toEqual(['later lesson']);
  expect(await made({ at: at(20), tied: 'none' }, 9)).toEqual(['lesson']);
  expect(await store.made('li', undefined, 9)).toEqual([]);
});

it('ofOwner returns all documents but folders, with their number, after an id downwards', async () => {
  const found = await store.ofOwner('chen', undefined, 2);
  expect(found.map(({ id, all }) => [id, all])).toEqual([
    ['pear', 8],
    ['lesson', 8],
  ]);
  expect((await store.ofOwner('chen', 'lesson', 2)).map(({ id }) => id)).toEqual(['later lesson', 'inside']);
  expect(await store.folders('chen')).toEqual([{ id: 'folder', name: 'folder', parent_id: null }]);
  expect(await store.folders('li')).toEqual([]);
});

it('holdings counts documents and the users to whom they were given', async () => {
  await writeLinkGrant(database, {
    linkId: 'reader',
    documentId: 'inside',
    userId: linkReader('reader', 0),
    permission: 10,
    download: true,
    endsAt: null,
    at: at(0),
  });
  expect(await store.holdings('chen')).toEqual({
    documents: 8,
    coursewares: 2,
    size: 2 + 3 + 4 + 5 + 6 + 7 + 8,
    given: 4,
    people: 3,
  });
  expect(await store.holdings('nobody')).toEqual({
    documents: 0,
    coursewares: 0,
    size: 0,
    given: 0,
    people: 0,
  });
});

it('names, named and path read single facts', async () => {
  expect(Object.fromEntries(await store.names(['apple', 'of li', 'apple', 'none']))).toEqual({
    apple: 'apple',
    'of li': 'of li',
  });
  expect((await store.names([])).size).toBe(0);
  const hashes = ['h-apple', 'c-pear', 'h-old', 'h-none'];
  expect([...(await store.named(hashes))].sort()).toEqual(['c-pear', 'h-apple', 'h-old']);
  expect(await store.path('inside')).toEqual([
    { id: 'folder', name: 'folder' },
    { id: 'inside', name: 'inside' },
  ]);
});
