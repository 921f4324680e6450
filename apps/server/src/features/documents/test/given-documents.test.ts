import { EditPermission, NotificationType } from '@lectern/protocol';
import type { DocumentItem } from '@lectern/protocol/document-shapes';
import * as documents from '@lectern/protocol/documents';
import { listNotifications } from '@lectern/protocol/notifications';
import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../../test/setup/sessions.ts';
import { startTwoTeachers } from '../../../../test/setup/two-teachers.ts';
import { uploadFile } from '../../../../test/setup/upload-file.ts';

const { server, chen, li } = await startTwoTeachers();
afterAll(() => server.close());

function made(body: { name: string; resource_type_code?: 'folder' }): Promise<DocumentItem> {
  return server.call(documents.createDocument, { body }, chen);
}

describe('a document that is given to another teacher', () => {
  it('may be a courseware, a presentation, a sound, a video, a picture or a PDF, and no other file', async () => {
    const text = await uploadFile(server, chen, '名单.txt', Buffer.from('第一组'));
    const sound = await uploadFile(server, chen, '朗读.mp3', Buffer.from('ID3'));
    if (text.kind !== 'document' || sound.kind !== 'document') throw new Error('the file was not stored');
    const give = (id: string) => ({ params: { id, user_id: li.userId }, body: { permission: 10 as const } });
    const refused = await server.fails(documents.putGrant, give(text.document.id), chen);
    expect(refused.code).toBe('FILE_TYPE_UNSUPPORTED');
    expect(await server.call(documents.putGrant, give(sound.document.id), chen)).toMatchObject({
      permission: EditPermission.VIEW,
    });
  });

  it('is given for VIEW or EDIT with a notification, and can be revoked', async () => {
    const item = await made({ name: '共享课' });
    const of = { params: { id: item.id } };
    const give = (permission: 0 | 10 | 20) =>
      server.call(
        documents.putGrant,
        { params: { id: item.id, user_id: li.userId }, body: { permission } },
        chen,
      );
    expect((await server.fails(documents.getDocument, of, li)).code).toBe('DOCUMENT_NOT_FOUND');
    await give(EditPermission.VIEW);
    expect(await server.call(documents.getDocument, of, li)).toMatchObject({
      permission: EditPermission.VIEW,
      parent_id: null,
      source_from: 4,
    });
    const rename = { body: { id: item.id, name: '改' } };
    expect((await server.fails(documents.renameDocument, rename, li)).code).toBe('FORBIDDEN');
    await give(EditPermission.EDIT);
    await server.call(documents.renameDocument, rename, li);
    expect((await server.fails(documents.binDocuments, { body: { ids: [item.id] } }, li)).code).toBe(
      'FORBIDDEN',
    );
    const grants = await server.fails(documents.listGrants, of, li);
    expect(grants.code).toBe('FORBIDDEN');
    expect((await server.call(documents.sharedDocuments, {}, li)).items.map(({ id }) => id)).toContain(
      item.id,
    );
    await give(EditPermission.NONE);
    expect((await server.fails(documents.getDocument, of, li)).code).toBe('DOCUMENT_NOT_FOUND');

    const told = await server.call(listNotifications, {}, li);
    const permissions = told.items.flatMap((notification) =>
      notification.type === NotificationType.permissionChange && notification.content.document_id === item.id
        ? [notification.content.permission]
        : [],
    );
    // The earlier notification is out of date and was removed.
    expect(permissions).toEqual([0]);
  });

  it('is hidden from the other teacher while it is in the bin', async () => {
    const item = await made({ name: '共享后删除' });
    const grant = { params: { id: item.id, user_id: li.userId }, body: { permission: 20 as const } };
    await server.call(documents.putGrant, grant, chen);
    await server.call(documents.binDocuments, { body: { ids: [item.id] } }, chen);
    expect((await server.fails(documents.getDocument, { params: { id: item.id } }, li)).code).toBe(
      'DOCUMENT_NOT_FOUND',
    );
    await server.call(documents.restoreDocuments, { body: { ids: [item.id] } }, chen);
    expect((await server.call(documents.getDocument, { params: { id: item.id } }, li)).permission).toBe(20);
  });

  it('is given to existing accounts only, and cannot be a folder', async () => {
    const item = await made({ name: '给谁' });
    const give = (id: string, user_id: string) => ({
      params: { id, user_id },
      body: { permission: 10 as const },
    });
    const nobody = await server.fails(documents.putGrant, give(item.id, 'nobody'), chen);
    expect(nobody.code).toBe('USER_NOT_FOUND');
    const self = await server.fails(documents.putGrant, give(item.id, chen.userId), chen);
    expect(self.code).toBe('INVALID_INPUT');
    const dir = await made({ name: '不给', resource_type_code: 'folder' });
    expect((await server.fails(documents.putGrant, give(dir.id, li.userId), chen)).code).toBe(
      'INVALID_INPUT',
    );
  });
});

describe('another user’s document', () => {
  it('is reported as 404 by every call that names it', async () => {
    const item = await made({ name: 'chen 的课' });
    const params = { id: item.id };
    const ids = [item.id];
    const codes = await Promise.all([
      server.fails(documents.getDocument, { params }, li),
      server.fails(documents.renameDocument, { body: { id: item.id, name: 'x' } }, li),
      server.fails(documents.copyDocument, { body: { source_id: item.id } }, li),
      server.fails(
        documents.associateTeaching,
        { params, body: { teaching_material_id: 'm', chapter_id: 'c' } },
        li,
      ),
      server.fails(documents.folderPath, { params }, li),
      server.fails(documents.moveDocuments, { body: { ids, parent_id: null } }, li),
      server.fails(documents.binDocuments, { body: { ids } }, li),
      server.fails(documents.restoreDocuments, { body: { ids } }, li),
      server.fails(documents.deleteDocuments, { body: { ids } }, li),
      server.fails(documents.visitDocument, { params }, li),
      server.fails(documents.putCover, { params, rawBody: new Uint8Array(9) }, li),
      server.fails(documents.downloadLink, { params }, li),
      server.fails(documents.listGrants, { params }, li),
      server.fails(
        documents.putGrant,
        { params: { ...params, user_id: chen.userId }, body: { permission: 20 } },
        li,
      ),
    ]);
    expect(codes.map((reply) => reply.code)).toEqual(codes.map(() => 'DOCUMENT_NOT_FOUND'));
    const user = await server.fails(documents.documentUser, { params: { id: chen.userId } }, li);
    expect(user.code).toBe('USER_NOT_FOUND');
  });
});

describe('a user who gives documents to others again and again', () => {
  it('causes at most twenty notifications an hour, while other users’ notifications still arrive', async () => {
    const [stranger, friend, wang] = await Promise.all([signIn(server), signIn(server), signIn(server)]);
    const give = async (giver: typeof stranger, name: string): Promise<string> => {
      const { id } = await server.call(documents.createDocument, { body: { name } }, giver);
      const body = { permission: EditPermission.VIEW };
      await server.call(documents.putGrant, { params: { id, user_id: wang.userId }, body }, giver);
      return id;
    };
    let last = '';
    for (let round = 0; round < 30; round += 1) last = await give(stranger, `广告 ${round}`);
    const told = async () =>
      (await server.call(listNotifications, { query: { limit: 100 } }, wang)).items.length;
    expect(await told()).toBe(20);
    await server.call(documents.getDocument, { params: { id: last } }, wang);
    await give(friend, '共享课');
    expect(await told()).toBe(21);
  });
});
