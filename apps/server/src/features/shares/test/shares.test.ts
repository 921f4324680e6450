import { EditPermission, NotificationType } from '@lectern/protocol';
import { leaveClass } from '@lectern/protocol/classes';
import { EditType } from '@lectern/protocol/constants';
import * as documents from '@lectern/protocol/documents';
import { listNotifications } from '@lectern/protocol/notifications';
import * as shares from '@lectern/protocol/shares';
import { afterAll, describe, expect, it } from 'vitest';
import { type Setting, startSharing } from '../../../../test/setup/links.ts';
import { openLive, until } from '../../../../test/setup/live-client.ts';
import { createSchool, signInGuest, signInTeacher } from '../../../../test/setup/sessions.ts';
import type { Session } from '../../../../test/setup/test-server.ts';
import { uploadFile } from '../../../../test/setup/upload-file.ts';
import { ClassesStore } from '../../classes/classes.store.ts';

/** Shorter than the lifetime of a signed address. */
const TEN_MINUTES_MS = 600_000;
const PASSWORD = '248163';

let now = Date.parse('2026-09-01T08:00:00Z');
const { server, chen, li, links } = await startSharing({ now: () => now });
afterAll(() => server.close());

/** Permissions on a document in Li's notifications. */
async function told(id: string): Promise<number[]> {
  const { items } = await server.call(listNotifications, {}, li);
  return items.flatMap((item) =>
    item.type === NotificationType.permissionChange && item.content.document_id === id
      ? [item.content.permission]
      : [],
  );
}

