import { createHash } from 'node:crypto';
import { newId } from '@lectern/base';
import * as disk from '@lectern/protocol/disk';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import * as documents from '@lectern/protocol/documents';
import type { Reply } from '@lectern/protocol/endpoint';
import { completeUpload, createUpload, putChunk } from '@lectern/protocol/uploads';
import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../../test/setup/sessions.ts';
import { CallFailed } from '../../../../test/setup/test-server.ts';
import { startTwoTeachers } from '../../../../test/setup/two-teachers.ts';
import { uploadFile } from '../../../../test/setup/upload-file.ts';
import { GRACE_MS } from '../../../platform/objects/object-sweep.ts';
import type { DocumentTables } from '../documents.tables.ts';

const { server, chen, li } = await startTwoTeachers();
afterAll(() => server.close());

type ListingQuery = Readonly<Record<string, string | number | undefined>>;
const bytes = (text: string) => Buffer.from(text);

async function folder(name: string, parentId?: string, of = chen): Promise<DocumentItem> {
  const body = { name, resource_type_code: 'folder' } as const;
  return server.call(documents.createDocument, { query: { parent_id: parentId }, body }, of);
}

async function courseware(name: string, parentId?: string, of = chen): Promise<DocumentItem> {
  return server.call(documents.createDocument, { query: { parent_id: parentId }, body: { name } }, of);
}

async function file(name: string, text: string, parentId?: string, of = chen): Promise<DocumentItem> {
  const done = await uploadFile(server, of, name, bytes(text), parentId === undefined ? {} : { parentId });
  if (done.kind !== 'document') throw new Error('the text was not stored as a file');
  return done.document;
}

/** Uploads a file as a newer version of a document. */
async function newer(of: DocumentItem, text: string): Promise<DocumentItem> {
  const rawBody = bytes(text);
  const body = { name: of.name, size: rawBody.length, parent_id: of.parent_id, replaces: of.id };
  const { id } = await server.call(createUpload, { body }, chen);
  await server.call(putChunk, { params: { id }, query: { offset: 0 }, rawBody }, chen);
  const done = await server.call(completeUpload, { params: { id } }, chen);
  if (done.kind !== 'document') throw new Error('the text was not stored as a file');
  return done.document;
}

const list = (query: ListingQuery, of = chen) => server.call(documents.listDocuments, { query }, of);

async function allPages(query: ListingQuery, between?: () => Promise<unknown>): Promise<string[]> {
  const seen: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page: Reply<typeof documents.listDocuments> = await list({ ...query, cursor, limit: 3 });
    seen.push(...page.items.map((item) => item.name));
    cursor = page.next;
    await between?.();
  }
  return seen;
}

async function used(): Promise<number> {
  return (await server.call(documents.documentUser, { params: { id: chen.userId } }, chen)).used;
}

async function read(url: string): Promise<string> {
  return (await server.fetch(url)).text();
}

describe('pages of a listing', () => {
  it('have the same rows as one long page in every order and both directions, folders first', async () => {
    const top = await folder('排序与分页');
    for (const name of ['b 夹', 'a 夹', 'c 夹', 'd 夹']) await folder(name, top.id);
    for (const [name, text] of [
      ['第10课', '三'],
      ['第2课', '一二'],
      ['第1课', '一二'],
      ['课', ''],
    ] as const)
      await file(`${name}.txt`, `${text} `, top.id);
    for (const order of ['name', 'update_at', 'create_at', 'size']) {
      for (const direction of ['asc', 'desc']) {
        const query = { parent_id: top.id, order, direction };
        const whole = (await list({ ...query, limit: 100 })).items.map((item) => item.name);
        expect(whole).toHaveLength(8);
        expect(whole.slice(0, 4).every((name) => name.endsWith('夹'))).toBe(true);
        expect(await allPages(query)).toEqual(whole);
      }
    }
    const byName = await allPages({ parent_id: top.id, order: 'name' });
    expect(byName.slice(4)).toEqual(['第1课.txt', '第2课.txt', '第10课.txt', '课.txt']);
  });

  it('neither repeat nor omit unchanged documents when other documents are added and removed meanwhile', async () => {
    const top = await folder('边翻边改');
    const kept = Array.from({ length: 9 }, (_, index) => `课 ${index}`);
    for (const name of kept) await courseware(name, top.id);
    let made = 0;
    const seen = await allPages({ parent_id: top.id, order: 'update_at' }, async () => {
      made += 1;
      await courseware(`新 ${made}`, top.id);
    });
    expect(seen.filter((name) => name.startsWith('课')).sort()).toEqual(kept);
    expect(new Set(seen).size).toBe(seen.length);
  });

  it('are refused when the cursor is damaged, invented or from another order', async () => {
    const { next } = await list({ limit: 1 });
    const forged = Buffer.from(JSON.stringify(['size', true, 'x', 'y'])).toString('base64url');
    for (const [order, cursor] of [
      ['name', next ?? ''],
      ['size', forged],
      ['size', 'nonsense'],
    ] as const) {
      const reply = await server.fails(documents.listDocuments, { query: { order, cursor } }, chen);
      expect(reply).toMatchObject({ code: 'INVALID_INPUT', details: { field: 'cursor' } });
    }
  });

  it('list files of all folders, and no folders, when a kind or source is requested', async () => {
    const deep = await folder('里层', (await folder('外层')).id);
    await file('深处.txt', '字', deep.id);
    const given = await courseware('给同事的', undefined, li);
    const grant = { params: { id: given.id, user_id: chen.userId }, body: { permission: 10 as const } };
    await server.call(documents.putGrant, grant, li);
    await server.call(documents.copyDocument, { body: { source_id: given.id } }, chen);
    const texts = (await list({ file_type: 'text', limit: 100 })).items;
    expect(texts.map((item) => item.name)).toContain('深处.txt');
    expect(texts.every((item) => item.format === 'txt')).toBe(true);
    expect((await list({ file_type: 'image' })).items).toEqual([]);
    const got = (await list({ source_from: 2 })).items;
    expect(got.map((item) => item.name)).toEqual(['给同事的']);
    const made = (await list({ source_from: 1, limit: 200 })).items;
    expect(made.length).toBeGreaterThan(3);
    expect(made.some((item) => item.resource_type_code === 'folder' || item.source_from !== 1)).toBe(false);
  });
});

