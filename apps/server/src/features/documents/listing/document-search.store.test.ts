import { newId } from '@lectern/base';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../../../../test/setup/test-server.ts';
import type { DocumentTables } from '../documents.tables.ts';
import { type DocumentSearch, searchDocuments } from './document-search.store.ts';

const server = await startTestServer();
afterAll(() => server.close());
const database = server.platform.database.withTables<DocumentTables>();
const [chen, li] = [newId(), newId()];

const DOCUMENT = {
  resource_type_code: 'assets_document',
  format: 'pdf',
  document_type: 2,
  source_from: 1,
  size: 0,
  teaching_materials: '[]',
} as const;

beforeAll(async () => {
  const documents = [
    { name: '一.pdf', size: 30, hour: 3 },
    { name: '二.pdf', size: 10, hour: 2 },
    { name: '三.png', size: 20, hour: 1, resource_type_code: 'assets_picture', format: 'png' },
    { name: '二.xyz', size: 40, hour: 4, format: 'xyz' },
    { name: '一 folder', resource_type_code: 'folder', format: '', document_type: 1 },
    { name: '一 binned', bin_id: newId() },
    { name: '一 of another user', owner_id: li },
  ];
  for (const { name, hour = 0, ...more } of documents) {
    const at = new Date(Date.UTC(2026, 0, 1, hour));
    const row = {
      ...DOCUMENT,
      id: newId(),
      owner_id: chen,
      name,
      name_key: name,
      created_at: at,
      updated_at: at,
    };
    await database
      .insertInto('document')
      .values({ ...row, ...more } as never)
      .execute();
  }
});

const all: DocumentSearch = {
  nameLike: undefined,
  resourceTypeCode: undefined,
  formats: undefined,
  order: 'size',
  direction: 'asc',
  offset: 0,
  limit: 100,
};

async function found(search: Partial<DocumentSearch> = {}, cap = 100) {
  const { rows, count } = await searchDocuments(database, chen, { ...all, ...search }, cap);
  return { names: rows.map(({ name }) => name), count: Number(count) };
}

describe("a search in a user's documents", () => {
  it("finds the owner's documents outside the bin, and no folders", async () => {
    expect(await found()).toEqual({ names: ['二.pdf', '三.png', '一.pdf', '二.xyz'], count: 4 });
  });

  it('finds documents by a part of their name, their type and their formats', async () => {
    expect((await found({ nameLike: '%二%' })).names).toEqual(['二.pdf', '二.xyz']);
    expect((await found({ resourceTypeCode: 'assets_picture' })).names).toEqual(['三.png']);
    expect((await found({ formats: ['png', 'xyz'] })).names).toEqual(['三.png', '二.xyz']);
    expect((await found({ formats: [] })).names).toEqual([]);
    expect((await found({ nameLike: '%二%', formats: ['pdf'] })).names).toEqual(['二.pdf']);
  });

  it('returns documents in the requested order', async () => {
    expect((await found({ direction: 'desc' })).names).toEqual(['二.xyz', '一.pdf', '三.png', '二.pdf']);
    expect((await found({ order: 'created_at' })).names).toEqual(['三.png', '二.pdf', '一.pdf', '二.xyz']);
    // Chinese names are in the order of their pinyin: èr, sān, yī.
    expect((await found({ order: 'name' })).names).toEqual(['二.pdf', '二.xyz', '三.png', '一.pdf']);
  });

  it('returns one part of the documents, and counts all of them up to the cap', async () => {
    expect(await found({ offset: 1, limit: 2 })).toEqual({ names: ['三.png', '一.pdf'], count: 4 });
    expect((await found({}, 3)).count).toBe(3);
  });
});
