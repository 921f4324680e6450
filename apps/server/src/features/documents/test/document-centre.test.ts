import { EditPermission, UPLOAD_MAX_BYTES } from '@lectern/protocol';
import * as centre from '@lectern/protocol/document-centre';
import * as documents from '@lectern/protocol/documents';
import * as shares from '@lectern/protocol/shares';
import { startCenterTask } from '@lectern/protocol/transcoding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLive } from '../../../../test/setup/live-client.ts';
import { ONE_PIXEL } from '../../../../test/setup/phone.ts';
import { type SignedIn, signIn } from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import { uploadFile } from '../../../../test/setup/upload-file.ts';

let server: TestServer;
let chen: SignedIn;
let li: SignedIn;
beforeAll(async () => {
  server = await startTestServer({ config: { roles: ['api', 'collab'] } });
  [chen, li] = await Promise.all([signIn(server), signIn(server)]);
});
afterAll(() => server.close());

async function picture(name: string, session = chen): Promise<string> {
  const made = await uploadFile(server, session, name, ONE_PIXEL);
  if (made.kind !== 'document') throw new Error('the picture was not stored as a file');
  return made.document.id;
}

function folder(name: string, session = chen) {
  const body = { name, resource_type_code: 'folder' as const };
  return server.call(documents.createDocument, { body }, session);
}

describe('a new document', () => {
  it('stores the metadata of new resources, and the format of the document’s type', async () => {
    const make = (body: object) =>
      server
        .call(documents.createDocument, { query: { auto_rename: true }, body }, chen)
        .catch((error: { reply: { code: string } }) => error.reply.code);
    const metadata = {
      global_title: { 'zh-CN': '新资源' },
      resource_type_code: 'coursewares' as const,
      language: 'zh-CN' as const,
      custom_properties: { format: 'ndpx', other: 'kept by nobody' },
    };
    expect(await make(metadata)).toMatchObject({
      name: '新资源',
      resource_type_code: 'coursewares',
      format: 'ndpx',
    });
    expect(await make({ ...metadata, custom_properties: { format: 'exe' } })).toBe('INVALID_INPUT');
    expect(await make({ resource_type_code: 'coursewares' })).toBe('INVALID_INPUT');
    expect(await make({ global_title: { 'zh-CN': 'a/b' } })).toBe('NAME_INVALID');
  });
});

describe('adding to one’s own library', () => {
  it('copies a link’s document under a free name, and records its source', async () => {
    const id = await picture('叶.png');
    const { share_id: key } = await server.call(shares.putShare, { params: { id }, body: {} }, chen);
    const add = { body: { source_id: id } };
    expect((await server.fails(centre.addToCenter, add, li)).code).toBe('DOCUMENT_NOT_FOUND');
    await server.call(shares.openShare, { params: { id: key } }, li);
    expect(await server.call(centre.addToCenter, add, li)).toMatchObject({ name: '叶.png', source_from: 2 });
    const again = { ...add, query: { type: 'share' as const, source_tenant_id: '1', tab_source_id: 'x' } };
    expect(await server.call(centre.addToCenter, again, li)).toMatchObject({
      name: '叶 (2).png',
      source_from: 4,
    });
    const taken = { ...add, query: { auto_rename: false } };
    expect((await server.fails(centre.addToCenter, taken, li)).code).toBe('NAME_TAKEN');
    // The copy stays when the link is withdrawn.
    await server.call(shares.withdrawShare, { params: { id } }, chen);
    expect((await server.call(centre.searchMaterials, { query: { keyword: '叶' } }, li)).count).toBe(2);
  });

  it('copies several documents as a whole or not at all', async () => {
    const top = await folder('批量');
    const ids = [await picture('一.png'), await picture('二.png')];
    const list = (more: string[]) => ({
      body: {
        parent_id: top.id,
        container_id: chen.userId,
        resource_list: [...ids, ...more].map((resource_id) => ({ resource_id })),
      },
    });
    const of = async () =>
      (await server.call(documents.listDocuments, { query: { parent_id: top.id } }, chen)).items.length;
    const foreign = await picture('别人的.png', li);
    expect((await server.fails(centre.addAllToCenter, list([foreign]), chen)).code).toBe(
      'DOCUMENT_NOT_FOUND',
    );
    expect(await of()).toBe(0);
    const { items } = await server.call(centre.addAllToCenter, list(ids), chen);
    expect(items.map(({ name }) => name)).toEqual(['一.png', '二.png', '一 (2).png', '二 (2).png']);
    const elsewhere = { body: { container_id: li.userId, resource_list: [{ resource_id: ids[0] ?? '' }] } };
    expect((await server.fails(centre.addAllToCenter, elsewhere, chen)).code).toBe('PARENT_NOT_FOUND');
  });
});

