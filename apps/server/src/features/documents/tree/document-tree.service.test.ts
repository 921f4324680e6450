import { LecternError } from '@lectern/protocol';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readSpace } from '../document-space.store.ts';
import { writeGrant } from '../grants/document-grants.store.ts';
import { setCapacity } from '../school-space.store.ts';
import { FOLDER, openParts } from '../test/open-parts.ts';
import { DocumentTreeService, type NewDocument } from './document-tree.service.ts';
import { MAX_DEPTH } from './document-tree.store.ts';

const { opened, database, parts, notifications, events, make, row, clock } = await openParts();
const tree = new DocumentTreeService(parts, notifications);
afterAll(() => opened.close());

const copied: unknown[] = [];
parts.contents.register('coursewares', {
  blank: { format: 'ndpx', create: async () => ({ pageCount: 4 }) },
  copy: async (...call: unknown[]) => void copied.push([call[0], call[3]]),
});

beforeEach(async () => {
  await database.deleteFrom('document').execute();
  await database.deleteFrom('document_space').execute();
  events.length = 0;
  copied.length = 0;
});

const wanted: NewDocument = {
  ownerId: 'chen',
  parentId: null,
  name: 'a.pdf',
  autoRename: false,
  resourceTypeCode: 'assets_document',
  format: 'pdf',
  size: 5,
};
const create = (more: Partial<NewDocument> = {}) =>
  database.transaction().execute((transaction) => tree.create({ ...wanted, ...more }, transaction));

describe('a new document', () => {
  it('has the given data and takes space', async () => {
    const created = await create({ objectHash: 'h', coverHash: 'c', pageCount: 3, sourceFrom: 2 });
    expect(created).toMatchObject({
      name: 'a.pdf',
      object_hash: 'h',
      cover_hash: 'c',
      page_count: 3,
      source_from: 2,
      teaching_materials: [],
      created_at: new Date(clock.time),
    });
    expect((await readSpace(database, 'chen')).used).toBe(5);
  });

  it('gets a number before its extension when its name is in use', async () => {
    await create();
    await expect(create()).rejects.toMatchObject({ code: 'NAME_TAKEN' });
    expect((await create({ name: 'A.PDF', autoRename: true })).name).toBe('A (2).PDF');
    expect((await create({ name: 'a.pdf', format: 'txt', autoRename: true })).name).toBe('a.pdf (2)');
  });

  it('is refused without space, in a folder that does not exist, and with an invalid name', async () => {
    await setCapacity(database, 'chen', 4);
    await expect(create()).rejects.toMatchObject({ code: 'CAPACITY_NOT_ENOUGH' });
    await expect(create({ parentId: 'none' })).rejects.toMatchObject({ code: 'PARENT_NOT_FOUND' });
    await expect(create({ name: ' ' })).rejects.toThrow(LecternError);
  });

  it('begins with the chapter that its owner teaches when it has pages', async () => {
    const chapter = [{ teaching_material_id: 'book', chapter_id: '1' }];
    expect((await create({ resourceTypeCode: 'coursewares' })).teaching_materials).toEqual(chapter);
    const other = [{ teaching_material_id: 'x', chapter_id: '2' }];
    const own = await create({ name: 'b', resourceTypeCode: 'coursewares', teachingMaterials: other });
    expect(own.teaching_materials).toEqual(other);
  });
});

describe('a blank document', () => {
  const blank = (more: object = {}) =>
    tree.createBlank({
      ownerId: 'chen',
      parentId: null,
      name: 'new',
      autoRename: true,
      resourceTypeCode: 'coursewares',
      ...more,
    });

  it('has the pages of its kind; a folder has none', async () => {
    expect(await blank({ wantedFormat: 'ndpx' })).toMatchObject({ format: 'ndpx', page_count: 4, size: 0 });
    expect(await blank({ resourceTypeCode: 'folder' })).toMatchObject({ format: '', page_count: null });
  });

  it('is refused for other kinds, a template of a folder, and another format', async () => {
    const refused = (field: string) => ({ code: 'INVALID_INPUT', details: { field } });
    await expect(blank({ resourceTypeCode: 'assets_document' })).rejects.toMatchObject(
      refused('resource_type_code'),
    );
    await expect(blank({ resourceTypeCode: 'folder', template: {} })).rejects.toMatchObject(
      refused('body.template'),
    );
    await expect(blank({ wantedFormat: 'pdf' })).rejects.toMatchObject(
      refused('body.custom_properties.format'),
    );
  });
});

