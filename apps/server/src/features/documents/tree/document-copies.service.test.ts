import { COPIED_MAX } from '@lectern/protocol/disk';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { readSpace } from '../document-space.store.ts';
import { writeGrant } from '../grants/document-grants.store.ts';
import { setCapacity } from '../school-space.store.ts';
import { FOLDER, openParts } from '../test/open-parts.ts';
import { DocumentCopiesService } from './document-copies.service.ts';

const { opened, database, parts, make } = await openParts();
const copies = new DocumentCopiesService(parts);
afterAll(() => opened.close());

const copied: unknown[] = [];
parts.contents.register('coursewares', {
  copy: async (...call: unknown[]) => void copied.push([call[0], call[3]]),
});

beforeEach(async () => {
  await database.deleteFrom('document').execute();
  await database.deleteFrom('document_space').execute();
  copied.length = 0;
  await make('folder', null, FOLDER);
  await make('inner', 'folder', FOLDER);
  await make('lesson', 'inner', { resource_type_code: 'coursewares', size: 5 });
  await make('a.pdf', null, { object_hash: 'h', size: 3 });
});

const target = { parentId: null, autoRename: true };
const children = async (parentId: string) =>
  (await database.selectFrom('document').selectAll().where('parent_id', '=', parentId).execute()).map(
    ({ id, name }) => ({ id, name }),
  );

it('copy copies a folder with its contents, and counts their space', async () => {
  const [folder, file] = await copies.copy('chen', ['folder', 'a.pdf', 'folder'], target);
  expect([folder?.name, file?.name]).toEqual(['folder (2)', 'a (2).pdf']);
  const [inner] = await children(folder?.id ?? '');
  expect(inner?.name).toBe('inner');
  expect((await children(inner?.id ?? '')).map(({ name }) => name)).toEqual(['lesson']);
  expect(copied).toEqual([['lesson', false]]);
  expect((await readSpace(database, 'chen')).used).toBe(8);
});

it('copy copies a document that was selected with its folder once', async () => {
  expect(await copies.copy('chen', ['folder', 'lesson'], target)).toHaveLength(1);
});

it('copy refuses a folder in itself, without space, and a name in use', async () => {
  await expect(copies.copy('chen', ['folder'], { ...target, parentId: 'inner' })).rejects.toMatchObject({
    code: 'PARENT_INVALID',
  });
  await expect(copies.copy('chen', ['a.pdf'], { parentId: null, autoRename: false })).rejects.toMatchObject({
    code: 'NAME_TAKEN',
  });
  await setCapacity(database, 'chen', 4);
  await expect(copies.copy('chen', ['folder'], target)).rejects.toMatchObject({
    code: 'CAPACITY_NOT_ENOUGH',
  });
  expect(await copies.copy('chen', ['a.pdf'], target)).toHaveLength(1);
});

it('copy refuses folders of other users; a given document is copied without comments that the user may not read', async () => {
  const grant = { permission: 10, grantedBy: 'chen', at: new Date(0), userId: 'li' } as const;
  for (const documentId of ['folder', 'lesson']) await writeGrant(database, { ...grant, documentId });
  await expect(copies.copy('li', ['folder'], target)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  expect((await copies.copy('li', ['lesson'], target))[0]).toMatchObject({ owner_id: 'li', name: 'lesson' });
  await expect(copies.copy('li', ['a.pdf'], target)).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
});

it('copy refuses more documents than the limit', async () => {
  const row = await database
    .selectFrom('document')
    .selectAll()
    .where('id', '=', 'a.pdf')
    .executeTakeFirstOrThrow();
  const rows = Array.from({ length: COPIED_MAX - 2 }, (_, index) => ({
    ...row,
    id: `n${index}`,
    name: `n${index}`,
    name_key: `n${index}`,
    parent_id: 'inner',
    size: 0,
    teaching_materials: '[]',
  }));
  await database.insertInto('document').values(rows).execute();
  await expect(copies.copy('chen', ['folder'], target)).rejects.toMatchObject({
    code: 'TOO_MANY_DOCUMENTS',
    details: { max: COPIED_MAX },
  });
});

it('contained returns the selected documents and their contents', async () => {
  const found = await copies.contained('chen', ['folder', 'inner', 'a.pdf'], 9);
  expect(found.map(({ id, isTop, parentId }) => [id, isTop, parentId])).toEqual([
    ['folder', true, null],
    ['a.pdf', true, null],
    ['inner', false, 'folder'],
    ['lesson', false, 'inner'],
  ]);
  await expect(copies.contained('li', ['a.pdf'], 9)).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
});
