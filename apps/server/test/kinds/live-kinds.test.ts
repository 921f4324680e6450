import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LiveConnection } from '@lectern/courseware/live';
import { EditPermission } from '@lectern/protocol';
import { COURSEWARE_LIVE_PATH, coursewareState } from '@lectern/protocol/courseware';
import { binDocuments, createDocument, deleteDocuments, putGrant } from '@lectern/protocol/documents';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { livePorts, until } from '../setup/live-client.ts';
import { type SignedIn, signIn, signInTeacher } from '../setup/sessions.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { composeTallies, type TallyApp } from './compose-tallies.ts';
import { oldTallyDocument, type ToldTally, tallyDocument } from './tally.ts';

const PATH = '/ws/tally';
const DAY_MS = 24 * 3_600_000;
const told: ToldTally = { copied: [], rested: [] };

let server: TestServer;
let app: TallyApp;
let chen: SignedIn;
let li: SignedIn;
const clients: TallyClient[] = [];

beforeAll(async () => {
  server = await startTestServer({
    compose: async (platform, http) => {
      app = await composeTallies(platform, http, told, {
        ofAll: 700_000,
        ofOne: 400_000,
        ofStrangers: 700_000,
        ofStranger: 400_000,
        small: 1_000,
        ofSmall: 10_000,
      });
      return app;
    },
  });
  [chen, li] = await Promise.all([signIn(server), signIn(server)]);
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => server.close());

/** A window of a user on a tally. */
interface TallyClient {
  readonly doc: Y.Doc;
  readonly connection: LiveConnection;
  readonly counts: Y.Map<unknown>;
  synced(): Promise<void>;
  close(): void;
}

/** `at`: host with port of the server. */
function openTally(id: string, session: SignedIn, at = server.host, path = PATH): TallyClient {
  const doc = new Y.Doc();
  const awareness = new Awareness(doc);
  const token = async () => JSON.stringify({ authorization: await session.authorize('GET', path, at) });
  const ports = livePorts(`http://${at}`, token, path);
  const connection = new LiveConnection({ name: id, doc, awareness, ports });
  const client = {
    doc,
    connection,
    counts: doc.getMap('counts'),
    synced: () =>
      until('all is acknowledged', () => connection.state.type === 'synced' && connection.isStored),
    close() {
      connection.dispose();
      awareness.destroy();
    },
  };
  clients.push(client);
  return client;
}

async function opened(id: string, session = chen, at = server.host): Promise<TallyClient> {
  const client = openTally(id, session, at);
  await client.synced();
  return client;
}

function isFull({ connection: { state } }: TallyClient): boolean {
  return state.type === 'offline' && state.reason === 'unavailable';
}

async function newTally(): Promise<string> {
  const item = await app.documents.tree.createBlank({
    ownerId: chen.userId,
    parentId: null,
    name: '计数',
    autoRename: true,
    resourceTypeCode: 'assets_flash',
  });
  return item.id;
}

/** A tally whose log begins with this state, as another version of the program wrote it. */
async function tallyOf(state: Uint8Array): Promise<string> {
  return server.platform.database.transaction().execute(async (transaction) => {
    const row = await app.documents.create(
      {
        ownerId: chen.userId,
        parentId: null,
        name: '旧计数',
        autoRename: true,
        resourceTypeCode: 'assets_flash',
        format: 'tally',
        size: 0,
      },
      transaction,
    );
    await app.tallies.create(row.id, state, transaction);
    return row.id;
  });
}

async function grant(id: string, permission: EditPermission): Promise<void> {
  await server.call(putGrant, { params: { id, user_id: li.userId }, body: { permission } }, chen);
}

async function updatesOf(id: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from live_document_update where document_id = ${id}`.execute(
    server.platform.database,
  );
  return rows[0]?.count ?? 0;
}

describe('a kind of live document that a feature registers', () => {
  it('begins with the content that its kind defines', async () => {
    const item = await app.documents.get(chen.userId, await newTally());
    expect(item).toMatchObject({ resource_type_code: 'assets_flash', format: 'tally', page_count: 3 });
    const client = await opened(item.id);
    expect(client.counts.toJSON()).toEqual({ lessons: 0 });
  });

  it('is the only source of blank documents of its type', async () => {
    const wanted = { ownerId: chen.userId, parentId: null, name: '声音', autoRename: true } as const;
    const made = app.documents.tree.createBlank({ ...wanted, resourceTypeCode: 'assets_audio' });
    await expect(made).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  });

  it('sends the edits of two users to each other', async () => {
    const id = await newTally();
    await grant(id, EditPermission.EDIT);
    const [one, two] = [await opened(id), await opened(id, li)];
    one.counts.set('stars', 1);
    two.counts.set('flowers', 2);
    await until('the first client has the flowers', () => one.counts.get('flowers') === 2);
    await until('the second client has the stars', () => two.counts.get('stars') === 1);
    await Promise.all([one.synced(), two.synced()]);
    const whole = { lessons: 0, stars: 1, flowers: 2 };
    expect((await opened(id)).counts.toJSON()).toEqual(whole);
    const state = new Y.Doc();
    Y.applyUpdate(state, await app.tallies.state(id));
    expect(state.getMap('counts').toJSON()).toEqual(whole);
  });

  it('keeps all acknowledged edits when the process that received them is killed', async () => {
    const id = await newTally();
    await grant(id, EditPermission.EDIT);
    const folder = await mkdtemp(join(tmpdir(), 'lectern-tally-'));
    const file = fileURLToPath(new URL('./tally-program.ts', import.meta.url));
    const program = spawn(process.execPath, [file], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        DATABASE_URL: server.platform.config.databaseUrl,
        LECTERN_DATA: folder,
        LECTERN_ROLES: 'api,collab',
      },
    });
    const ended = once(program, 'exit');
    try {
      const [port] = await once(program.stdout, 'data');
      const at = `127.0.0.1:${String(port).trim()}`;
      const [one, two] = [await opened(id, chen, at), await opened(id, li, at)];
      one.counts.set('before', 1);
      two.counts.set('the end', 2);
      await Promise.all([one.synced(), two.synced()]);
      program.kill('SIGKILL');
      await ended;
      await until('the client notices the end of the server', () => one.connection.state.type !== 'synced');
      const expected = { lessons: 0, before: 1, 'the end': 2 };
      expect((await opened(id)).counts.toJSON()).toEqual(expected);
    } finally {
      program.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('is loaded from its log when it was not open', async () => {
    const id = await newTally();
    const first = await opened(id);
    for (let count = 1; count <= 30; count += 1) {
      first.counts.set('rounds', count);
      first.connection.flush();
    }
    await first.synced();
    first.close();
    const loaded = async () => /lectern_tally_open (\d+)/.exec(await server.platform.metrics.metrics())?.[1];
    await until('the document is unloaded', async () => (await loaded()) === '0');
    expect((await opened(id)).counts.get('rounds')).toBe(30);
    expect(await loaded()).toBe('1');
  });

  it('is read-only for a viewer, and closes when permission is revoked', async () => {
    const id = await newTally();
    await grant(id, EditPermission.VIEW);
    const viewer = await opened(id, li);
    expect(viewer.connection.state).toEqual({ type: 'synced', readOnly: true });
    viewer.counts.set('not mine', 1);
    await until('the edit is rejected', () => viewer.connection.wasRejected);
    await grant(id, EditPermission.NONE);
    await until('the connection is closed', () => viewer.connection.state.type === 'refused');
    expect(viewer.connection.state).toEqual({ type: 'refused', reason: 'forbidden' });
    expect((await opened(id)).counts.toJSON()).toEqual({ lessons: 0 });
  });

  it('is migrated by its own kind, once, for all users', async () => {
    const id = await tallyOf(oldTallyDocument('star star flower'));
    const client = await opened(id);
    expect(client.counts.toJSON()).toEqual({ star: 2, flower: 1 });
    expect(await updatesOf(id)).toBe(1);
    client.close();
    expect((await opened(id)).counts.toJSON()).toEqual({ star: 2, flower: 1 });
    expect(await updatesOf(id)).toBe(1);
  });

  it('opens only while open documents are within the limit, and later when there is space', async () => {
    const large = (letter: string) => tallyOf(tallyDocument({ [letter.repeat(300_000)]: 1 }));
    const [one, other, third] = await Promise.all([large('a'), large('b'), large('c')]);
    await grant(other, EditPermission.EDIT);
    const first = await opened(one);
    const late = openTally(third, chen);
    await until('the memory is full for a second document of the same user', () => isFull(late));
    await opened(other, li);
    expect(isFull(late) || late.connection.state.type === 'connecting').toBe(true);
    first.close();
    await late.synced();
  });

  it('opens for a teacher of a school when accounts without a school have filled the memory limit, and stays open', async () => {
    const large = (letter: string) => tallyOf(tallyDocument({ [letter.repeat(300_000)]: 1 }));
    const [one, other, third] = await Promise.all([large('a'), large('b'), large('c')]);
    await grant(other, EditPermission.EDIT);
    const strangers = [await opened(one), await opened(other, li)];
    const teacher = await signInTeacher(server);
    const params = { id: third, user_id: teacher.userId };
    await server.call(putGrant, { params, body: { permission: EditPermission.EDIT } }, chen);
    const theirs = await opened(third, teacher);
    await until("another user's document was closed", () => strangers.some(isFull));
    for (const { connection } of strangers) connection.reconnectNow();
    theirs.counts.set('written meanwhile', 1);
    await theirs.synced();
    theirs.close();
    for (const stranger of strangers) await stranger.synced();
  });

  it('stays closed when a later version of its kind wrote it', async () => {
    const client = openTally(await tallyOf(tallyDocument({ star: 1 }, 3)), chen);
    await until('the document is not opened', () => client.connection.state.type === 'offline');
    expect(client.connection.state).toEqual({ type: 'offline', reason: 'unavailable' });
  });

  it('is copied with its content, and its kind is notified', async () => {
    const id = await newTally();
    const client = await opened(id);
    client.counts.set('stars', 5);
    await client.synced();
    const target = { parentId: null, autoRename: true, sourceFrom: 1 } as const;
    const copy = await app.documents.tree.copy(chen.userId, id, target);
    expect(told.copied).toEqual([`${id} ${copy.id}`]);
    client.counts.set('stars', 6);
    await client.synced();
    expect((await opened(copy.id)).counts.toJSON()).toEqual({ lessons: 0, stars: 5 });
  });

  it('is passed to its kind once when it is idle, and again after the next change', async () => {
    const id = await newTally();
    const client = await opened(id);
    client.counts.set('rested', 1);
    await client.synced();
    const sweep = () => server.platform.objectSweep.run(Date.now() + 91 * DAY_MS);
    const times = () => told.rested.filter((names) => names.includes('rested')).length;
    await server.platform.objectSweep.run(Date.now() + 89 * DAY_MS);
    expect(times()).toBe(0);
    await sweep();
    await sweep();
    expect(times()).toBe(1);
    client.counts.set('again', 1);
    await client.synced();
    await sweep();
    expect(times()).toBe(2);
  });

  it('is deleted permanently with its document', async () => {
    const id = await newTally();
    await server.call(binDocuments, { body: { ids: [id] } }, chen);
    await server.call(deleteDocuments, { body: { ids: [id] } }, chen);
    const { rows } = await sql`select 1 from live_document where document_id = ${id}`.execute(
      server.platform.database,
    );
    expect(rows).toEqual([]);
  });
});

describe('two kinds side by side', () => {
  async function refusedOn(path: string, id: string): Promise<string> {
    const client = openTally(id, chen, server.host, path);
    await until('the connection is refused', () => client.connection.state.type === 'refused');
    return client.connection.state.type === 'refused' ? client.connection.state.reason : '';
  }

  it('cannot be opened by each other’s paths', async () => {
    const tally = await newTally();
    const body = { name: '课件', resource_type_code: 'coursewares' as const };
    const courseware = await server.call(createDocument, { query: { auto_rename: true }, body }, chen);
    expect(await refusedOn(COURSEWARE_LIVE_PATH, tally)).toBe('forbidden');
    expect(await refusedOn(PATH, courseware.id)).toBe('forbidden');
    const state = await server.fails(coursewareState, { params: { id: tally } }, chen);
    expect(state.code).toBe('DOCUMENT_NOT_FOUND');
    await expect(app.tallies.state(courseware.id)).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
  });

  it('have separate metrics', async () => {
    const client = await opened(await newTally());
    const text = await server.platform.metrics.metrics();
    expect(text).toContain('lectern_tally_open 1');
    expect(text).toContain('lectern_courseware_open 0');
    client.counts.set('stars', 1);
    await client.synced();
    const after = await server.platform.metrics.metrics();
    expect(after).toMatch(/lectern_tally_append_seconds_count [1-9]/);
    expect(after).toContain('lectern_courseware_append_seconds_count 0');
  });
});