describe('a file that is uploaded again', () => {
  it('keeps earlier files as versions, which can be listed, read, restored and deleted', async () => {
    const before = await used();
    const first = await file('计划.txt', '第一版');
    const second = await newer(first, '第二版，长一些');
    expect(second).toMatchObject({ id: first.id, name: '计划.txt', size: bytes('第二版，长一些').length });
    expect(await used()).toBe(before + first.size + second.size);

    const { items } = await server.call(disk.listVersions, { params: { id: first.id } }, chen);
    expect(items).toMatchObject([{ size: first.size, content_at: first.create_at }]);
    const params = { id: first.id, version_id: items[0]?.id ?? '' };
    const link = await server.call(disk.versionLink, { params }, chen);
    expect([link.name, await read(link.url)]).toEqual(['计划.txt', '第一版']);

    const restored = await server.call(disk.restoreVersion, { params }, chen);
    expect(restored.size).toBe(first.size);
    const now = await server.call(documents.downloadLink, { params: { id: first.id } }, chen);
    expect(await read(now.url)).toBe('第一版');
    const after = await server.call(disk.listVersions, { params: { id: first.id } }, chen);
    expect(after.content_at).toBe(first.create_at);
    expect(after.items.map((version) => version.size)).toEqual([second.size]);
    expect(await used()).toBe(before + first.size + second.size);

    const version = { params: { id: first.id, version_id: after.items[0]?.id ?? '' } };
    await server.call(disk.deleteVersion, version, chen);
    expect((await server.fails(disk.deleteVersion, version, chen)).code).toBe('VERSION_NOT_FOUND');
    expect(await used()).toBe(before + first.size);
    expect((await server.fetch(link.url)).status).toBe(200);
  });

  it('keeps twenty versions at most, and frees the space of the oldest, and of all after permanent deletion', async () => {
    const before = await used();
    const first = await file('日记.txt', '第 1 天');
    await server.platform.database
      .withTables<DocumentTables>()
      .insertInto('document_version')
      .values(
        Array.from({ length: disk.VERSIONS_MAX }, (_, day) => ({
          id: newId(),
          document_id: first.id,
          object_hash: 'a'.repeat(64),
          size: 0,
          content_at: new Date(day * 1_000),
        })),
      )
      .execute();
    await newer(first, '第 2 天');
    const { items } = await server.call(disk.listVersions, { params: { id: first.id } }, chen);
    expect(items.at(0)?.size).toBe(first.size);
    expect(items.at(-1)?.content_at).toBe(1_000);
    expect(items).toHaveLength(disk.VERSIONS_MAX);
    expect(await used()).toBe(before + 2 * first.size);
    // Files of versions are not swept.
    const hash = createHash('sha256').update('第 1 天').digest('hex');
    for (const at of [Date.now(), Date.now() + 2 * GRACE_MS]) await server.platform.objectSweep.run(at);
    expect(await server.platform.objects.has(hash)).toBe(true);
    await server.call(documents.binDocuments, { body: { ids: [first.id] } }, chen);
    await server.call(documents.deleteDocuments, { body: { ids: [first.id] } }, chen);
    expect(await used()).toBe(before);
  });

  it('creates no version when the bytes are the same', async () => {
    const first = await file('同样.txt', '一样');
    await newer(first, '一样');
    expect((await server.call(disk.listVersions, { params: { id: first.id } }, chen)).items).toEqual([]);
  });

  it('becomes a new document when the first one is in the bin meanwhile', async () => {
    const first = await file('没了.txt', '旧');
    const rawBody = bytes('新');
    const body = { name: first.name, size: rawBody.length, replaces: first.id };
    const { id } = await server.call(createUpload, { body }, chen);
    await server.call(putChunk, { params: { id }, query: { offset: 0 }, rawBody }, chen);
    await server.call(documents.binDocuments, { body: { ids: [first.id] } }, chen);
    const done = await server.call(completeUpload, { params: { id } }, chen);
    if (done.kind !== 'document') throw new Error('the text was not stored as a file');
    expect(done.document).toMatchObject({ name: '没了.txt', bin_at: null });
    expect(done.document.id).not.toBe(first.id);
  });

  it('replaces neither another user’s file, nor a file of another kind, nor a courseware', async () => {
    const foreign = await file('别人的.txt', '字', undefined, li);
    const own = await file('自己的.txt', '字');
    const deck = await courseware('课件');
    const send = (name: string, replaces: string) =>
      server.fails(createUpload, { body: { name, size: 3, replaces } }, chen);
    expect((await send('别人的.txt', foreign.id)).code).toBe('DOCUMENT_NOT_FOUND');
    expect((await send('自己的.png', own.id)).code).toBe('FILE_TYPE_MISMATCH');
    expect((await send('课件.ndpx', deck.id)).code).toBe('FILE_TYPE_MISMATCH');
  });

  it('becomes two versions when two windows upload it at once', async () => {
    const first = await file('两个窗口.txt', '零');
    await Promise.all([newer(first, '甲'), newer(first, '乙')]);
    const { items } = await server.call(disk.listVersions, { params: { id: first.id } }, chen);
    expect(items).toHaveLength(2);
  });

  it('is found by its name in its own folder before the upload', async () => {
    const top = await folder('同名检查');
    const there = await file('Photo.TXT', '字', top.id);
    const ask = (parentId: string | null) =>
      server.call(disk.sameNames, { body: { parent_id: parentId, names: ['photo.txt', '没有.txt'] } }, chen);
    expect((await ask(top.id)).items.map((item) => item.id)).toEqual([there.id]);
    expect((await ask(null)).items).toEqual([]);
  });
});

