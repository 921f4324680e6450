import { LecternError } from '@lectern/protocol';
import { VERSIONS_MAX } from '@lectern/protocol/disk';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { documentRow, openTestDatabase, ROW_TIME } from '../../../../test/setup/test-database.ts';
import type { DocumentParts } from '../document-parts.ts';
import { readSpace, takeSpace } from '../document-space.store.ts';
import type { DocumentRow } from '../documents.rows.ts';
import type { DocumentTables } from '../documents.tables.ts';
import { DocumentVersionsService } from './document-versions.service.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<DocumentTables>();
afterAll(() => opened.close());

let now = ROW_TIME.getTime();
let owner: string;
let documentId: string;
let counted = 0;

/** Permissions on the document: its owner alone. */
const parts = {
  database,
  clock: { now: () => now },
  permissions: {
    async allowed(userId: string, id: string, action: string, transaction = database) {
      expect(action).toBe('versions');
      const row = await transaction
        .selectFrom('document')
        .selectAll()
        .where('id', '=', id)
        .where('owner_id', '=', userId)
        .executeTakeFirst();
      if (!row) throw new LecternError('DOCUMENT_NOT_FOUND');
      return row;
    },
  },
  presenter: {
    link: (userId: string, id: string, hash: string) => `${userId} ${id} ${hash}`,
    presentOwn: (row: DocumentRow) => row,
  },
} as unknown as DocumentParts;
const versions = new DocumentVersionsService(parts);

beforeEach(async () => {
  counted += 1;
  owner = `owner-${counted}`;
  documentId = await documentRow(opened.database, {
    owner_id: owner,
    object_hash: 'h0',
    size: 10,
    cover_hash: 'c',
  });
  await takeSpace(database, owner, 10);
});

function replace(hash: string, size: number, format = 'pdf') {
  now += 1_000;
  return database
    .transaction()
    .execute((transaction) => versions.replace(owner, documentId, { hash, size, format }, transaction));
}
const list = async () => (await versions.list(owner, documentId)).items;
const used = async () => (await readSpace(database, owner)).used;
/** The id of the version with this position, the newest first. */
async function idAt(position: number): Promise<string> {
  const id = (await list())[position]?.id;
  if (id === undefined) throw new Error('no such version');
  return id;
}

describe('the versions of a file', () => {
  it('replace stores the file before as a version, and counts both', async () => {
    expect(await replace('h1', 20)).toMatchObject({ object_hash: 'h1', size: 20, cover_hash: null });
    expect(await replace('h2', 30)).toMatchObject({ object_hash: 'h2', content_at: new Date(now) });
    const before = [
      { size: 20, content_at: now - 1_000 },
      { size: 10, content_at: ROW_TIME.getTime() },
    ];
    expect(await list()).toMatchObject(before);
    expect((await versions.list(owner, documentId)).content_at).toBe(now);
    expect(await used()).toBe(60);
  });

  it('replace changes only the time when the bytes are the same', async () => {
    expect(await replace('h0', 10)).toMatchObject({ content_at: new Date(now), updated_at: new Date(now) });
    expect(await list()).toEqual([]);
    expect(await used()).toBe(10);
  });

  it('replace keeps the newest versions and frees the space of the others', async () => {
    for (let index = 1; index <= VERSIONS_MAX + 2; index += 1) await replace(`n${index}`, 1);
    expect(await list()).toHaveLength(VERSIONS_MAX);
    // The versions with h0 and n1 were deleted.
    expect((await list()).every(({ size }) => size === 1)).toBe(true);
    expect(await used()).toBe(VERSIONS_MAX + 1);
  });

  it('replace refuses a file of another format and a document without a file', async () => {
    await expect(replace('h1', 1, 'png')).rejects.toMatchObject({ code: 'FILE_TYPE_MISMATCH' });
    documentId = await documentRow(opened.database, { owner_id: owner });
    await expect(replace('h1', 1)).rejects.toMatchObject({ code: 'FILE_TYPE_MISMATCH' });
  });

  it('link returns the address, the name and the size of a version of this document', async () => {
    await replace('h1', 20);
    const id = await idAt(0);
    expect(await versions.link(owner, documentId, id)).toEqual({
      url: `${owner} ${documentId} h0`,
      name: documentId,
      size: 10,
    });
    const other = await documentRow(opened.database, { owner_id: owner });
    await expect(versions.link(owner, other, id)).rejects.toMatchObject({ code: 'VERSION_NOT_FOUND' });
    await expect(versions.link('li', documentId, id)).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
  });

  it('ofHash returns a version to the owner only', async () => {
    const row = await replace('h1', 20);
    expect(await versions.ofHash(owner, row, 'h0')).toMatchObject({ size: 10 });
    expect(await versions.ofHash(owner, row, 'h1')).toBeUndefined();
    expect(await versions.ofHash('li', row, 'h0')).toBeUndefined();
    expect(await versions.ofHash(owner, { ...row, id: 'other' }, 'h0')).toBeUndefined();
  });

  it('restore exchanges the file and the version, with the time of each, and counts the same', async () => {
    await replace('h1', 20);
    const replacedAt = now;
    now += 5_000;
    const restored = await versions.restore(owner, documentId, await idAt(0));
    expect(restored).toMatchObject({
      object_hash: 'h0',
      size: 10,
      content_at: ROW_TIME,
      updated_at: new Date(now),
    });
    expect(await list()).toMatchObject([{ size: 20, content_at: replacedAt }]);
    expect(await used()).toBe(30);
  });

  it('delete removes one version and frees its space', async () => {
    await replace('h1', 20);
    await replace('h2', 30);
    const gone = await idAt(0);
    await versions.delete(owner, documentId, gone);
    expect(await list()).toMatchObject([{ size: 10 }]);
    expect(await used()).toBe(40);
    await expect(versions.delete(owner, documentId, gone)).rejects.toMatchObject({
      code: 'VERSION_NOT_FOUND',
    });
    await expect(versions.delete('li', documentId, await idAt(0))).rejects.toMatchObject({
      code: 'DOCUMENT_NOT_FOUND',
    });
  });
});
