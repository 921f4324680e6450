import { createHash } from 'node:crypto';
import { newId } from '@lectern/base';
import * as accounts from '@lectern/protocol/accounts';
import * as courseware from '@lectern/protocol/courseware';
import * as centre from '@lectern/protocol/document-centre';
import * as documents from '@lectern/protocol/documents';
import { beginLesson } from '@lectern/protocol/lessons';
import * as participants from '@lectern/protocol/participants';
import * as shares from '@lectern/protocol/shares';
import * as subjectTools from '@lectern/protocol/subject-tools';
import * as transcoding from '@lectern/protocol/transcoding';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bearing, ONE_PIXEL } from '../setup/phone.ts';
import { type SignedIn, sessionOf, signIn, signInTeacher } from '../setup/sessions.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { uploadFile } from '../setup/upload-file.ts';

/**
 * Calls that the web application does not use, as another client makes them, each with the results of the calls before.
 */

let server: TestServer;
let chen: SignedIn;
let li: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  [chen, li] = await Promise.all([signInTeacher(server), signIn(server)]);
});
afterAll(() => server.close());

describe('another client', () => {
  it('starts as a guest on its device, and looks up a user', async () => {
    const device_id = newId();
    const { session_id } = await server.call(accounts.createSession, { body: { device_id } });
    const token = await server.call(accounts.createGuestToken, { body: { device_id, session_id } });
    const guest = sessionOf(server, token);
    const params = { id: chen.userId };
    expect((await server.fails(accounts.listIdentities, { params }, guest)).code).toBe('GUEST_FORBIDDEN');
    expect(await server.call(accounts.listIdentities, { params }, chen)).toEqual({
      items: [{ identity: 'TEACHER' }],
    });
  });

  it('manages a library: uploads, finds and lists files, and reads the chapter of a file', async () => {
    const folder = await server.call(
      documents.createDocument,
      { body: { name: '第一单元', resource_type_code: 'folder' } },
      chen,
    );
    const where = await server.call(centre.getUploadUrl, { params: { id: folder.id } }, chen);
    expect(where).toMatchObject({ upload_url: '/api/uploads', parent_id: folder.id });
    const made = await uploadFile(server, chen, '枫叶.png', ONE_PIXEL);
    if (made.kind !== 'document') throw new Error('the picture was not stored as a file');
    const { id } = made.document;
    const body = { resource_list: [{ resource_id: id }], parent_id: folder.id };
    const { items: added } = await server.call(centre.addAllToCenter, { body }, chen);
    expect(added).toMatchObject([{ name: '枫叶.png', parent_id: folder.id, core_type: 'image' }]);
    const ids = [id, newId(), added[0]?.id ?? ''];
    expect(await server.call(documents.documentsExist, { query: { ids: ids.join(',') } }, chen)).toEqual({
      ids: [ids[0], ids[2]],
    });
    const chapter = { teaching_material_id: 'book', chapter_id: 'unit-1' };
    const tie = { params: { id }, body: chapter };
    expect(await server.call(documents.associateTeaching, tie, chen)).toMatchObject({
      teaching_materials: [chapter],
    });
    expect((await server.call(centre.searchMaterials, { query: { keyword: '枫叶' } }, chen)).count).toBe(2);
    const pictures = { query: { file_type: 'image' as const, $orderby: 'name asc' } };
    expect((await server.call(centre.queryFileType, pictures, chen)).count).toBe(2);
    expect(await server.call(centre.queryVideo, {}, chen)).toEqual({ items: [], count: 0 });
    const { url } = await server.call(centre.createDocumentToken, { body: { path: `/${id}` } }, chen);
    const bytes = Buffer.from(await (await server.fetch(url)).arrayBuffer());
    expect(bytes.equals(ONE_PIXEL)).toBe(true);
  });

  it('imports a file as a courseware, polls the task, and downloads the courseware', async () => {
    const made = await uploadFile(server, chen, '银杏.png', ONE_PIXEL);
    if (made.kind !== 'document') throw new Error('the picture was not stored as a file');
    const { secret } = await server.call(transcoding.getCallbackSecret, {}, chen);
    expect(secret.length).toBeGreaterThan(20);
    const body = { tenant_name: 'lectern', resource_id: made.document.id };
    const task = await server.call(transcoding.startCenterTask, { body }, chen);
    const { items } = await server.call(transcoding.listTranscodes, {}, chen);
    expect(items[0]?.id).toBe(task.id);

    const deck = await server.call(documents.createDocument, { body: { name: '秋天' } }, chen);
    const params = { id: deck.id };
    const ndpx = Buffer.from(await server.call(courseware.coursewareFile, { params }, chen));
    const pptx = Buffer.from(await server.call(courseware.coursewarePptx, { params }, chen));
    for (const file of [ndpx, pptx]) expect(file.subarray(0, 2).toString()).toBe('PK');
    expect(createHash('sha256').update(ndpx).digest('hex')).not.toBe(
      createHash('sha256').update(pptx).digest('hex'),
    );
  });

  it('opens a link: its address, target, permissions, file, page and visitors', async () => {
    const deck = await server.call(documents.createDocument, { body: { name: '共享' } }, chen);
    const { share_id } = await server.call(shares.putShare, { params: { id: deck.id }, body: {} }, chen);
    const query = { document_id: deck.id };
    expect(await server.call(shares.getShareUrl, { query }, chen)).toMatchObject({ share_id });
    const params = { id: share_id };
    expect(await server.call(shares.getShareInfo, { params }, li)).toMatchObject({
      name: '共享',
      core_type: 'courseware',
      document_type: 1,
    });
    expect(await server.call(shares.getSharePermission, { params }, li)).toEqual({ has_edit: false });
    expect(await server.call(shares.listConnectedUsers, { params }, li)).toEqual({ items: [], count: 0 });
    const page = Buffer.from(await server.call(shares.getSharedPage, { params }));
    expect(() => JSON.parse(page.toString())).not.toThrow();

    const made = await uploadFile(server, chen, '红叶.png', ONE_PIXEL);
    if (made.kind !== 'document') throw new Error('the picture was not stored as a file');
    const link = await server.call(shares.putShare, { params: { id: made.document.id }, body: {} }, chen);
    const body = { path: `/${link.share_id}` };
    const { url } = await server.call(shares.createVisitorToken, { body });
    expect((await server.fetch(url)).status).toBe(200);
  });

  it('polls the view of a phone without a socket', async () => {
    const params = { id: newId() };
    const begin = { name: '秋天的雨', begin_at: Date.now() };
    await server.call(beginLesson, { params, body: begin }, chen);
    const panel = await server.call(participants.openPhones, { params, body: { naming: 'typed' } }, chen);
    const body = { code: panel.door?.code ?? '', who: { name: '王小明' } };
    const { token } = await server.call(participants.joinLesson, { body });
    expect(await server.call(participants.getPupilView, {}, bearing(token))).toMatchObject({
      me: { name: '王小明' },
    });
  });

  it('finds the subject tools that are prepared before class, without an account', async () => {
    const { items } = await server.call(subjectTools.getPreparedTools, { query: { $limit: 3 } });
    expect(items).toHaveLength(3);
    const found = await server.call(subjectTools.searchTools, { query: {}, body: { search: 'zhongbiao' } });
    expect(found.items.map(({ toolKey }) => toolKey)).toEqual(['Clock']);
  });
});
