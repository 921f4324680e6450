import {
  type CoursewareSnapshot,
  CoursewareStore,
  insertElement,
  parseSnapshot,
  SCHEMA_VERSION,
  type ShapeElement,
  SnapshotReader,
  snapshotOf,
} from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol';
import { COURSEWARE_LIVE_PATH, coursewareRecords, coursewareState } from '@lectern/protocol/courseware';
import * as documents from '@lectern/protocol/documents';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import * as Y from 'yjs';
import { startTestServer, type TestServer } from './harness.ts';
import { type LiveClient, openLive, until } from './live-client.ts';
import { type SignedIn, sessionOf, signIn } from './sessions.ts';

let server: TestServer;
let chen: SignedIn;
let li: SignedIn;
const clients: LiveClient[] = [];

beforeAll(async () => {
  server = await startTestServer();
  [chen, li] = await Promise.all([signIn(server), signIn(server)]);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => server.close());

async function newCourseware(): Promise<string> {
  const body = { name: '课件', resource_type_code: 'coursewares' as const };
  const { id } = await server.call(documents.createDocument, { query: { auto_rename: true }, body }, chen);
  return id;
}

async function open(documentId: string, session = chen, at: TestServer = server): Promise<LiveClient> {
  const client = openLive(at, session, documentId);
  clients.push(client);
  await client.synced();
  return client;
}

async function grant(documentId: string, permission: EditPermission): Promise<void> {
  await server.call(
    documents.putGrant,
    { params: { id: documentId, user_id: li.userId }, body: { permission } },
    chen,
  );
}

function textOf(client: { readonly store: CoursewareStore }, id: string): string {
  const element = client.store.find('element', id) as ShapeElement;
  return (element.text?.paragraphs ?? [])
    .map(({ runs }) => runs.map((run) => (run.type === 'text' ? run.text : '')).join(''))
    .join('\n');
}

function write(client: LiveClient, id: string, text: string): void {
  client.store.transact((edit) => {
    edit.update<ShapeElement>(id, { text: { paragraphs: [{ runs: [{ type: 'text', text }] }] } });
  });
}

function addShape(client: LiveClient, name: string): string {
  let id = '';
  client.store.transact((edit) => {
    const frame = { x: 0, y: 0, w: 100, h: 100 };
    id = insertElement(edit, edit.pages()[0] ?? '', { type: 'shape', frame, name });
  });
  return id;
}

async function recordsOf(documentId: string): Promise<CoursewareSnapshot> {
  const answer = await server.call(coursewareRecords, { params: { id: documentId } }, chen);
  return parseSnapshot(new TextDecoder().decode(answer));
}

function firstText(client: LiveClient): string {
  return client.store.children(client.store.pages()[0] ?? '')[0] ?? '';
}

/** What a fresh reader gets who asks the server over HTTP. */
async function freshly(
  documentId: string,
  at: TestServer = server,
): Promise<{ readonly store: CoursewareStore }> {
  const doc = new Y.Doc();
  Y.applyUpdate(doc, await at.call(coursewareState, { params: { id: documentId } }, chen));
  return { store: new CoursewareStore(doc) };
}

describe('two teachers in one courseware', () => {
  it('see what the other does, and text that both type at once merges', async () => {
    const id = await newCourseware();
    await grant(id, EditPermission.EDIT);
    const [one, two] = [await open(id), await open(id, li)];
    const title = firstText(one);
    write(one, title, '春天来了');
    await until('the words arrive', () => textOf(two, title) === '春天来了');
    write(one, title, '美丽的春天来了');
    write(two, title, '春天来了！');
    await until(
      'both agree',
      () => textOf(one, title) === textOf(two, title) && textOf(one, title).length === 8,
    );
    expect(textOf(one, title)).toBe('美丽的春天来了！');
  });

  it('see each other under the name that the server knows, not under one that somebody claims', async () => {
    const id = await newCourseware();
    await grant(id, EditPermission.EDIT);
    const [one, two] = [await open(id), await open(id, li)];
    two.awareness.setLocalState({ name: 'Chen', user_id: chen.userId });
    await until('the other is seen', () => one.awareness.getStates().has(two.doc.clientID));
    await until(
      'the true user is named',
      () => one.awareness.getStates().get(two.doc.clientID)?.user_id === li.userId,
    );
  });

  it('are one state a connection: windows that there are not are told to nobody', async () => {
    const id = await newCourseware();
    await grant(id, EditPermission.VIEW);
    const [one, two] = [await open(id), await open(id, li)];
    two.awareness.setLocalState({ name: 'Li' });
    await until('the other is seen', () => one.awareness.getStates().has(two.doc.clientID));
    // One message with hundreds of windows, as a program of a viewer's own would send it.
    for (let ghost = 1; ghost <= 300; ghost += 1) {
      two.awareness.states.set(ghost, { name: 'x'.repeat(100) });
      two.awareness.meta.set(ghost, { clock: 1, lastUpdated: Date.now() });
    }
    const ghosts = [...two.awareness.states.keys()];
    two.awareness.emit('update', [{ added: ghosts, updated: [], removed: [] }, 'local']);
    two.awareness.setLocalState({ name: 'Li again' });
    await until(
      'what it says of itself still arrives',
      () => one.awareness.getStates().get(two.doc.clientID)?.name === 'Li again',
    );
    expect(one.awareness.getStates().size).toBe(2);
    const three = await open(id);
    await until('a newcomer is told', () => three.awareness.getStates().has(two.doc.clientID));
    expect(three.awareness.getStates().size).toBeLessThanOrEqual(3);
  });
});

describe('the records that a show begins with', () => {
  it('are those of the live document, edits of this moment included, while it is open and after', async () => {
    const id = await newCourseware();
    const client = await open(id);
    const shape = addShape(client, 'an edit');
    write(client, firstText(client), '分数的初步认识');
    await client.synced();
    const expected = snapshotOf(client.store);
    expect(await recordsOf(id)).toEqual(expected);
    client.close();
    const openCount = () => server.platform.metrics.getSingleMetricAsString('lectern_courseware_open');
    await until('it is let go', async () => / 0$/m.test(await openCount()));
    expect(await recordsOf(id)).toEqual(expected);
    expect(new SnapshotReader(await recordsOf(id)).find('element', shape)?.name).toBe('an edit');
  });

  it('are not there for somebody who may not see the courseware', async () => {
    const id = await newCourseware();
    const asked = { params: { id } };
    expect((await server.fails(coursewareRecords, asked, li)).code).toBe('DOCUMENT_NOT_FOUND');
    await grant(id, EditPermission.VIEW);
    expect(new TextDecoder().decode(await server.call(coursewareRecords, asked, li))).toContain('"deck"');
  });
});

describe('saved means saved', () => {
  it('acknowledges only what a fresh reader gets', async () => {
    const id = await newCourseware();
    const client = await open(id);
    for (let index = 0; index < 20; index += 1) {
      const shape = addShape(client, `shape ${index}`);
      await client.synced();
      expect((await freshly(id)).store.find('element', shape)?.name).toBe(`shape ${index}`);
    }
  });

  it('moves the document up among the recent ones', async () => {
    const id = await newCourseware();
    const get = () => server.call(documents.getDocument, { params: { id } }, chen);
    const { update_at: before } = await get();
    const client = await open(id);
    addShape(client, 'an edit');
    await client.synced();
    await until('its time is later', async () => (await get()).update_at > before);
  });

  it('is on disk also when the window is closed within 50 ms of the last letter', async () => {
    const id = await newCourseware();
    const client = await open(id);
    const shape = addShape(client, 'last letter');
    await new Promise((resolve) => setTimeout(resolve, 20));
    client.connection.dispose();
    await until('it is stored', async () => (await freshly(id)).store.get(shape) !== undefined);
  });

  it('does not acknowledge while the database cannot store, and goes on by itself', async () => {
    const id = await newCourseware();
    const client = await open(id);
    await sql`alter table live_document_update rename to live_document_update_away`.execute(
      server.platform.database,
    );
    const shape = addShape(client, 'meanwhile');
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(client.connection.isStored).toBe(false);
    await sql`alter table live_document_update_away rename to live_document_update`.execute(
      server.platform.database,
    );
    await client.synced();
    expect((await freshly(id)).store.get(shape)).toBeDefined();
  });

  it('refuses the connection when a courseware cannot be read, and never puts an empty one in its place', async () => {
    const id = await newCourseware();
    const before = (await freshly(id)).store.pages();
    await sql`alter table live_document_snapshot rename to live_document_snapshot_away`.execute(
      server.platform.database,
    );
    const client = openLive(server, chen, id);
    clients.push(client);
    await until('it is refused', () => client.connection.state.type === 'offline');
    expect(client.store.pages()).toEqual([]);
    await sql`alter table live_document_snapshot_away rename to live_document_snapshot`.execute(
      server.platform.database,
    );
    await client.synced();
    expect(client.store.pages()).toEqual(before);
  });

  it('brings a courseware of schema 1 up to date when it is opened, for who has it and who reads it later', async () => {
    const id = await newCourseware();
    const doc = new Y.Doc();
    Y.applyUpdate(doc, await server.call(coursewareState, { params: { id } }, chen));
    const records = doc.getMap<Y.Map<unknown>>('records');
    const [page = ''] = new CoursewareStore(doc).pages();
    records.get('deck')?.set('schema', 1);
    const values = { kind: 'element', type: 'tool', parentId: page, order: 'zz', toolKey: 'Mind' };
    const frame = { x: 0, y: 0, w: 100, h: 100 };
    // As schema 1 kept a tool's data: one text for all.
    records.set(
      'tool',
      new Y.Map<unknown>(Object.entries({ ...values, frame, data: '\u0001{"root":"春","n":1}' })),
    );
    await sql`update live_document_snapshot set state = ${Buffer.from(Y.encodeStateAsUpdate(doc))}
      where document_id = ${id}`.execute(server.platform.database);
    const data = { root: '春', n: 1 };
    expect(new SnapshotReader(await recordsOf(id)).find('element', 'tool')).toMatchObject({ data });
    const client = await open(id);
    expect(client.store.find('element', 'tool')).toMatchObject({ data });
    expect(client.store.find('deck', 'deck')?.schema).toBe(SCHEMA_VERSION);
    expect((await freshly(id)).store.find('element', 'tool')).toMatchObject({ data });
  });

  it('keeps what was edited while a phone slept, and what others did meanwhile', async () => {
    const id = await newCourseware();
    const [phone, desk] = [await open(id), await open(id)];
    phone.connection.dispose();
    const slept = addShape(phone, 'on the phone');
    const awake = addShape(desk, 'at the desk');
    await desk.synced();
    const back = openLive(server, chen, id, phone.doc);
    clients.push(back);
    await back.synced();
    await until('the desk sees it', () => desk.store.get(slept) !== undefined);
    expect(back.store.get(awake)).toBeDefined();
  });

  it('keeps a page deleted that somebody else was writing on', async () => {
    const id = await newCourseware();
    const [one, two] = [await open(id), await open(id)];
    const page = one.store.pages()[0] ?? '';
    const title = firstText(one);
    one.store.transact((edit) => edit.remove(page));
    write(two, title, 'still typing');
    two.store.transact((edit) => edit.update(page, { name: 'renamed' }));
    await Promise.all([one.synced(), two.synced()]);
    await until('both agree', () => two.store.get(page) === undefined);
    expect((await freshly(id)).store.pages()).toEqual([]);
  });

  it('stores what is on its way when the program stops, although the database takes half a second', async () => {
    const id = await newCourseware();
    const { databaseUrl } = server.platform.config;
    const second = await startTestServer({ config: { databaseUrl } });
    const client = openLive(second, sessionOf(second, chen.token), id);
    clients.push(client);
    await client.synced();
    const shape = addShape(client, 'at the last moment');
    client.connection.flush();
    const slow = server.platform.database.transaction().execute(async (transaction) => {
      await sql`select 1 from live_document where document_id = ${id} for update`.execute(transaction);
      await new Promise((resolve) => setTimeout(resolve, 500));
    });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await second.close();
    await slow;
    expect((await freshly(id)).store.get(shape)).toBeDefined();
  });

  it('loses nothing when somebody comes back while the courseware is being let go', async () => {
    const id = await newCourseware();
    const first = await open(id);
    for (let round = 0; round < 30; round += 1) {
      addShape(first, `round ${round}`);
      first.connection.flush();
    }
    await first.synced();
    let second: LiveClient | undefined;
    let shape = '';
    await server.platform.database.transaction().execute(async (transaction) => {
      // The snapshot of the leaving cannot be written until this is over.
      await sql`select 1 from live_document_snapshot where document_id = ${id} for update`.execute(
        transaction,
      );
      first.connection.dispose();
      await new Promise((resolve) => setTimeout(resolve, 100));
      second = await open(id);
      shape = addShape(second, 'meanwhile');
      await second.synced();
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const third = await open(id);
    expect(third.store.get(shape)).toBeDefined();
    const later = addShape(third, 'later');
    await until('both are in one courseware', () => second?.store.get(later) !== undefined);
  });

  it('keeps two coursewares that one teacher edits at once', async () => {
    const ids = [await newCourseware(), await newCourseware()];
    const both = await Promise.all(ids.map((id) => open(id)));
    const shapes = both.map((client, index) => addShape(client, `in ${index}`));
    await Promise.all(both.map((client) => client.synced()));
    for (const [index, id] of ids.entries()) {
      const { store } = await freshly(id);
      expect(shapes.map((shape) => store.get(shape) !== undefined)).toEqual([index === 0, index === 1]);
    }
  });

  it('loses nothing when the log is put into snapshots under many edits', async () => {
    const id = await newCourseware();
    const [one, two] = [await open(id), await open(id)];
    const shapes: string[] = [];
    for (let round = 0; round < 300; round += 1) {
      shapes.push(addShape(one, `one ${round}`), addShape(two, `two ${round}`));
      one.connection.flush();
      two.connection.flush();
    }
    await Promise.all([one.synced(), two.synced()]);
    await until('a snapshot was made', async () => {
      const { rows } = await sql<{ seq: number }>`
        select seq from live_document_snapshot where document_id = ${id}`.execute(server.platform.database);
      return (rows[0]?.seq ?? 0) >= 400;
    });
    const { store } = await freshly(id);
    expect(shapes.filter((shape) => store.get(shape) === undefined)).toEqual([]);
  });
});

describe('two programs on one database', () => {
  it('bring each other’s edits to their clients', async () => {
    const id = await newCourseware();
    const { databaseUrl } = server.platform.config;
    const second = await startTestServer({ config: { databaseUrl } });
    try {
      const here = await open(id);
      const there = await open(id, sessionOf(second, chen.token), second);
      const shape = addShape(here, 'from here');
      await until('it arrives there', () => there.store.get(shape) !== undefined);
      const back = addShape(there, 'from there');
      await until('it arrives here', () => here.store.get(back) !== undefined);
    } finally {
      await second.close();
    }
  });
});

describe('who may', () => {
  it('refuses a connection without a good token, and one to a courseware of others', async () => {
    const id = await newCourseware();
    const nobody = openLive(server, { authorizeSocket: () => 'MAC id="x",nonce="y",mac="z"' }, id);
    const stranger = openLive(server, li, id);
    clients.push(nobody, stranger);
    await until('the stranger is refused', () => stranger.connection.state.type === 'refused');
    expect(stranger.connection.state).toEqual({ type: 'refused', reason: 'forbidden' });
    await until('nobody is refused', () => nobody.connection.state.type === 'offline');
    expect(nobody.connection.state).toEqual({ type: 'offline', reason: 'unauthorized' });
    expect([nobody.doc.share.size, stranger.store.pages().length]).toEqual([1, 0]);
  });

  it('lets a viewer look, and changes nothing that a viewer writes', async () => {
    const id = await newCourseware();
    await grant(id, EditPermission.VIEW);
    const viewer = await open(id, li);
    expect(viewer.connection.state).toEqual({ type: 'synced', readOnly: true });
    const shape = addShape(viewer, 'not mine to add');
    await until('the viewer is told', () => viewer.connection.wasRejected);
    expect((await freshly(id)).store.get(shape)).toBeUndefined();
  });

  it('lowers and ends connections within five seconds when the permission changes', async () => {
    const id = await newCourseware();
    await grant(id, EditPermission.EDIT);
    const client = openLive(server, li, id);
    clients.push(client);
    await client.synced();
    const start = Date.now();
    await grant(id, EditPermission.VIEW);
    await until(
      'it is told',
      () => client.connection.state.type === 'synced' && client.connection.state.readOnly,
    );
    addShape(client, 'too late');
    await until('the edit is refused', () => client.connection.wasRejected);
    await grant(id, EditPermission.NONE);
    await until('it is closed', () => client.connection.state.type === 'refused');
    expect(Date.now() - start).toBeLessThan(5_000);
  });

  it('is told that the courseware was moved to the bin or deleted, and not to whom it was never given', async () => {
    const id = await newCourseware();
    await grant(id, EditPermission.EDIT);
    const client = await open(id, li);
    await server.call(documents.binDocuments, { body: { ids: [id] } }, chen);
    await until('it is closed', () => client.connection.state.type === 'refused');
    expect(client.connection.state).toEqual({ type: 'refused', reason: 'deleted' });
    // Who comes back to it hears the same, and goes on when it was restored.
    const back = openLive(server, li, id);
    const stranger = openLive(server, await signIn(server), id);
    clients.push(back, stranger);
    await until('they are refused', () =>
      [back, stranger].every(({ connection }) => connection.state.type === 'refused'),
    );
    expect(back.connection.state).toEqual({ type: 'refused', reason: 'deleted' });
    expect(stranger.connection.state).toEqual({ type: 'refused', reason: 'forbidden' });
    await server.call(documents.restoreDocuments, { body: { ids: [id] } }, chen);
    const again = await open(id, li);
    await server.call(documents.binDocuments, { body: { ids: [id] } }, chen);
    await server.call(documents.deleteDocuments, { body: { ids: [id] } }, chen);
    await until('it is closed', () => again.connection.state.type === 'refused');
    expect(again.connection.state).toEqual({ type: 'refused', reason: 'deleted' });
  });

  it('ends with the sign-in', async () => {
    const id = await newCourseware();
    const wang = await signIn(server);
    await server.call(
      documents.putGrant,
      { params: { id, user_id: wang.userId }, body: { permission: EditPermission.EDIT } },
      chen,
    );
    const client = await open(id, wang);
    await server.platform.bus.publish('session_ended', await sessionIdOf(wang.userId));
    await until('it is closed', () => client.connection.state.type === 'offline');
    expect(client.connection.state).toEqual({ type: 'offline', reason: 'unauthorized' });
  });
});

async function sessionIdOf(userId: string): Promise<string> {
  const { rows } = await sql<{ id: string }>`select id from sign_in where account_id = ${userId}`.execute(
    server.platform.database,
  );
  return rows[0]?.id ?? '';
}

describe('bad messages', () => {
  it('ends a socket that sends ten megabytes, and stays up', async () => {
    const id = await newCourseware();
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}${COURSEWARE_LIVE_PATH}`);
    await new Promise((resolve) => socket.once('open', resolve));
    socket.on('error', () => undefined);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    socket.send(new Uint8Array(10_485_760));
    expect(await closed).toBe(1009);
    await open(id);
  });

  it('closes on bytes that are no update and keeps the courseware whole', async () => {
    const id = await newCourseware();
    const client = await open(id);
    const before = (await freshly(id)).store.pages();
    const bad = openLive(server, chen, id, new Y.Doc());
    clients.push(bad);
    await bad.synced();
    const local = { local: true } as Y.Transaction;
    bad.doc.emit('update', [new Uint8Array([255, 3, 7, 250, 1]), undefined, bad.doc, local]);
    await until('it is cut off', () => bad.connection.state.type === 'offline');
    addShape(client, 'still here');
    await client.synced();
    expect((await freshly(id)).store.pages()).toEqual(before);
  });
});