describe('the path of a document', () => {
  it('is shown to its owner, for a folder and for its contents', async () => {
    const top = await folder('上传');
    const url = { upload_url: '/api/uploads', method: 'POST', max_size: UPLOAD_MAX_BYTES };
    const get = (id: string) => server.call(centre.getUploadUrl, { params: { id } }, chen);
    expect(await get(top.id)).toEqual({ ...url, parent_id: top.id });
    expect(await get(await picture('顶.png'))).toEqual({ ...url, parent_id: null });
  });
});

describe('a search', () => {
  it('finds the caller’s materials in all folders, ten at a time, and counts them', async () => {
    const wang = await signIn(server);
    const top = await folder('秋天', wang);
    for (let at = 0; at < 12; at += 1) {
      const query = { auto_rename: true, parent_id: at % 2 === 0 ? top.id : undefined };
      await server.call(documents.createDocument, { query, body: { name: `秋天的雨${at}` } }, wang);
    }
    await picture('100%_叶.png', wang);
    const find = (query: object) => server.call(centre.searchMaterials, { query }, wang);
    const first = await find({ keyword: '秋天' });
    expect([first.items.length, first.count]).toEqual([10, 12]);
    expect((await find({ keyword: '秋天', $offset: 10 })).items).toHaveLength(2);
    expect((await find({ keyword: '0%_' })).count).toBe(1);
    expect((await find({ keyword: '%' })).count).toBe(1);
    expect((await find({ resource_type_code: 'assets_picture' })).count).toBe(1);
    // The limit is reduced to the remaining number below the cap.
    expect((await find({ $offset: 9_999, $limit: 10_000 })).items).toEqual([]);
    expect((await find({ $offset: 20_000 })).items).toEqual([]);
    const wrong = await server.fails(centre.searchMaterials, { query: { $limit: 10_001 } }, wang);
    expect(wrong.code).toBe('INVALID_INPUT');
  });

  it('finds videos, and files of a kind, in the requested order', async () => {
    const wang = await signIn(server);
    await picture('a.png', wang);
    await picture('b.jpg', wang).catch(() => picture('b.png', wang));
    await uploadFile(server, wang, '实验.mp4', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'));
    const names = async (query: object) =>
      (await server.call(centre.queryFileType, { query }, wang)).items.map(({ name }) => name);
    expect(await names({ file_type: 'image', $orderby: 'name asc' })).toHaveLength(2);
    expect((await names({ file_type: 'image', $orderby: 'name desc' })).at(-1)).toBe('a.png');
    expect(await names({ $limit: 1 })).toHaveLength(1);
    expect(await server.call(centre.queryVideo, {}, wang)).toMatchObject({
      count: 1,
      items: [{ name: '实验.mp4' }],
    });
    const query = { $orderby: 'id; drop table document' };
    expect((await server.fails(centre.queryVideo, { query }, wang)).code).toBe('INVALID_INPUT');
  });
});

describe('a token', () => {
  it('reads the file of a document for the user who requested the token, in an existing role and scope', async () => {
    const id = await picture('凭证.png');
    const ask = (body: object, session = chen) =>
      server
        .call(centre.createDocumentToken, { body: { path: `/${id}`, ...body } }, session)
        .catch((error: { reply: { code: string } }) => error.reply.code);
    const token = await ask({
      token_type: 'read',
      user_id: chen.userId,
      role: 'admin',
      scope: 1,
      params: {},
    });
    if (typeof token === 'string') throw new Error(token);
    expect(token.url.endsWith(`?${token.token}`)).toBe(true);
    expect((await server.fetch(token.url)).status).toBe(200);
    expect(await ask({ user_id: li.userId })).toBe('USER_NOT_FOUND');
    expect(await ask({ role: 'owner' })).toBe('INVALID_INPUT');
    expect(await ask({ path: '/../secret' })).toBe('DOCUMENT_NOT_FOUND');
    expect(await ask({}, li)).toBe('DOCUMENT_NOT_FOUND');
    const { id: course } = await server.call(documents.createDocument, { body: { name: '无文件' } }, chen);
    expect(await ask({ path: course })).toBe('ASSET_NOT_FOUND');
  });

  it('reads the file behind a link without an account, until the link is withdrawn', async () => {
    const id = await picture('访客.png');
    const { share_id: key } = await server.call(shares.putShare, { params: { id }, body: {} }, chen);
    const body = { token_type: 'read' as const, service_name: 'netdisk', path: `/${key}`, params: {} };
    const { url } = await server.call(shares.createVisitorToken, { body });
    expect((await server.fetch(url)).status).toBe(200);
    await server.call(shares.withdrawShare, { params: { id } }, chen);
    expect((await server.fetch(url)).status).toBe(403);
    expect((await server.fails(shares.createVisitorToken, { body })).code).toBe('SHARE_WITHDRAWN');
  });
});

describe('a task of the document centre', () => {
  it('imports a picture as a courseware, into the caller’s own library', async () => {
    const id = await picture('转换.png');
    const body = { tenant_name: 'lectern', container_id: '', resource_id: id };
    expect(await server.call(startCenterTask, { body }, chen)).toMatchObject({
      status: 0,
      input: { path: id },
    });
    const elsewhere = { body: { ...body, container_id: li.userId } };
    expect((await server.fails(startCenterTask, elsewhere, chen)).code).toBe('PARENT_NOT_FOUND');
    const params = { id, user_id: li.userId };
    await server.call(documents.putGrant, { params, body: { permission: EditPermission.VIEW } }, chen);
    expect(await server.call(startCenterTask, { body }, li)).toMatchObject({ input: { uid: li.userId } });
  });
});

describe('the list of users in a document', () => {
  it('has names for users who may see the document, and numbers for visitors with a link', async () => {
    const { id } = await server.call(documents.createDocument, { body: { name: '同写' } }, chen);
    const { share_id: key } = await server.call(shares.putShare, { params: { id }, body: {} }, chen);
    await server.call(shares.openShare, { params: { id: key } }, li);
    const windows = [openLive(server, chen, id), openLive(server, chen, id), openLive(server, li, id)];
    try {
      await Promise.all(windows.map((window) => window.synced()));
      const list = (of: string, session?: SignedIn, query = {}) =>
        server.call(shares.listConnectedUsers, { params: { id: of }, query }, session);
      const { items, count } = await list(id, li, { user_type: 0, user_id: li.userId });
      expect([count, items.map((item) => item.user_id).sort()]).toEqual([2, [chen.userId, li.userId].sort()]);
      expect(await list(key)).toEqual({ items: [], count: 2 });
      const wang = await signIn(server);
      const fails = async (of: string, session?: SignedIn, query = {}) =>
        (await server.fails(shares.listConnectedUsers, { params: { id: of }, query }, session)).code;
      expect(await fails(id, wang)).toBe('DOCUMENT_NOT_FOUND');
      expect(await fails(id)).toBe('DOCUMENT_NOT_FOUND');
      expect(await fails(id, li, { user_id: chen.userId })).toBe('USER_NOT_FOUND');
    } finally {
      for (const window of windows) window.close();
    }
  });
});