describe('a link of a document', () => {
  it('is created by its owner, stays the same when changed, and gets a new id after it was withdrawn', async () => {
    const id = await links.courseware();
    const params = { id };
    expect(await server.call(shares.getShare, { params }, chen)).toEqual({ share: null });
    const none = await server.fails(shares.getShareUrl, { query: { document_id: id } }, chen);
    expect(none.code).toBe('SHARE_NOT_FOUND');
    const first = await links.put(id);
    expect(first).toMatchObject({
      permission: 10,
      edit_type: 2,
      has_password: false,
      end_at: null,
      visits: 0,
    });
    expect(first.share_id).toMatch(/^[\w-]{22}$/);
    const changed = await links.put(id, { permission: 20, password: PASSWORD });
    expect(changed).toMatchObject({ share_id: first.share_id, permission: 20, has_password: true });
    // An omitted password is kept.
    expect(await links.put(id, { permission: 10 })).toMatchObject({ has_password: true });
    expect(await links.put(id, { password: null })).toMatchObject({ has_password: false });
    expect(await server.call(shares.getShareUrl, { query: { document_id: id } }, chen)).toEqual({
      share_id: first.share_id,
      url: first.url,
    });
    await server.call(shares.withdrawShare, { params }, chen);
    expect((await links.put(id)).share_id).not.toBe(first.share_id);
    expect(await links.refusal(first.share_id)).toBe('SHARE_WITHDRAWN');
  });

  it('is not changed by a window that loaded it before another window changed, created or withdrew it', async () => {
    const id = await links.courseware();
    const changing = async (setting: Setting) =>
      (await server.fails(shares.putShare, { params: { id }, body: setting }, chen)).code;
    const made = await links.put(id, { seen: null });
    expect(await changing({ seen: null })).toBe('SHARE_CHANGED');
    const seen = { share_id: made.share_id, update_at: made.update_at };
    now += 1_000;
    const narrowed = await links.put(id, { edit_type: EditType.ONLY_MYSELF, seen });
    // The sender has not seen the narrowed link, and would overwrite it.
    expect(await changing({ edit_type: EditType.ALL, download: false, seen })).toBe('SHARE_CHANGED');
    const { share } = await server.call(shares.getShare, { params: { id } }, chen);
    expect(share).toMatchObject({ edit_type: EditType.ONLY_MYSELF, download: true });
    await server.call(shares.withdrawShare, { params: { id } }, chen);
    const last = { share_id: narrowed.share_id, update_at: narrowed.update_at };
    expect(await changing({ download: false, seen: last })).toBe('SHARE_CHANGED');
    expect(await server.call(shares.getShare, { params: { id } }, chen)).toEqual({ share: null });
  });

  it('is created once when it is requested many times in the same instant', async () => {
    const id = await links.courseware();
    const made = await Promise.all(Array.from({ length: 8 }, () => links.put(id)));
    expect(new Set(made.map(({ share_id: key }) => key)).size).toBe(1);
  });

  it('is created only for documents that may be shared (no folder, no text), and without a past expiry', async () => {
    const folder = await server.call(
      documents.createDocument,
      { body: { name: '夹', resource_type_code: 'folder' } },
      chen,
    );
    const text = await uploadFile(server, chen, '名单.txt', Buffer.from('第一组'));
    const sound = await uploadFile(server, chen, '朗读.mp3', Buffer.from('ID3'));
    if (text.kind !== 'document' || sound.kind !== 'document') throw new Error('the file was not stored');
    const fails = async (id: string, body: Setting = {}) =>
      (await server.fails(shares.putShare, { params: { id }, body }, chen)).code;
    expect(await fails(folder.id)).toBe('INVALID_INPUT');
    expect(await fails(text.document.id)).toBe('FILE_TYPE_UNSUPPORTED');
    expect(await fails(sound.document.id, { end_at: now })).toBe('INVALID_INPUT');
    expect(await fails(sound.document.id, { password: '12345' })).toBe('INVALID_INPUT');
    expect(await fails(sound.document.id, { user_ids: ['nobody'] })).toBe('USER_NOT_FOUND');
    expect(await fails(sound.document.id, { user_ids: ['999777'] })).toBe('USER_NOT_FOUND');
    await links.put(sound.document.id);
  });

  it('opens without an account, as a guest and as a user, who may edit if allowed, and counts each visit', async () => {
    const { id, key } = await links.shared({ permission: 20 });
    const guest = await signInGuest(server);
    for (const visitor of [undefined, guest]) {
      expect(await links.open(key, visitor)).toMatchObject({
        name: expect.stringContaining('分享的课'),
        core_type: 'courseware',
        document_type: 1,
        permission: EditPermission.VIEW,
        offered: EditPermission.EDIT,
        owner: { user_id: chen.userId, name: 'u**' },
      });
    }
    expect(await links.permission(id, li)).toBe('none');
    expect(await links.open(key, li)).toMatchObject({ permission: EditPermission.EDIT });
    expect(await links.permission(id, li)).toBe(EditPermission.EDIT);
    await links.open(key, li);
    await links.open(key, chen);
    const { share } = await server.call(shares.getShare, { params: { id } }, chen);
    expect(share).toMatchObject({ visits: 4, visitors: 1 });
    const { items } = await server.call(shares.listShareVisits, { params: { id } }, chen);
    expect(items.map(({ user_id, times }) => [user_id, times])).toEqual(
      expect.arrayContaining([
        [li.userId, 2],
        [null, 2],
      ]),
    );
    expect(await server.call(shares.getSharePermission, { params: { id: key } }, li)).toEqual({
      has_edit: true,
    });
    expect(await server.call(shares.getSharePermission, { params: { id } }, li)).toEqual({ has_edit: true });
  });

  it('counts each visit when many users open it at once', async () => {
    const { id, key } = await links.shared();
    await Promise.all(Array.from({ length: 40 }, (_, at) => links.open(key, at % 2 === 0 ? li : undefined)));
    const { share } = await server.call(shares.getShare, { params: { id } }, chen);
    expect(share).toMatchObject({ visits: 40, visitors: 1 });
  });

  it('is reported as missing in both languages when its id is random, cut or of another form', async () => {
    const { key } = await links.shared();
    for (const wrongKey of ['A'.repeat(22), key.slice(1), `${key}x`, '../../x', '%00', '<b>', '课']) {
      expect(await links.refusal(encodeURIComponent(wrongKey))).toBe('SHARE_NOT_FOUND');
    }
    const input = { params: { id: 'A'.repeat(22) } };
    expect((await server.fails(shares.openShare, { ...input, language: 'zh' })).message).toContain(
      '链接无效',
    );
    expect((await server.fails(shares.openShare, { ...input, language: 'en' })).message).toContain(
      'Link invalid',
    );
  });

  it('does not open while its document is in the bin, and is deleted with it', async () => {
    const { id, key } = await links.shared();
    await links.open(key, li);
    const ids = { body: { ids: [id] } };
    await server.call(documents.binDocuments, ids, chen);
    expect([await links.refusal(key), await links.refusal(key, li), await links.permission(id, li)]).toEqual([
      'SHARE_CONTENT_GONE',
      'SHARE_CONTENT_GONE',
      'none',
    ]);
    await server.call(documents.restoreDocuments, ids, chen);
    expect(await links.permission(id, li)).toBe(EditPermission.VIEW);
    await links.open(key);
    await server.call(documents.binDocuments, ids, chen);
    await server.call(documents.deleteDocuments, ids, chen);
    expect(await links.refusal(key)).toBe('SHARE_NOT_FOUND');
  });

  it('shows markup in a name as text, and cannot be created for a name of 4 KB', async () => {
    const { id, key } = await links.shared();
    const name = '<img src=x onerror=alert(1)>';
    await server.call(documents.renameDocument, { body: { id, name } }, chen);
    expect((await links.open(key)).name).toBe(name);
    const long = await server.fails(
      documents.renameDocument,
      { body: { id, name: '长'.repeat(4096) } },
      chen,
    );
    expect(long.code).toBe('NAME_INVALID');
  });
});

