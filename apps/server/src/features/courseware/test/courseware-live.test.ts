import { ticksDuring } from '@lectern/base/processor-time';
import { addPage, SnapshotReader, snapshotOf } from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol';
import { COURSEWARE_LIVE_PATH, coursewareRecords } from '@lectern/protocol/courseware';
import { keepCoursewareVersion, restoreCoursewareVersion } from '@lectern/protocol/courseware-versions';
import * as documents from '@lectern/protocol/documents';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { openLive, until } from '../../../../test/setup/live-client.ts';
import {
  addShape,
  firstText,
  startCoursewares,
  textOf,
  write,
} from '../../../../test/setup/live-coursewares.ts';
import { sessionOf, signIn } from '../../../../test/setup/sessions.ts';
import { startTestServer } from '../../../../test/setup/test-server.ts';

const { server, chen, li, coursewares } = await startCoursewares();
afterEach(() => coursewares.letGo());
afterAll(() => server.close());

describe('two teachers in one courseware', () => {
  it('see each other’s edits, which merge when both type in one text at once', async () => {
    const id = await coursewares.make();
    await coursewares.grant(id, EditPermission.EDIT);
    const [one, two] = [await coursewares.open(id), await coursewares.open(id, li)];
    const title = firstText(one);
    write(one, title, '春天来了');
    await until('the text arrives', () => textOf(two, title) === '春天来了');
    write(one, title, '美丽的春天来了');
    write(two, title, '春天来了！');
    await until(
      'both agree',
      () => textOf(one, title) === textOf(two, title) && textOf(one, title).length === 8,
    );
    expect(textOf(one, title)).toBe('美丽的春天来了！');
  });

  it('see each other under the user id that the server knows, not under an id that a client claims', async () => {
    const id = await coursewares.make();
    await coursewares.grant(id, EditPermission.EDIT);
    const [one, two] = [await coursewares.open(id), await coursewares.open(id, li)];
    two.awareness.setLocalState({ name: 'Chen', user_id: chen.userId });
    await until('the other user is present', () => one.awareness.getStates().has(two.doc.clientID));
    await until(
      'the presence has the true user id',
      () => one.awareness.getStates().get(two.doc.clientID)?.user_id === li.userId,
    );
  });

  it('have one awareness state per connection: states of other windows are not forwarded', async () => {
    const id = await coursewares.make();
    await coursewares.grant(id, EditPermission.VIEW);
    const [one, two] = [await coursewares.open(id), await coursewares.open(id, li)];
    two.awareness.setLocalState({ name: 'Li' });
    await until('the other user is present', () => one.awareness.getStates().has(two.doc.clientID));
    // One message with hundreds of states, as a viewer's own program could send it.
    for (let ghost = 1; ghost <= 300; ghost += 1) {
      two.awareness.states.set(ghost, { name: 'x'.repeat(100) });
      two.awareness.meta.set(ghost, { clock: 1, lastUpdated: Date.now() });
    }
    const ghosts = [...two.awareness.states.keys()];
    two.awareness.emit('update', [{ added: ghosts, updated: [], removed: [] }, 'local']);
    two.awareness.setLocalState({ name: 'Li again' });
    await until(
      "the viewer's own presence still arrives",
      () => one.awareness.getStates().get(two.doc.clientID)?.name === 'Li again',
    );
    expect(one.awareness.getStates().size).toBe(2);
    const three = await coursewares.open(id);
    await until('a new client receives the presence', () =>
      three.awareness.getStates().has(two.doc.clientID),
    );
    expect(three.awareness.getStates().size).toBeLessThanOrEqual(3);
  });
});