describe('a renamed document', () => {
  beforeEach(async () => {
    await make('a');
    await make('b');
  });

  it('has its new name, and its users are notified', async () => {
    const grant = { documentId: 'a', permission: 20, grantedBy: 'chen', at: new Date(0) } as const;
    await writeGrant(database, { ...grant, userId: 'li' });
    expect(await tree.rename('li', 'a', 'new')).toMatchObject({
      name: 'new',
      permission: 20,
      owner_id: 'chen',
    });
    expect((await row('a'))?.updated_at).toEqual(new Date(clock.time));
    expect(events).toEqual(['chen renamed', 'li renamed']);
  });

  it('may keep its own name, but not have the name of another', async () => {
    await expect(tree.rename('chen', 'a', 'B')).rejects.toMatchObject({ code: 'NAME_TAKEN' });
    expect((await tree.rename('chen', 'a', 'A')).name).toBe('A');
    await expect(tree.rename('wang', 'a', 'x')).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
  });
});

describe('moved documents', () => {
  beforeEach(async () => {
    await make('folder', null, FOLDER);
    await make('inner', 'folder', FOLDER);
    await make('a.pdf', null, { object_hash: 'h' });
    await make('b');
  });

  it('are in the folder, and the owner is notified', async () => {
    const moved = await tree.move('chen', ['a.pdf', 'b', 'b'], 'inner', false);
    expect(moved.map(({ id, parent_id }) => [id, parent_id])).toEqual([
      ['a.pdf', 'inner'],
      ['b', 'inner'],
    ]);
    expect(events).toEqual(['chen documents']);
  });

  it('get a number before the extension when their name is in use', async () => {
    await make('other', 'folder', { name: 'a.pdf', name_key: 'a.pdf' });
    await expect(tree.move('chen', ['b', 'a.pdf'], 'folder', false)).rejects.toMatchObject({
      code: 'NAME_TAKEN',
    });
    expect((await row('b'))?.parent_id).toBeNull();
    expect((await tree.move('chen', ['a.pdf'], 'folder', true))[0]?.name).toBe('a (2).pdf');
  });

  it('may not be moved into themselves, or too deep', async () => {
    const invalid = { code: 'PARENT_INVALID' };
    await expect(tree.move('chen', ['folder'], 'inner', false)).rejects.toMatchObject(invalid);
    let deepest = 'inner';
    for (let depth = 3; depth < MAX_DEPTH; depth += 1)
      deepest = await make(`level-${depth}`, deepest, FOLDER);
    await make('tall', null, FOLDER);
    await tree.move('chen', ['tall'], deepest, false);
    await tree.move('chen', ['tall'], null, false);
    await make('in tall', 'tall', FOLDER);
    await expect(tree.move('chen', ['tall'], deepest, false)).rejects.toMatchObject(invalid);
    await expect(tree.move('li', ['b'], null, false)).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
  });
});

describe('a copy', () => {
  const target = { parentId: null, autoRename: true, sourceFrom: 2 } as const;
  beforeEach(async () => {
    await make('lesson', null, {
      resource_type_code: 'coursewares',
      cover_hash: 'c',
      page_count: 3,
      size: 7,
    });
  });

  it('has the content, the thumbnail and the pages of its source, and takes space', async () => {
    const copy = await tree.copy('chen', 'lesson', target);
    expect(copy).toMatchObject({
      name: 'lesson (2)',
      page_count: 3,
      source_from: 2,
      cover: `chen/${copy.id}/c`,
    });
    expect(copied).toEqual([['lesson', false]]);
    expect((await readSpace(database, 'chen')).used).toBe(7);
    expect((await tree.copy('chen', 'lesson', { ...target, name: 'other' })).name).toBe('other');
  });

  it('is made of all documents or none, and of no folder', async () => {
    await make('folder', null, FOLDER);
    await expect(tree.copyAll('chen', ['lesson', 'folder'], target)).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      details: { field: 'source_id' },
    });
    expect((await parts.listing.topIds('chen', 9)).length).toBe(2);
    expect(await tree.copyAll('chen', ['lesson', 'lesson'], target)).toHaveLength(2);
  });
});
