import { EditPermission, NotificationType } from '@lectern/protocol';
import { PUSH_PATH } from '@lectern/protocol/constants';
import {
  binDocuments,
  createDocument,
  deleteDocuments,
  moveDocuments,
  putGrant,
  renameDocument,
  restoreDocuments,
} from '@lectern/protocol/documents';
import type { PushMessage } from '@lectern/protocol/push';
import { afterAll, describe, expect, it } from 'vitest';
import { makeDeck } from '../../../test/setup/decks.ts';
import { PushWindow } from '../../../test/setup/push-window.ts';
import { sessionOf, signIn, signInGuest } from '../../../test/setup/sessions.ts';
import { startTestServer } from '../../../test/setup/test-server.ts';
import { startTwoTeachers } from '../../../test/setup/two-teachers.ts';
import { importFile } from '../../../test/setup/upload-file.ts';

const { server, chen, li } = await startTwoTeachers();
afterAll(() => server.close());

describe('the push socket', () => {
  it('notifies every window of a user that their presentation was imported, and no other user', async () => {
    const [first, second, other] = await Promise.all([
      new PushWindow(server.host).signedIn(chen),
      new PushWindow(server.host).signedIn(chen),
      new PushWindow(server.host).signedIn(li),
    ]);
    const task = await importFile(server, chen, '推送.pptx', makeDeck(['一']));
    for (const window of [first, second]) {
      const message = await window.said((said) => said.kind === 'notification');
      expect(message).toMatchObject({
        kind: 'notification',
        topic: expect.stringMatching(new RegExp(`${chen.userId}$`)),
        notification: {
          type: NotificationType.parsePPT,
          content: { task_id: task.id, document_id: task.document_id },
        },
      });
    }
    expect(other.kinds).toEqual(['ready']);
    for (const window of [first, second, other]) window.socket.close();
  });

  it('notifies windows that are open on another process', async () => {
    const { databaseUrl, dataFolder } = server.platform.config;
    const other = await startTestServer({ config: { databaseUrl, dataFolder } });
    try {
      const window = await new PushWindow(other.host).signedIn(sessionOf(other, chen.token));
      const item = await server.call(createDocument, { body: { name: '另一个进程' } }, li);
      await server.call(
        putGrant,
        { params: { id: item.id, user_id: chen.userId }, body: { permission: EditPermission.EDIT } },
        li,
      );
      expect(await window.said((said) => said.kind === 'notification')).toMatchObject({
        notification: { content: { document_id: item.id, permission: EditPermission.EDIT } },
      });
      // The import may run on either process: both windows are notified.
      const here = await new PushWindow(server.host).signedIn(chen);
      const task = await importFile(server, chen, '两个进程.pptx', makeDeck(['一']));
      for (const one of [here, window]) {
        const isAboutIt = (said: PushMessage) =>
          said.kind === 'notification' &&
          'task_id' in said.notification.content &&
          said.notification.content.task_id === task.id;
        expect(await one.said(isAboutIt)).toMatchObject({
          notification: { type: NotificationType.parsePPT, content: { document_id: task.document_id } },
        });
      }
      here.socket.close();
      window.socket.close();
      await window.closed;
    } finally {
      await other.close();
    }
  });

  it('notifies a teacher of a changed permission', async () => {
    const window = await new PushWindow(server.host).signedIn(li);
    const item = await server.call(createDocument, { body: { name: '给 li' } }, chen);
    await server.call(
      putGrant,
      { params: { id: item.id, user_id: li.userId }, body: { permission: EditPermission.VIEW } },
      chen,
    );
    expect(await window.said((said) => said.kind === 'notification')).toMatchObject({
      notification: {
        type: NotificationType.permissionChange,
        content: { document_id: item.id, permission: EditPermission.VIEW, by_user_id: chen.userId },
      },
    });
    window.socket.close();
  });

  it('notifies all users of a document that it was renamed, and no other user', async () => {
    const stranger = await signIn(server);
    const windows = await Promise.all(
      [chen, li, stranger].map((who) => new PushWindow(server.host).signedIn(who)),
    );
    const item = await server.call(createDocument, { body: { name: '秋天' } }, chen);
    const body = { permission: EditPermission.EDIT };
    await server.call(putGrant, { params: { id: item.id, user_id: li.userId }, body }, chen);
    await server.call(renameDocument, { query: {}, body: { id: item.id, name: '秋天的雨' } }, li);
    for (const window of windows.slice(0, 2))
      expect(await window.said(({ kind }) => kind === 'renamed')).toEqual({
        kind: 'renamed',
        document_id: item.id,
      });
    expect(windows[2]?.kinds).toEqual(['ready']);
    for (const window of windows) window.socket.close();
  });

  it('notifies the owner’s windows of moved, binned, restored and deleted documents, and no other user’s', async () => {
    const [window, other] = await Promise.all(
      [chen, li].map((who) => new PushWindow(server.host).signedIn(who)),
    );
    const create = (name: string, resource_type_code: 'folder' | 'coursewares') =>
      server.call(createDocument, { body: { name, resource_type_code } }, chen);
    const [folder, item] = [await create('三年级', 'folder'), await create('窗前的气球', 'coursewares')];
    const ids = [item.id];
    await server.call(moveDocuments, { query: {}, body: { ids, parent_id: folder.id } }, chen);
    for (const endpoint of [binDocuments, restoreDocuments, binDocuments, deleteDocuments])
      await server.call(endpoint, { body: { ids } }, chen);
    const told = () => window?.kinds.filter((kind) => kind === 'documents').length;
    await expect.poll(told, { timeout: 20_000 }).toBe(5);
    expect(other?.kinds).toEqual(['ready']);
    window?.socket.close();
    other?.socket.close();
  });

  it('is closed when the sign-in of its user ends', async () => {
    const leaving = await signIn(server);
    const window = await new PushWindow(server.host).signedIn(leaving);
    const path = `/api/uc/v1.1/tokens/${leaving.token.access_token}`;
    expect((await server.fetch(path, { method: 'DELETE' }, leaving)).status).toBe(200);
    await window.said((message) => message.kind === 'closing' && message.reason === 'session_ended');
    expect(await window.closed).toBe(4403);
  });

  it('refuses clients that are not signed in: no message, an invalid one, a replayed header, a guest', async () => {
    const authorization = chen.authorizeSocket(PUSH_PATH);
    const used = await new PushWindow(server.host).open();
    used.socket.send(JSON.stringify({ authorization }));
    await used.said((message) => message.kind === 'ready');
    const guest = await signInGuest(server);
    for (const hello of [
      'hello',
      '{}',
      JSON.stringify({ authorization: 'MAC id="x"' }),
      JSON.stringify({ authorization }),
      JSON.stringify({ authorization: chen.authorizeSocket('/ws/courseware') }),
      JSON.stringify({ authorization: guest.authorizeSocket(PUSH_PATH) }),
    ]) {
      const window = await new PushWindow(server.host).open();
      window.socket.send(hello);
      expect(await window.closed, hello).toBe(4401);
    }
    used.socket.close();
  });

  it('refuses the page of another site', async () => {
    await expect(new PushWindow(server.host, 'https://evil.example').open()).rejects.toThrow('403');
  });

  it('is closed when a window sends too many messages or opens too many sockets', async () => {
    const talking = await new PushWindow(server.host).signedIn(li);
    for (let word = 0; word < 40; word += 1) talking.socket.send('{"kind":"pong"}');
    expect(await talking.closed).toBe(1008);
    const crowd = await signIn(server);
    const windows = await Promise.all(
      Array.from({ length: 100 }, () => new PushWindow(server.host).signedIn(crowd)),
    );
    const last = await new PushWindow(server.host).open();
    last.socket.send(JSON.stringify({ authorization: crowd.authorizeSocket(PUSH_PATH) }));
    await last.said((message) => message.kind === 'closing' && message.reason === 'busy');
    expect(await last.closed).toBe(1013);
    windows[0]?.socket.close();
    await windows[0]?.closed;
    await new PushWindow(server.host).signedIn(crowd).then(({ socket }) => socket.close());
    for (const window of windows) window.socket.close();
  });

  it('is closed by a message of 10 MB, and the server keeps running', async () => {
    const window = await new PushWindow(server.host).signedIn(chen);
    window.socket.send(Buffer.alloc(10 * 1_048_576));
    expect(await window.closed).toBe(1009);
    const early = await new PushWindow(server.host).open();
    early.socket.send(Buffer.alloc(10 * 1_048_576));
    expect(await early.closed).toBe(1009);
    expect((await server.fetch('/api/uc/v1.1/time')).status).toBe(200);
  });
});
