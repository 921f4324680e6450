import { newId } from '@lectern/base';
import { EditPermission, NotificationType } from '@lectern/protocol';
import { createDocument, putGrant } from '@lectern/protocol/documents';
import { clearNotifications, listNotifications, readNotifications } from '@lectern/protocol/notifications';
import { getPreview, openPreview } from '@lectern/protocol/previews';
import { afterAll, describe, expect, it } from 'vitest';
import { PushWindow } from '../../../test/setup/push-window.ts';
import { signIn } from '../../../test/setup/sessions.ts';
import { startTwoTeachers } from '../../../test/setup/two-teachers.ts';
import { uploadFile } from '../../../test/setup/upload-file.ts';
import { NotificationsService } from './notifications.service.ts';
import { NotificationsStore, type NotificationTables } from './notifications.store.ts';

const { server, chen, li } = await startTwoTeachers();
afterAll(() => server.close());

describe('the list of notifications', () => {
  it('is newest first, can be marked as read one by one or all at once, and can be cleared', async () => {
    const reader = await signIn(server);
    for (const name of ['一', '二', '三']) {
      const item = await server.call(createDocument, { body: { name: `通知${name}` } }, chen);
      await server.call(
        putGrant,
        { params: { id: item.id, user_id: reader.userId }, body: { permission: 10 } },
        chen,
      );
    }
    const before = await server.call(listNotifications, { query: { limit: 2 } }, reader);
    expect(before).toMatchObject({ has_more: true, unread: 3 });
    expect(before.items.map((item) => 'name' in item.content && item.content.name)).toEqual([
      '通知三',
      '通知二',
    ]);
    const ids = [before.items[0]?.id ?? ''];
    expect(await server.call(readNotifications, { body: { ids } }, chen)).toBeDefined();
    expect(await server.call(readNotifications, { body: { ids } }, reader)).toEqual({ unread: 2 });
    expect(await server.call(readNotifications, { body: {} }, reader)).toEqual({ unread: 0 });
    const after = await server.call(listNotifications, {}, reader);
    expect(after.items.every((item) => (item.read_at ?? 0) >= item.create_at)).toBe(true);
    await server.call(clearNotifications, {}, reader);
    expect(await server.call(listNotifications, {}, reader)).toEqual({
      items: [],
      removed: [],
      is_whole: true,
      has_more: false,
      unread: 0,
      cursor: expect.any(Number),
    });
  });

  it('returns the changes since a cursor: new, read and cleared notifications, each once', async () => {
    const reader = await signIn(server);
    const give = async (name: string) => {
      const { id } = await server.call(createDocument, { body: { name } }, chen);
      const params = { id, user_id: reader.userId };
      await server.call(putGrant, { params, body: { permission: EditPermission.VIEW } }, chen);
      return id;
    };
    const since = async (cursor: number) =>
      server.call(listNotifications, { query: { since: cursor } }, reader);
    const [one] = [await give('变化一'), await give('变化二')];
    const whole = await server.call(listNotifications, {}, reader);
    expect(await since(whole.cursor)).toMatchObject({ items: [], removed: [], is_whole: false, unread: 2 });
    const [second, first] = whole.items.map(({ id }) => id);
    await server.call(readNotifications, { body: { ids: [second ?? ''] } }, reader);
    const params = { id: one, user_id: reader.userId };
    await server.call(putGrant, { params, body: { permission: EditPermission.EDIT } }, chen);
    const changed = await since(whole.cursor);
    expect(changed.removed).toEqual([first]);
    expect(changed.items).toMatchObject([
      { read_at: null, content: { document_id: one, permission: EditPermission.EDIT } },
      { id: second, read_at: expect.any(Number) },
    ]);
    expect(await since(changed.cursor)).toMatchObject({ items: [], removed: [] });
    // Clearing up to the last viewed notification keeps later ones.
    await give('变化三');
    const until = changed.items[0]?.create_at ?? 0;
    await server.call(clearNotifications, { query: { until } }, reader);
    const left = await since(changed.cursor);
    expect(left.removed).toHaveLength(2);
    expect(left.items).toMatchObject([{ content: { name: '变化三' } }]);
    // The whole list is returned for a cursor that the server does not know, and for more changes than requested.
    expect(await since(left.cursor + 1_000_000)).toMatchObject({ is_whole: true, items: left.items });
    const few = { since: 0, limit: 1 };
    expect(await server.call(listNotifications, { query: few }, reader)).toMatchObject({ is_whole: true });
    // The list has no notification of another user.
    expect((await server.call(listNotifications, { query: { since: 0 } }, li)).items).not.toContainEqual(
      expect.objectContaining({ id: second }),
    );
  });

  it('loses no notification whose transaction committed later than it began', async () => {
    const reader = await signIn(server);
    const told = (name: string) =>
      ({
        type: NotificationType.permissionChange,
        content: { document_id: newId(), name, permission: EditPermission.VIEW, by_user_id: chen.userId },
      }) as const;
    const { database } = server.platform;
    const slow = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    const service = new NotificationsService(
      new NotificationsStore(database.withTables<NotificationTables>()),
      server.platform.bus,
      server.platform.clock,
    );
    const early = database.transaction().execute(async (transaction) => {
      await service.notify(reader.userId, told('先'), transaction);
      begun.resolve();
      await slow.promise;
    });
    await begun.promise;
    await database
      .transaction()
      .execute((transaction) => service.notify(reader.userId, told('后'), transaction));
    const { items, cursor } = await server.call(listNotifications, {}, reader);
    expect(items).toMatchObject([{ content: { name: '后' } }]);
    slow.resolve();
    await early;
    const { items: missed } = await server.call(listNotifications, { query: { since: cursor } }, reader);
    expect(missed).toMatchObject([{ content: { name: '先' } }]);
  });

  it('notifies every window when notifications are read or cleared in another window', async () => {
    const reader = await signIn(server);
    const { id } = await server.call(createDocument, { body: { name: '两个窗口' } }, chen);
    const params = { id, user_id: reader.userId };
    await server.call(putGrant, { params, body: { permission: EditPermission.VIEW } }, chen);
    const [one, two] = await Promise.all([
      new PushWindow(server.host).signedIn(reader),
      new PushWindow(server.host).signedIn(reader),
    ]);
    await server.call(readNotifications, { body: {} }, reader);
    for (const window of [one, two]) await window.said(({ kind }) => kind === 'notifications');
    // No notification was unread any more, so no window is notified.
    await server.call(readNotifications, { body: {} }, reader);
    await server.call(clearNotifications, {}, reader);
    await one.said(() => one.messages.filter(({ kind }) => kind === 'notifications').length === 2);
    expect(one.messages.filter(({ kind }) => kind === 'notifications')).toHaveLength(2);
    for (const window of [one, two]) window.socket.close();
  });

  it('has the latest state of a document after too many notifications about it, without notifying again', async () => {
    const [giver, reader] = await Promise.all([signIn(server), signIn(server)]);
    const { id } = await server.call(createDocument, { body: { name: '来回' } }, giver);
    const window = await new PushWindow(server.host).signedIn(reader);
    const give = (permission: EditPermission) =>
      server.call(putGrant, { params: { id, user_id: reader.userId }, body: { permission } }, giver);
    for (let time = 0; time < 12; time += 1) {
      await give(EditPermission.VIEW);
      await give(EditPermission.EDIT);
    }
    await give(EditPermission.VIEW);
    const { items } = await server.call(listNotifications, {}, reader);
    expect(items).toMatchObject([{ content: { document_id: id, permission: EditPermission.VIEW } }]);
    expect(items).toHaveLength(1);
    const calls = window.messages.filter(({ kind }) => kind === 'notification');
    expect(calls.length).toBeLessThanOrEqual(20);
    window.socket.close();
  });

  it('has only the latest permission on each document', async () => {
    const reader = await signIn(server);
    const [one, other] = await Promise.all(
      ['一', '二'].map((name) => server.call(createDocument, { body: { name: `权限${name}` } }, chen)),
    );
    const give = (id: string | undefined, permission: EditPermission) =>
      server.call(putGrant, { params: { id: id ?? '', user_id: reader.userId }, body: { permission } }, chen);
    await give(one?.id, EditPermission.VIEW);
    await give(other?.id, EditPermission.VIEW);
    await give(one?.id, EditPermission.EDIT);
    const { items, unread } = await server.call(listNotifications, {}, reader);
    expect(items.map(({ content }) => content)).toMatchObject([
      { document_id: one?.id, permission: EditPermission.EDIT },
      { document_id: other?.id, permission: EditPermission.VIEW },
    ]);
    expect(unread).toBe(2);
  });

  it('notifies users who wait for a preview when it has finished, and no other users', async () => {
    const [mine, other] = await Promise.all([
      new PushWindow(server.host).signedIn(chen),
      new PushWindow(server.host).signedIn(li),
    ]);
    const done = await uploadFile(server, chen, '诗.txt', Buffer.from('春眠不觉晓'));
    if (done.kind !== 'document') throw new Error('a text became a task');
    const { id } = done.document;
    const before = await server.call(openPreview, { params: { id } }, chen);
    expect(before.status).toBe('preparing');
    expect(await mine.said((message) => message.kind === 'preview')).toMatchObject({ document_id: id });
    expect(await server.call(getPreview, { params: { id } }, chen)).toMatchObject({ status: 'ready' });
    expect(other.messages.some((message) => message.kind === 'preview')).toBe(false);
    mine.socket.close();
    other.socket.close();
  });
});