describe('the recipients of a link', () => {
  it('exclude every other user when the link is for its owner only', async () => {
    const { key } = await links.shared({ edit_type: EditType.ONLY_MYSELF });
    expect(await links.refusal(key)).toBe('SHARE_NEEDS_SIGN_IN');
    expect(await links.refusal(key, await signInGuest(server))).toBe('SHARE_NEEDS_SIGN_IN');
    expect(await links.refusal(key, li)).toBe('SHARE_NOT_FOR_YOU');
    await links.open(key, chen);
  });

  it('are named users and teachers of a named class, until they are removed', async () => {
    const organisationId = await createSchool(server);
    const teacher = () => signInTeacher(server, { organisationId });
    const [owner, named, teaching, other] = await Promise.all([teacher(), teacher(), teacher(), teacher()]);
    const schoolClass = await new ClassesStore(server.platform.database).insert(
      { organisationId, name: '五年级1班', teacherIds: [owner.userId, teaching.userId] },
      now,
    );
    const { id } = await server.call(documents.createDocument, { body: { name: '教研' } }, owner);
    const set = (body: Setting) => ({ params: { id }, body: { edit_type: 3 as const, ...body } });
    const { share_id: key } = await server.call(
      shares.putShare,
      set({ user_ids: [named.userId], class_ids: [schoolClass] }),
      owner,
    );
    expect((await links.open(key, named)).document_type).toBe(2);
    await links.open(key, teaching);
    expect(await links.refusal(key, other)).toBe('SHARE_NOT_FOR_YOU');
    await server.call(shares.putShare, set({ user_ids: [], class_ids: [schoolClass] }), owner);
    expect([await links.permission(id, named), await links.permission(id, teaching)]).toEqual(['none', 10]);
    const leaving = { params: { class_id: schoolClass, user_id: teaching.userId } };
    await server.call(leaveClass, leaving, teaching);
    expect([await links.permission(id, teaching), await links.refusal(key, teaching)]).toEqual([
      'none',
      'SHARE_NOT_FOR_YOU',
    ]);
    const foreign = await server.fails(
      shares.putShare,
      { params: { id: await links.courseware() }, body: { class_ids: [schoolClass] } },
      chen,
    );
    expect(foreign.code).toBe('CLASS_NOT_FOUND');
  });

  it('are notified of the remaining permission when another grant of the owner is revoked', async () => {
    const { id, key } = await links.shared({ permission: 10 });
    await links.open(key, li);
    const give = (given: 0 | 20) => {
      const params = { id, user_id: li.userId };
      return server.call(documents.putGrant, { params, body: { permission: given } }, chen);
    };
    await give(EditPermission.EDIT);
    expect([await told(id), await links.permission(id, li)]).toEqual([[20], 20]);
    await give(EditPermission.NONE);
    expect([await told(id), await links.permission(id, li)]).toEqual([[10], 10]);
  });

  it('can edit with permission to view when a link allows it, but not by a link that is for other users', async () => {
    const { id, key } = await links.shared({ permission: 10 });
    const params = { id, user_id: li.userId };
    await server.call(documents.putGrant, { params, body: { permission: EditPermission.VIEW } }, chen);
    expect((await links.open(key, li)).permission).toBe(EditPermission.VIEW);
    const givesEdit = async (body: Setting) => {
      await links.put(id, { permission: 20, ...body });
      return [(await links.open(key, li)).permission, await links.permission(id, li)];
    };
    expect(await givesEdit({})).toEqual([20, 20]);
    expect(await givesEdit({ edit_type: EditType.ONLY_MYSELF })).toEqual([10, 10]);
    expect(await givesEdit({ password: PASSWORD })).toEqual([10, 10]);
    const given = { params: { identify: key }, body: { password: PASSWORD } };
    await server.call(shares.verifySharePassword, given, li);
    expect([(await links.open(key, li)).permission, await links.permission(id, li)]).toEqual([20, 20]);
    await server.call(shares.withdrawShare, { params: { id } }, chen);
    expect(await links.permission(id, li)).toBe(EditPermission.VIEW);
  });

  it('keep their own permission on the document, whatever the link is', async () => {
    const { id, key } = await links.shared({ edit_type: EditType.ONLY_MYSELF, password: PASSWORD });
    await server.call(
      documents.putGrant,
      { params: { id, user_id: li.userId }, body: { permission: EditPermission.EDIT } },
      chen,
    );
    expect(await links.open(key, li)).toMatchObject({ permission: EditPermission.EDIT });
    await server.call(shares.withdrawShare, { params: { id } }, chen);
    expect(await links.permission(id, li)).toBe(EditPermission.EDIT);
  });
});

