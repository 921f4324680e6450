import { EditPermission } from '@lectern/protocol';
import * as documents from '@lectern/protocol/documents';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn, signInTeacher } from '../../../../test/setup/sessions.ts';
import { startTwoTeachers } from '../../../../test/setup/two-teachers.ts';
import { libraryOf } from './library-documents.ts';

const { server, chen, li } = await startTwoTeachers();
const { folder, courseware, names } = libraryOf(server, chen);
afterAll(() => server.close());

describe('creating a document', () => {
  it('returns a courseware with one page, which its owner may edit', async () => {
    const item = await courseware('未命名课件');
    expect(item).toMatchObject({
      name: '未命名课件',
      parent_id: null,
      owner_id: chen.userId,
      resource_type_code: 'coursewares',
      format: 'ndpx',
      permission: EditPermission.EDIT,
      page_count: 1,
      bin_at: null,
    });
    expect(await server.call(documents.getDocument, { params: { id: item.id } }, chen)).toEqual(item);
  });

  it('returns a courseware of a template with its pages, and refuses an unknown template', async () => {
    const made = (template: { id: string; language: 'zh' | 'en' }) => ({
      query: { auto_rename: true },
      body: { name: '新课', template },
    });
    const item = await server.call(
      documents.createDocument,
      made({ id: 'new-lesson', language: 'zh' }),
      chen,
    );
    expect(item).toMatchObject({ resource_type_code: 'coursewares', page_count: 11 });
    const before = await names(undefined);
    for (const id of ['none', '../new-lesson', '__proto__'])
      expect((await server.fails(documents.createDocument, made({ id, language: 'zh' }), chen)).code).toBe(
        'INVALID_INPUT',
      );
    const folderOf = {
      query: {},
      body: {
        name: '夹',
        resource_type_code: 'folder' as const,
        template: { id: 'new-lesson', language: 'zh' as const },
      },
    };
    expect((await server.fails(documents.createDocument, folderOf, chen)).code).toBe('INVALID_INPUT');
    expect(await names(undefined)).toEqual(before);
  });

  it('chooses a free name if requested, and refuses a taken name otherwise', async () => {
    const top = await folder('同名');
    await courseware('课', top.id);
    expect((await courseware('课', top.id)).name).toBe('课 (2)');
    expect((await courseware('课', top.id)).name).toBe('课 (3)');
    await folder('Unit', top.id);
    const taken = await server.fails(
      documents.createDocument,
      { query: { parent_id: top.id }, body: { name: 'UNIT', resource_type_code: 'folder' } },
      chen,
    );
    expect(taken.code).toBe('NAME_TAKEN');
  });

  it('gives ten different names to ten documents that are created at once', async () => {
    const top = await folder('同时');
    const made = await Promise.all(Array.from({ length: 10 }, () => courseware('课', top.id)));
    expect(new Set(made.map((item) => item.name)).size).toBe(10);
  });

  it.each([
    ['of 500 characters', 'n'.repeat(500)],
    ['with a slash', 'a/b'],
    ['with a backslash', 'a\\b'],
    ['with a control character', 'a\u0007b'],
    ['of spaces', '   '],
  ])('refuses %s as a name in the language of the caller', async (_, name) => {
    const reply = await server.fails(documents.createDocument, { body: { name }, language: 'zh' }, chen);
    expect(reply.code).toBe('NAME_INVALID');
    expect(reply.message).toContain('不超过 200 个字符');
    expect(
      (await server.fails(documents.createDocument, { body: { name }, language: 'en' }, chen)).message,
    ).toContain('at most 200 characters');
  });

  it('returns 404 under another user’s parent, and refuses a parent that is not a folder', async () => {
    const foreign = await folder('li 的文件夹', undefined, li);
    const inForeign = { query: { parent_id: foreign.id }, body: { name: '课' } };
    expect((await server.fails(documents.createDocument, inForeign, chen)).code).toBe('PARENT_NOT_FOUND');
    const file = await courseware('不是文件夹');
    const inFile = { query: { parent_id: file.id }, body: { name: '课' } };
    expect((await server.fails(documents.createDocument, inFile, chen)).code).toBe('PARENT_INVALID');
  });

  it('gives an account without a school less space than an account of a school', async () => {
    const stranger = await signIn(server);
    const teacher = await signInTeacher(server);
    const spaceOf = async (one: SignedIn) =>
      (await server.call(documents.documentUser, { params: { id: one.userId } }, one)).capacity;
    expect(await spaceOf(stranger)).toBe(1024 ** 3);
    expect(await spaceOf(teacher)).toBe(10 * 1024 ** 3);
    await sql`update account set person_id = ${stranger.userId} where id = ${teacher.userId}`.execute(
      server.platform.database,
    );
    expect(await spaceOf(stranger)).toBe(10 * 1024 ** 3);
  });

  it('fails with CAPACITY_NOT_ENOUGH and its message when the library is full', async () => {
    const poor = await signIn(server);
    await server.platform.database
      .withTables<{ document_space: { user_id: string; capacity: number; used: number } }>()
      .insertInto('document_space')
      .values({ user_id: poor.userId, capacity: 1000, used: 990 })
      .execute();
    const space = { params: { id: poor.userId } };
    expect(await server.call(documents.documentUser, space, poor)).toEqual({
      user_id: poor.userId,
      capacity: 1000,
      used: 990,
    });
    const big = await courseware('大', undefined, chen);
    await server.platform.database
      .withTables<{ document: { id: string; size: number } }>()
      .updateTable('document')
      .set({ size: 11 })
      .where('id', '=', big.id)
      .execute();
    await server.call(
      documents.putGrant,
      { params: { id: big.id, user_id: poor.userId }, body: { permission: 10 } },
      chen,
    );
    const reply = await server.fails(
      documents.copyDocument,
      { body: { source_id: big.id }, language: 'zh' },
      poor,
    );
    expect(reply).toMatchObject({ code: 'CAPACITY_NOT_ENOUGH', message: '个人库容量不足' });
  });
});