describe('copying several documents', () => {
  it('copies folders with their contents, but not documents in the bin', async () => {
    const top = await folder('单元');
    const inner = await folder('第一课', top.id);
    const text = await file('教案.txt', '教案', inner.id);
    const gone = await courseware('不要的', inner.id);
    await courseware('课件', inner.id);
    await server.call(documents.binDocuments, { body: { ids: [gone.id] } }, chen);
    const before = await used();
    const body = { ids: [top.id, inner.id, text.id], parent_id: null };
    const { items } = await server.call(disk.copyDocuments, { body }, chen);
    expect(items.map((item) => item.name)).toEqual(['单元 (2)']);
    expect(await used()).toBe(before + text.size);
    const [copied] = (await list({ parent_id: items[0]?.id ?? '' })).items;
    expect(copied?.name).toBe('第一课');
    const names = (await list({ parent_id: copied?.id ?? '', order: 'name' })).items.map((item) => item.name);
    expect(names).toEqual(['教案.txt', '课件']);
  });

  it('copies a folder with its contents when many nested folders are selected at once', async () => {
    const chain = [await folder('甲')];
    for (const name of ['乙', '丙', '丁', '戊']) chain.push(await folder(name, chain.at(-1)?.id));
    // Each folder has a file of the same name, which would clash outside its folder.
    for (const { id } of chain) await file('说明.txt', '内容', id);
    // A folder whose row is newer than the rows of its contents.
    for (const { id, name } of chain.slice(1)) {
      await server.call(documents.renameDocument, { body: { id, name: `${name}单元` } }, chen);
      await server.call(documents.renameDocument, { body: { id, name } }, chen);
    }
    const body = { ids: chain.map(({ id }) => id).reverse(), parent_id: null };
    const { items } = await server.call(disk.copyDocuments, { body }, chen);
    expect(items.map((item) => item.name)).toEqual(['甲 (2)']);
    let at = items[0]?.id ?? '';
    for (const name of ['乙', '丙', '丁', '戊']) {
      const inside = (await list({ parent_id: at, order: 'name' })).items;
      expect(inside.map((item) => item.name).sort()).toEqual([name, '说明.txt'].sort());
      at = inside.find((item) => item.name === name)?.id ?? '';
    }
  });

  it('refuses to copy a folder into itself or its contents, and then copies none of the others', async () => {
    const top = await folder('绕圈');
    const inner = await folder('里面', top.id);
    const other = await courseware('旁边的');
    for (const parentId of [top.id, inner.id]) {
      const body = { ids: [other.id, top.id], parent_id: parentId };
      expect((await server.fails(disk.copyDocuments, { body }, chen)).code).toBe('PARENT_INVALID');
    }
    expect((await list({ parent_id: top.id })).items.map((item) => item.id)).toEqual([inner.id]);
    expect((await list({ parent_id: inner.id })).items).toEqual([]);
  });

  it('copies all or none when there is not enough space', async () => {
    const poor = await signIn(server);
    const text = await file('大.txt', 'x'.repeat(600), undefined, poor);
    await server.platform.database
      .withTables<{ document_space: { user_id: string; capacity: number } }>()
      .updateTable('document_space')
      .set({ capacity: 1_500 })
      .where('user_id', '=', poor.userId)
      .execute();
    const copy = { body: { ids: [text.id], parent_id: null } };
    await server.call(disk.copyDocuments, copy, poor);
    expect((await server.fails(disk.copyDocuments, copy, poor)).code).toBe('CAPACITY_NOT_ENOUGH');
    expect((await list({}, poor)).items).toHaveLength(2);
  });

  it('copies a file that a colleague shared, with the source “obtained”', async () => {
    const given = await courseware('同事的课', undefined, li);
    const grant = { params: { id: given.id, user_id: chen.userId }, body: { permission: 10 as const } };
    await server.call(documents.putGrant, grant, li);
    const { items } = await server.call(
      disk.copyDocuments,
      { body: { ids: [given.id], parent_id: null } },
      chen,
    );
    expect(items).toMatchObject([{ name: '同事的课', source_from: 2, owner_id: chen.userId }]);
  });
});

