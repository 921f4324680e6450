import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readSpace, takeSpace } from '../document-space.store.ts';
import { writeGrant } from '../grants/document-grants.store.ts';
import { FOLDER, openParts } from '../test/open-parts.ts';
import { DocumentBinService } from './document-bin.service.ts';

const { opened, database, parts, notifications, events, bus, make, row } = await openParts();
const bin = new DocumentBinService(parts, bus, notifications);
afterAll(() => opened.close());

const removed: string[] = [];
parts.contents.register('coursewares', {
  copy: async () => undefined,
  remove: async (id: string) => void removed.push(id),
});

beforeEach(async () => {
  await database.deleteFrom('document').execute();
  await database.deleteFrom('document_space').execute();
  await make('folder', null, FOLDER);
  await make('lesson', 'folder', { resource_type_code: 'coursewares', size: 5 });
  await make('a.pdf', null, { object_hash: 'h', size: 3 });
  await writeGrant(database, {
    documentId: 'lesson',
    userId: 'li',
    permission: 20,
    grantedBy: 'chen',
    at: new Date(0),
  });
  await takeSpace(database, 'chen', 10);
  events.length = 0;
  removed.length = 0;
});

const used = async () => (await readSpace(database, 'chen')).used;
const binOf = async (id: string) => (await row(id))?.bin_id;
const missing = { code: 'DOCUMENT_NOT_FOUND' };

it('bin puts documents into the bin, and notifies their users after the commit', async () => {
  await bin.bin('chen', ['folder', 'lesson', 'folder']);
  expect([await binOf('folder'), await binOf('lesson'), await binOf('a.pdf')]).toEqual([
    'folder',
    'folder',
    null,
  ]);
  expect(events).toContain('li lesson 0');
  expect(events).toContain('document_access folder');
  expect(events.at(-1)).toBe('chen documents');
});

it('bin refuses documents of other users, and then puts none into the bin', async () => {
  await make('of li', null, { owner_id: 'li' });
  await expect(bin.bin('chen', ['a.pdf', 'of li'])).rejects.toMatchObject(missing);
  await expect(bin.bin('li', ['lesson'])).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect(await binOf('a.pdf')).toBeNull();
  expect(events).toEqual([]);
});

describe('restore', () => {
  it('restores a document to its folder, and notifies its users', async () => {
    await bin.bin('chen', ['lesson']);
    events.length = 0;
    const [item] = await bin.restore('chen', ['lesson']);
    expect(item).toMatchObject({ id: 'lesson', parent_id: 'folder', bin_at: null });
    expect(events).toContain('li lesson 20');
  });

  it('restores to the top level when the folder is in the bin', async () => {
    await bin.bin('chen', ['lesson']);
    await bin.bin('chen', ['folder']);
    expect((await bin.restore('chen', ['lesson']))[0]?.parent_id).toBeNull();
    await bin.bin('chen', ['lesson']);
    await bin.restore('chen', ['folder']);
    expect((await bin.restore('chen', ['lesson']))[0]?.parent_id).toBeNull();
  });

  it('gives a free name with a number before the extension', async () => {
    await bin.bin('chen', ['a.pdf']);
    await make('second', null, { name: 'a.pdf', name_key: 'a.pdf' });
    expect((await bin.restore('chen', ['a.pdf']))[0]?.name).toBe('a (2).pdf');
  });

  it('refuses a document that was put into the bin with its folder', async () => {
    await bin.bin('chen', ['folder']);
    await expect(bin.restore('chen', ['lesson'])).rejects.toMatchObject(missing);
    await expect(bin.restore('chen', ['a.pdf'])).rejects.toMatchObject(missing);
  });
});

describe('deletion', () => {
  it('deletes documents in the bin with their contents, and frees their space', async () => {
    await bin.bin('chen', ['folder', 'a.pdf']);
    await expect(bin.delete('chen', ['lesson'])).rejects.toMatchObject(missing);
    await bin.delete('chen', ['folder']);
    expect([await row('folder'), await row('lesson')]).toEqual([undefined, undefined]);
    expect(removed).toEqual(['lesson']);
    expect(await used()).toBe(5);
    expect(await row('a.pdf')).toBeDefined();
  });

  it('refuses documents outside the bin', async () => {
    await expect(bin.delete('chen', ['a.pdf'])).rejects.toMatchObject(missing);
    expect(await row('a.pdf')).toBeDefined();
  });

  it('empties the bin, and returns the number of documents', async () => {
    expect(await bin.empty('chen')).toBe(0);
    expect(events).toEqual([]);
    await bin.bin('chen', ['folder']);
    events.length = 0;
    expect(await bin.empty('chen')).toBe(2);
    expect(events).toEqual(['chen documents']);
    expect(await row('a.pdf')).toBeDefined();
  });

  it('deletes all documents of an owner, and notifies the users to whom they were given', async () => {
    await make('of li', null, { owner_id: 'li' });
    await bin.deleteAll('chen');
    const left = await database.selectFrom('document').select('id').execute();
    expect(left).toEqual([{ id: 'of li' }]);
    expect(events).toContain('li lesson 0');
    expect(await used()).toBe(2);
  });
});