describe('the records that a show begins with', () => {
  it('are the records of the live document with its latest edits, while it is open and after', async () => {
    const id = await coursewares.make();
    const client = await coursewares.open(id);
    const shape = addShape(client, 'an edit');
    write(client, firstText(client), '分数的初步认识');
    await client.synced();
    const expected = snapshotOf(client.store);
    expect(await coursewares.recordsOf(id)).toEqual(expected);
    client.close();
    const openCount = () => server.platform.metrics.getSingleMetricAsString('lectern_courseware_open');
    await until('the courseware is unloaded', async () => / 0$/m.test(await openCount()));
    expect(await coursewares.recordsOf(id)).toEqual(expected);
    expect(new SnapshotReader(await coursewares.recordsOf(id)).find('element', shape)?.name).toBe('an edit');
  });

  it('are not found by a user who may not see the courseware', async () => {
    const id = await coursewares.make();
    const asked = { params: { id } };
    expect((await server.fails(coursewareRecords, asked, li)).code).toBe('DOCUMENT_NOT_FOUND');
    await coursewares.grant(id, EditPermission.VIEW);
    expect(new TextDecoder().decode(await server.call(coursewareRecords, asked, li))).toContain('"deck"');
  });
});

describe('two programs on one database', () => {
  it('send each other’s edits to their clients', async () => {
    const id = await coursewares.make();
    const { databaseUrl } = server.platform.config;
    const second = await startTestServer({ config: { databaseUrl } });
    try {
      const here = await coursewares.open(id);
      const there = await coursewares.open(id, sessionOf(second, chen.token), second);
      const shape = addShape(here, 'from here');
      await until('the edit arrives at the second server', () => there.store.get(shape) !== undefined);
      const back = addShape(there, 'from there');
      await until('the edit arrives at the first server', () => here.store.get(back) !== undefined);
    } finally {
      await second.close();
    }
  });
});

describe('access to a courseware', () => {
  it('is refused without a valid token, and for another user’s courseware', async () => {
    const id = await coursewares.make();
    const nobody = openLive(server, { authorizeSocket: () => 'MAC id="x",nonce="y",mac="z"' }, id);
    const stranger = openLive(server, li, id);
    coursewares.clients.push(nobody, stranger);
    await until('the user without permission is refused', () => stranger.connection.state.type === 'refused');
    expect(stranger.connection.state).toEqual({ type: 'refused', reason: 'forbidden' });
    await until('the unauthorized client is refused', () => nobody.connection.state.type === 'offline');
    expect(nobody.connection.state).toEqual({ type: 'offline', reason: 'unauthorized' });
    const nothing = Y.encodeStateAsUpdate(new Y.Doc());
    for (const { doc } of [nobody, stranger]) expect(Y.encodeStateAsUpdate(doc)).toEqual(nothing);
  });

  it('allows reading and discards edits when the user may only view', async () => {
    const id = await coursewares.make();
    await coursewares.grant(id, EditPermission.VIEW);
    const viewer = await coursewares.open(id, li);
    expect(viewer.connection.state).toEqual({ type: 'synced', readOnly: true });
    const shape = addShape(viewer, 'not mine to add');
    await until("the viewer's edit is rejected", () => viewer.connection.wasRejected);
    expect((await coursewares.freshly(id)).store.get(shape)).toBeUndefined();
  });

  it('is reduced or ended within five seconds after a change of permission', async () => {
    const id = await coursewares.make();
    await coursewares.grant(id, EditPermission.EDIT);
    const client = openLive(server, li, id);
    coursewares.clients.push(client);
    await client.synced();
    const waited = await ticksDuring(async () => {
      await coursewares.grant(id, EditPermission.VIEW);
      await until(
        'the client is read-only',
        () => client.connection.state.type === 'synced' && client.connection.state.readOnly,
      );
      addShape(client, 'too late');
      await until('the edit is rejected', () => client.connection.wasRejected);
      await coursewares.grant(id, EditPermission.NONE);
      await until('the connection is closed', () => client.connection.state.type === 'refused');
    });
    expect(waited).toBeLessThan(5_000);
  });

  it('ends with the reason that the courseware was moved to the bin or deleted, except for users without permission', async () => {
    const id = await coursewares.make();
    await coursewares.grant(id, EditPermission.EDIT);
    const client = await coursewares.open(id, li);
    await server.call(documents.binDocuments, { body: { ids: [id] } }, chen);
    await until('the connection is closed', () => client.connection.state.type === 'refused');
    expect(client.connection.state).toEqual({ type: 'refused', reason: 'deleted' });
    // A user who returns gets the same reason, and continues after it was restored.
    const back = openLive(server, li, id);
    const stranger = openLive(server, await signIn(server), id);
    coursewares.clients.push(back, stranger);
    await until('both connections are refused', () =>
      [back, stranger].every(({ connection }) => connection.state.type === 'refused'),
    );
    expect(back.connection.state).toEqual({ type: 'refused', reason: 'deleted' });
    expect(stranger.connection.state).toEqual({ type: 'refused', reason: 'forbidden' });
    await server.call(documents.restoreDocuments, { body: { ids: [id] } }, chen);
    const again = await coursewares.open(id, li);
    await server.call(documents.binDocuments, { body: { ids: [id] } }, chen);
    await server.call(documents.deleteDocuments, { body: { ids: [id] } }, chen);
    await until('the connection is closed', () => again.connection.state.type === 'refused');
    expect(again.connection.state).toEqual({ type: 'refused', reason: 'deleted' });
  });

  it('ends when the sign-in ends', async () => {
    const id = await coursewares.make();
    const wang = await signIn(server);
    await server.call(
      documents.putGrant,
      { params: { id, user_id: wang.userId }, body: { permission: EditPermission.EDIT } },
      chen,
    );
    const client = await coursewares.open(id, wang);
    await server.platform.bus.publish('session_ended', await sessionIdOf(wang.userId));
    await until('the connection is closed', () => client.connection.state.type === 'offline');
    expect(client.connection.state).toEqual({ type: 'offline', reason: 'unauthorized' });
  });
});