describe('the end of a link', () => {
  it('by expiry takes effect at that moment, also for its signed addresses', async () => {
    const picture = await uploadFile(server, chen, '叶.png', PNG);
    if (picture.kind !== 'document') throw new Error('the picture was not stored as a file');
    const { id } = picture.document;
    const { share_id: key } = await links.put(id, { end_at: now + TEN_MINUTES_MS });
    const { file } = await links.open(key);
    const { file: own } = await links.open(key, li);
    const status = async (path: string | undefined) => (await server.fetch(path ?? '')).status;
    expect([await status(file?.url), await status(own?.url)]).toEqual([200, 200]);
    now += TEN_MINUTES_MS;
    expect([await links.refusal(key), await links.refusal(key, li), await links.permission(id, li)]).toEqual([
      'SHARE_ENDED',
      'SHARE_ENDED',
      'none',
    ]);
    const { url: dead } = file ?? { url: '' };
    expect(await status(dead)).toBe(403);
    expect(await links.put(id, { end_at: now + TEN_MINUTES_MS })).toMatchObject({ ended: false });
    await links.open(key);
  });

  it('by expiry closes and notifies the windows that the link opened', async () => {
    const { id, key } = await links.shared({ end_at: now + TEN_MINUTES_MS });
    await links.open(key, li);
    const window = openLive(server, li, id);
    try {
      await window.synced();
      now += TEN_MINUTES_MS;
      await until('the window is closed', () => window.connection.state.type === 'refused');
      await expect.poll(() => told(id)).toEqual([EditPermission.NONE]);
    } finally {
      window.close();
    }
  });

  it('by the owner makes open windows read-only or closes them at once, with a notification', async () => {
    const { id, key } = await links.shared({ permission: 20 });
    await links.open(key, li);
    const window = openLive(server, li, id);
    try {
      await window.synced();
      expect(window.connection.state).toMatchObject({ readOnly: false });
      // The permission is reduced first: the window stays open, read-only.
      await links.put(id, { permission: 10 });
      await until('the window is read-only', () => {
        const { state } = window.connection;
        return state.type === 'synced' && state.readOnly;
      });
      await expect.poll(() => told(id)).toEqual([EditPermission.VIEW]);
      await server.call(shares.withdrawShare, { params: { id } }, chen);
      await until('the window is closed', () => window.connection.state.type === 'refused');
      expect(window.connection.state).toMatchObject({ reason: 'forbidden' });
    } finally {
      window.close();
    }
    await expect.poll(() => told(id)).toEqual([EditPermission.NONE]);
  });
});

describe('a document that a link gives for viewing', () => {
  it('cannot be downloaded unless the owner allows it', async () => {
    const sound = await uploadFile(server, chen, '听写.mp3', Buffer.from('ID3'));
    if (sound.kind !== 'document') throw new Error('the sound was not stored as a file');
    const { id } = sound.document;
    const { share_id: key } = await links.put(id, { download: false });
    expect(await links.open(key, li)).toMatchObject({ download: false, file: { download_url: null } });
    const params = { id };
    const onlyLook = async (who: Session) =>
      (await server.call(documents.getDocument, { params }, who)).only_look;
    expect([await onlyLook(li), await onlyLook(chen)]).toEqual([true, undefined]);
    expect((await server.fails(documents.downloadLink, { params }, li)).code).toBe('FORBIDDEN');
    expect((await server.fails(documents.copyDocument, { body: { source_id: id } }, li)).code).toBe(
      'FORBIDDEN',
    );
    const { file } = await links.open(key);
    expect((await server.fetch(file?.url ?? '')).status).toBe(200);
    expect((await server.fetch(`${file?.url}&download=1`)).status).toBe(403);
    await links.put(id, { download: true });
    expect(await onlyLook(li)).toBeUndefined();
    await server.call(documents.copyDocument, { body: { source_id: id } }, li);
    const { file: open2 } = await links.open(key);
    expect((await server.fetch(open2?.download_url ?? '')).status).toBe(200);
  });

  it('is described before it is opened, with a preview if its kind has one, and without counting a visit', async () => {
    const { id, key } = await links.shared();
    const info = await server.call(shares.getSharePreview, { query: { share_id: key } });
    expect(info).toMatchObject({ core_type: 'courseware', permission: 10 });
    expect(await server.call(shares.getShareInfo, { params: { id: key } }, li)).toMatchObject({
      name: info.name,
      url: `/#/s?id=${key}`,
    });
    const { share } = await server.call(shares.getShare, { params: { id } }, chen);
    expect(share?.visits).toBe(0);
  });
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