describe('renaming, moving, copying', () => {
  it('renames a document, also to another case of the same name, and never to a taken name', async () => {
    const top = await folder('改名');
    const item = await courseware('unit', top.id);
    await courseware('other', top.id);
    const rename = (name: string) => ({ body: { id: item.id, name } });
    expect((await server.call(documents.renameDocument, rename('UNIT'), chen)).name).toBe('UNIT');
    expect((await server.fails(documents.renameDocument, rename('Other'), chen)).code).toBe('NAME_TAKEN');
    expect((await server.fails(documents.renameDocument, rename('a/b'), chen)).code).toBe('NAME_INVALID');
  });

  it('moves all documents or none, and never a folder into itself', async () => {
    const top = await folder('移动');
    const inner = await folder('内', top.id);
    const file = await courseware('课', top.id);
    const into = (ids: string[], parent_id: string | null) => ({ body: { ids, parent_id } });
    const self = await server.fails(documents.moveDocuments, into([file.id, top.id], inner.id), chen);
    expect(self.code).toBe('PARENT_INVALID');
    expect(await names(inner.id)).toEqual([]);
    expect((await server.fails(documents.moveDocuments, into([top.id], top.id), chen)).code).toBe(
      'PARENT_INVALID',
    );
    await server.call(documents.moveDocuments, into([file.id], inner.id), chen);
    expect(await names(inner.id)).toEqual(['课']);
    const path = await server.call(documents.folderPath, { params: { id: inner.id } }, chen);
    expect(path.items.map((step) => step.name)).toEqual(['移动', '内']);
  });

  it('creates no cycle when two opposite moves run at once', async () => {
    const a = await folder('甲');
    const b = await folder('乙');
    const results = await Promise.allSettled([
      server.call(documents.moveDocuments, { body: { ids: [a.id], parent_id: b.id } }, chen),
      server.call(documents.moveDocuments, { body: { ids: [b.id], parent_id: a.id } }, chen),
    ]);
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses folders that are nested too deeply', async () => {
    let parent: string | undefined;
    let depth = 0;
    let refused: string | undefined;
    while (depth < 40 && refused === undefined) {
      try {
        parent = (await folder(`深${depth}`, parent)).id;
        depth += 1;
      } catch (error) {
        refused = String(error);
      }
    }
    expect(depth).toBe(32);
    expect(refused).toContain('PARENT_INVALID');
  });

  it('copies a document with its content into the caller’s own library', async () => {
    const item = await courseware('原件');
    const copy = await server.call(documents.copyDocument, { body: { source_id: item.id } }, chen);
    expect(copy).toMatchObject({ name: '原件 (2)', source_from: 2, page_count: 1 });
    expect(copy.id).not.toBe(item.id);
    const dir = await folder('不能复制');
    const refused = await server.fails(documents.copyDocument, { body: { source_id: dir.id } }, chen);
    expect(refused.code).toBe('INVALID_INPUT');
  });

  it('copies a document under another name into the selected folder, and refuses a taken name', async () => {
    const item = await courseware('秋天');
    const dir = await folder('备份');
    const saveAs = {
      query: { auto_rename: false, type: 'create' },
      body: { source_id: item.id, parent_id: dir.id, name: '秋天（三年二班）' },
    } as const;
    const copy = await server.call(documents.copyDocument, saveAs, chen);
    expect(copy).toMatchObject({ name: '秋天（三年二班）', parent_id: dir.id, source_from: 1 });
    expect((await server.fails(documents.copyDocument, saveAs, chen)).code).toBe('NAME_TAKEN');
  });

  it('keeps the chapters of the source in a copy', async () => {
    const item = await courseware('有教材');
    const chapter = { teaching_material_id: 'material-1', chapter_id: 'chapter-2' };
    await server.call(documents.associateTeaching, { params: { id: item.id }, body: chapter }, chen);
    const copy = await server.call(
      documents.copyDocument,
      { query: { auto_rename: true }, body: { source_id: item.id } },
      chen,
    );
    expect(copy.id).not.toBe(item.id);
    expect(copy.teaching_materials).toEqual([chapter]);
    const read = await server.call(documents.getDocument, { params: { id: copy.id } }, chen);
    expect(read.teaching_materials).toEqual([chapter]);
  });

  it('assigns a document to a chapter', async () => {
    const item = await courseware('章节');
    const body = { teaching_material_id: 'm1', chapter_id: 'c1' };
    await server.call(documents.associateTeaching, { params: { id: item.id }, body }, chen);
    const after = await server.call(documents.associateTeaching, { params: { id: item.id }, body }, chen);
    expect(after.teaching_materials).toEqual([body]);
  });
});

describe('unusual characters', () => {
  it.each([
    ['search', { query: { search: 'a\u0000b' } }],
    ['search with half a surrogate pair', { query: { search: '\ud800' } }],
    ['search with special characters', { query: { search: `%_\\'";--${'字'.repeat(100)}` } }],
  ])('in a %s never crash the server', async (_, input) => {
    const result = await server
      .call(documents.listDocuments, input, chen)
      .catch((error: unknown) => String(error));
    if (typeof result === 'string') expect(result).toContain('INVALID_INPUT');
    else expect(result.items).toEqual([]);
  });

  it('in ids are refused before they are stored', async () => {
    const item = await courseware('奇怪的字符');
    const params = { id: item.id };
    for (const odd of ['a\u0000', '\ud800', '', 'x'.repeat(65)]) {
      const body = { teaching_material_id: odd, chapter_id: 'c' };
      const reply = await server.fails(documents.associateTeaching, { params, body }, chen);
      expect(reply.code).toBe('INVALID_INPUT');
    }
    const grant = { params: { id: item.id, user_id: 'a\u0000' }, body: { permission: 10 as const } };
    expect((await server.fails(documents.putGrant, grant, chen)).code).toBe('INVALID_INPUT');
  });
});