async function sessionIdOf(userId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from sign_in where account_id = ${userId}`.execute(
    server.platform.database,
  );
  return rows[0]?.id ?? '';
}

describe('the page count in lists', () => {
  const pagesListed = async (id: string) =>
    (await server.call(documents.getDocument, { params: { id } }, chen)).page_count;

  it('includes added and removed pages, also just before the window closes', async () => {
    const id = await coursewares.make();
    const window = await coursewares.open(id);
    window.store.transact((edit) => addPage(edit));
    await window.synced();
    await until('the listed page count has the first edit', async () => (await pagesListed(id)) === 2);
    // The window closes before the page count is next updated, ten seconds later.
    window.store.transact((edit) => addPage(edit));
    await window.synced();
    coursewares.letGo();
    await until(
      'the listing shows the pages of the closed courseware',
      async () => (await pagesListed(id)) === 3,
    );
  });

  it('is updated after a restored version when no window has the courseware open', async () => {
    const id = await coursewares.make();
    const version = await server.call(
      keepCoursewareVersion,
      { params: { id }, body: { name: '一页' } },
      chen,
    );
    const window = await coursewares.open(id);
    window.store.transact((edit) => addPage(edit));
    await window.synced();
    coursewares.letGo();
    await until('the listing shows two pages', async () => (await pagesListed(id)) === 2);
    await server.call(restoreCoursewareVersion, { params: { id, version_id: version.id } }, chen);
    expect(await pagesListed(id)).toBe(1);
  });
});

describe('an invalid message', () => {
  it('of ten megabytes closes the socket, and the server keeps running', async () => {
    const id = await coursewares.make();
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${COURSEWARE_LIVE_PATH}`);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.on('error', () => undefined);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.send(new Uint8Array(10_485_760));
    expect(await closed).toBe(1009);
    await coursewares.open(id);
  });

  it('closes the connection when it is no update, and leaves the courseware unchanged', async () => {
    const id = await coursewares.make();
    const client = await coursewares.open(id);
    const before = (await coursewares.freshly(id)).store.pages();
    const bad = openLive(server, chen, id, new Y.Doc());
    coursewares.clients.push(bad);
    await bad.synced();
    const local = { local: true } as Y.Transaction;
    bad.doc.emit('update', [new Uint8Array([255, 3, 7, 250, 1]), undefined, bad.doc, local]);
    await until('the client is disconnected', () => bad.connection.state.type === 'offline');
    addShape(client, 'still here');
    await client.synced();
    expect((await coursewares.freshly(id)).store.pages()).toEqual(before);
  });
});