describe('a folder that two windows change at once', () => {
  it('never becomes its own descendant', async () => {
    const [one, two] = [await folder('甲夹'), await folder('乙夹')];
    const move = (id: string, parentId: string) =>
      server
        .call(documents.moveDocuments, { body: { ids: [id], parent_id: parentId } }, chen)
        .then(() => 'moved')
        .catch((error: unknown) => (error instanceof CallFailed ? error.reply.code : error));
    const ends = await Promise.all([move(one.id, two.id), move(two.id, one.id)]);
    expect(ends.sort()).toEqual(['PARENT_INVALID', 'moved']);
  });

  it('accepts one of two equal names, whichever arrives first', async () => {
    const top = await folder('改名');
    const [one, two] = [await courseware('一', top.id), await courseware('二', top.id)];
    const ends = await Promise.allSettled(
      [one, two].map(({ id }) => server.call(documents.renameDocument, { body: { id, name: '同名' } }, chen)),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await list({ parent_id: top.id })).items).toHaveLength(2);
  });

  it('refuses uploads once it is in the bin', async () => {
    const top = await folder('删掉的');
    const { id } = await server.call(
      createUpload,
      { body: { name: 'a.txt', size: 3, parent_id: top.id } },
      chen,
    );
    await server.call(putChunk, { params: { id }, query: { offset: 0 }, rawBody: bytes('abc') }, chen);
    await server.call(documents.binDocuments, { body: { ids: [top.id] } }, chen);
    expect((await server.fails(completeUpload, { params: { id } }, chen)).code).toBe('PARENT_NOT_FOUND');
    const query = { parent_id: top.id };
    expect((await server.fails(documents.listDocuments, { query }, chen)).code).toBe('PARENT_NOT_FOUND');
  });
});

describe('used space', () => {
  it('is listed by kind, with versions and bin separately, and adds up to the total', async () => {
    const tidy = await signIn(server);
    const text = await file('a.txt', '12345', undefined, tidy);
    await file('b.txt', '123', undefined, tidy);
    await courseware('课', undefined, tidy);
    const gone = await file('c.txt', '1', undefined, tidy);
    await server.call(documents.binDocuments, { body: { ids: [gone.id] } }, tidy);
    const space = await server.call(disk.spaceByKind, { params: { id: tidy.userId } }, tidy);
    expect(space).toMatchObject({
      used: 9,
      kinds: [
        { resource_type_code: 'assets_document', count: 2, size: text.size + 3 },
        { resource_type_code: 'coursewares', count: 1, size: 0 },
      ],
      versions: { count: 0, size: 0 },
      bin: { count: 1, size: 1 },
    });
  });
});
