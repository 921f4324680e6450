import { CoursewareStore, SCHEMA_VERSION, SnapshotReader } from '@lectern/courseware';
import { coursewareState } from '@lectern/protocol/courseware';
import * as documents from '@lectern/protocol/documents';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { type LiveClient, openLive, until } from '../../../../test/setup/live-client.ts';
import { addShape, firstText, startCoursewares, write } from '../../../../test/setup/live-coursewares.ts';
import { sessionOf } from '../../../../test/setup/sessions.ts';
import { startTestServer } from '../../../../test/setup/test-server.ts';

const { server, chen, coursewares } = await startCoursewares();
afterEach(() => coursewares.letGo());
afterAll(() => server.close());

describe('an edit shown as saved', () => {
  it('is in the document that a new reader loads', async () => {
    const id = await coursewares.make();
    const client = await coursewares.open(id);
    for (let index = 0; index < 20; index += 1) {
      const shape = addShape(client, `shape ${index}`);
      await client.synced();
      expect((await coursewares.freshly(id)).store.find('element', shape)?.name).toBe(`shape ${index}`);
    }
  });

  it('moves the document up in the list of recent documents', async () => {
    const id = await coursewares.make();
    const get = () => server.call(documents.getDocument, { params: { id } }, chen);
    const { update_at: before } = await get();
    const client = await coursewares.open(id);
    addShape(client, 'an edit');
    await client.synced();
    await until('the time of the edit is stored', async () => (await get()).update_at > before);
  });

  it('is on disk also when the window is closed within 50 ms of the last letter', async () => {
    const id = await coursewares.make();
    const client = await coursewares.open(id);
    const shape = addShape(client, 'last letter');
    await new Promise((resolve) => setTimeout(resolve, 20));
    client.connection.dispose();
    await until('it is stored', async () => (await coursewares.freshly(id)).store.get(shape) !== undefined);
  });

  it('is not acknowledged while the database cannot store it, and is saved by itself later', async () => {
    const id = await coursewares.make();
    const client = await coursewares.open(id);
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
    expect((await coursewares.freshly(id)).store.get(shape)).toBeDefined();
  });

  it('is never replaced by an empty courseware: the connection is refused when the courseware cannot be read', async () => {
    const id = await coursewares.make();
    const before = (await coursewares.freshly(id)).store.pages();
    await sql`alter table live_document_snapshot rename to live_document_snapshot_away`.execute(
      server.platform.database,
    );
    const client = openLive(server, chen, id);
    coursewares.clients.push(client);
    await until('the connection is refused', () => client.connection.state.type === 'offline');
    expect(client.store.pages()).toEqual([]);
    await sql`alter table live_document_snapshot_away rename to live_document_snapshot`.execute(
      server.platform.database,
    );
    await client.synced();
    expect(client.store.pages()).toEqual(before);
  });

  it('is kept when a courseware of schema 1 is migrated, for open windows and for later readers', async () => {
    const id = await coursewares.make();
    const doc = new Y.Doc();
    Y.applyUpdate(doc, await server.call(coursewareState, { params: { id } }, chen));
    const records = doc.getMap<Y.Map<unknown>>('records');
    const [page = ''] = new CoursewareStore(doc).pages();
    records.get('deck')?.set('schema', 1);
    const values = { kind: 'element', type: 'tool', parentId: page, order: 'zz', toolKey: 'Mind' };
    const frame = { x: 0, y: 0, w: 100, h: 100 };
    // Schema 1 stored a tool's data as one text.
    records.set(
      'tool',
      new Y.Map<unknown>(Object.entries({ ...values, frame, data: '\u0001{"root":"春","n":1}' })),
    );
    await sql`update live_document_snapshot set state = ${Buffer.from(Y.encodeStateAsUpdate(doc))}
      where document_id = ${id}`.execute(server.platform.database);
    const data = { root: '春', n: 1 };
    expect(new SnapshotReader(await coursewares.recordsOf(id)).find('element', 'tool')).toMatchObject({
      data,
    });
    const client = await coursewares.open(id);
    expect(client.store.find('element', 'tool')).toMatchObject({ data });
    expect(client.store.find('deck', 'deck')?.schema).toBe(SCHEMA_VERSION);
    expect((await coursewares.freshly(id)).store.find('element', 'tool')).toMatchObject({ data });
  });

  it('is kept when another client sent it while a phone slept', async () => {
    const id = await coursewares.make();
    const [phone, desk] = [await coursewares.open(id), await coursewares.open(id)];
    phone.connection.dispose();
    const slept = addShape(phone, 'on the phone');
    const awake = addShape(desk, 'at the desk');
    await desk.synced();
    const back = openLive(server, chen, id, phone.doc);
    coursewares.clients.push(back);
    await back.synced();
    await until("the desk has the phone's edit", () => desk.store.get(slept) !== undefined);
    expect(back.store.get(awake)).toBeDefined();
  });

  it('on a page that another user deletes meanwhile does not restore the page', async () => {
    const id = await coursewares.make();
    const [one, two] = [await coursewares.open(id), await coursewares.open(id)];
    const page = one.store.pages()[0] ?? '';
    const title = firstText(one);
    one.store.transact((edit) => edit.remove(page));
    write(two, title, 'still typing');
    two.store.transact((edit) => edit.update(page, { name: 'renamed' }));
    await Promise.all([one.synced(), two.synced()]);
    await until('both agree', () => two.store.get(page) === undefined);
    expect((await coursewares.freshly(id)).store.pages()).toEqual([]);
  });

  it('is stored when the program stops while it is sent, even if the database takes half a second', async () => {
    const id = await coursewares.make();
    const { databaseUrl } = server.platform.config;
    const second = await startTestServer({ config: { databaseUrl } });
    const client = openLive(second, sessionOf(second, chen.token), id);
    coursewares.clients.push(client);
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
    expect((await coursewares.freshly(id)).store.get(shape)).toBeDefined();
  });

  it('is kept when a user returns while the courseware is being unloaded', async () => {
    const id = await coursewares.make();
    const first = await coursewares.open(id);
    for (let round = 0; round < 30; round += 1) {
      addShape(first, `round ${round}`);
      first.connection.flush();
    }
    await first.synced();
    let second: LiveClient | undefined;
    let shape = '';
    await server.platform.database.transaction().execute(async (transaction) => {
      // The snapshot of the unloading cannot be written until this transaction ends.
      await sql`select 1 from live_document_snapshot where document_id = ${id} for update`.execute(
        transaction,
      );
      first.connection.dispose();
      await new Promise((resolve) => setTimeout(resolve, 100));
      second = await coursewares.open(id);
      shape = addShape(second, 'meanwhile');
      await second.synced();
    });
    await new Promise((resolve) => setTimeout(resolve, 200));
    const third = await coursewares.open(id);
    expect(third.store.get(shape)).toBeDefined();
    const later = addShape(third, 'later');
    await until('both edits are in one courseware', () => second?.store.get(later) !== undefined);
  });

  it('is kept in each of two coursewares that one teacher edits at once', async () => {
    const ids = [await coursewares.make(), await coursewares.make()];
    const both = await Promise.all(ids.map((id) => coursewares.open(id)));
    const shapes = both.map((client, index) => addShape(client, `in ${index}`));
    await Promise.all(both.map((client) => client.synced()));
    for (const [index, id] of ids.entries()) {
      const { store } = await coursewares.freshly(id);
      expect(shapes.map((shape) => store.get(shape) !== undefined)).toEqual([index === 0, index === 1]);
    }
  });

  it('is kept when the log is compacted under many edits', async () => {
    const id = await coursewares.make();
    const [one, two] = [await coursewares.open(id), await coursewares.open(id)];
    const shapes: string[] = [];
    for (let round = 0; round < 300; round += 1) {
      shapes.push(addShape(one, `one ${round}`), addShape(two, `two ${round}`));
      one.connection.flush();
      two.connection.flush();
    }
    await Promise.all([one.synced(), two.synced()]);
    await until('a snapshot is written', async () => {
      const { rows } = await sql<{ seq: number }>`
        select seq from live_document_snapshot where document_id = ${id}`.execute(server.platform.database);
      return (rows[0]?.seq ?? 0) >= 400;
    });
    const { store } = await coursewares.freshly(id);
    expect(shapes.filter((shape) => store.get(shape) === undefined)).toEqual([]);
  });
});
