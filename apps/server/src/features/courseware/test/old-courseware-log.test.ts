import { newId } from '@lectern/base';
import { blankCourseware, CoursewareStore, stateOfSnapshot } from '@lectern/courseware';
import { coursewareFile } from '@lectern/protocol/courseware';
import { sql } from 'kysely';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import * as Y from 'yjs';
import { type LiveClient, openLive } from '../../../../test/setup/live-client.ts';
import { type SignedIn, signIn } from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import { type BareDatabase, openDatabase } from '../../../platform/database/database.ts';
import { migrate } from '../../../platform/database/migrate.ts';

/** Every migration before the one that extended the log to documents of any kind. */
const BEFORE = [
  '001-secret',
  '010-accounts',
  '011-classes',
  '020-documents',
  '021-uploads',
  '022-transcoding',
  '023-notifications',
  '024-demo',
  '025-transcode-callbacks',
  '026-exports',
  '027-previews',
  '028-page-pictures',
  '030-courseware',
  '031-unnamed-objects',
  '032-fetched-exports',
];
const HASH = 'ab'.repeat(32);

const name = `test_${newId().replaceAll('-', '')}`;
const address = { ...inject('postgres'), database: name };
const id = newId();
let server: TestServer;
let chen: SignedIn;
let client: LiveClient | undefined;

async function administer(statement: string): Promise<void> {
  const one = new pg.Client(inject('postgres'));
  await one.connect();
  await one.query(statement).finally(() => one.end());
}

/** A courseware with a snapshot and two later updates, the last of which adds a page's name. */
async function fillOldTables(database: BareDatabase): Promise<void> {
  const state = stateOfSnapshot(blankCourseware());
  const doc = new Y.Doc();
  Y.applyUpdate(doc, state);
  const store = new CoursewareStore(doc);
  const updates: Uint8Array[] = [];
  doc.on('update', (update: Uint8Array) => updates.push(update));
  const [page = ''] = store.pages();
  for (const title of ['first', 'second']) store.transact((edit) => edit.update(page, { name: title }));
  await sql`
    insert into document (id, owner_id, name, name_key, resource_type_code, format, document_type, source_from, size,
      page_count, teaching_materials, created_at, updated_at)
    values (${id}, 'nobody yet', '旧课件', '旧课件', 'coursewares', 'ndpx', 2, 1, 0, 1, '[]', now(), now())`.execute(
    database,
  );
  await sql`insert into courseware (document_id, seq, swept_seq) values (${id}, 2, 1)`.execute(database);
  await sql`
    insert into courseware_snapshot (document_id, seq, state) values (${id}, 0, ${Buffer.from(state)})`.execute(
    database,
  );
  for (const [index, payload] of updates.entries()) {
    await sql`
      insert into courseware_update (document_id, seq, payload, user_id)
      values (${id}, ${index + 1}, ${Buffer.from(payload)}, 'chen')`.execute(database);
  }
  await sql`
    insert into courseware_asset (document_id, hash, mime, size) values (${id}, ${HASH}, 'image/png', 7)`.execute(
    database,
  );
  store.dispose();
}

beforeAll(async () => {
  await administer(`create database ${name}`);
  const open = openDatabase(address, pino({ level: 'silent' }), 2);
  await migrate(open.database, { only: BEFORE });
  await fillOldTables(open.database);
  await open.close();
  const { host, port, user, password } = address;
  const query = new URLSearchParams({ host, port: String(port) });
  const databaseUrl = `postgresql://${user}:${encodeURIComponent(password)}@localhost/${name}?${query}`;
  server = await startTestServer({ config: { databaseUrl } });
  chen = await signIn(server);
  await sql`update document set owner_id = ${chen.userId} where id = ${id}`.execute(server.platform.database);
});
afterAll(async () => {
  client?.close();
  await server.close();
  await administer(`drop database if exists ${name} with (force)`);
});

it('the migration of the log keeps every row of coursewares', async () => {
  const { rows } = await sql`
    select kind, seq, swept_seq, (select seq from live_document_snapshot s where s.document_id = d.document_id) as snapshot,
      (select array_agg(seq || ' ' || user_id order by seq) from live_document_update u where u.document_id = d.document_id)
        as updates,
      (select array_agg(hash) from courseware_asset a where a.document_id = d.document_id) as assets
    from live_document d`.execute(server.platform.database);
  expect(rows).toEqual([
    { kind: 'coursewares', seq: 2, swept_seq: 1, snapshot: 0, updates: ['1 chen', '2 chen'], assets: [HASH] },
  ]);
});

it('the migration of the log keeps coursewares readable, and their logs continue at the next number', async () => {
  client = openLive(server, chen, id);
  await client.synced();
  const { store } = client;
  const [page = ''] = store.pages();
  expect(store.find('page', page)?.name).toBe('second');
  store.transact((edit) => edit.update(page, { name: 'third' }));
  await client.synced();
  const { rows } = await sql`
    select seq, user_id from live_document_update where document_id = ${id} and seq > 2`.execute(
    server.platform.database,
  );
  expect(rows).toEqual([{ seq: 3, user_id: chen.userId }]);
  const file = await server.call(coursewareFile, { params: { id } }, chen);
  expect(file.length).toBeGreaterThan(100);
});

it('the migration of the log makes the kind mandatory, and deletes a log together with its document', async () => {
  const insert = sql`insert into live_document (document_id, seq) values (${newId()}, 0)`;
  await expect(insert.execute(server.platform.database)).rejects.toThrow('kind');
  client?.close();
  client = undefined;
  await sql`delete from document where id = ${id}`.execute(server.platform.database);
  const { rows } = await sql`
    select (select count(*) from live_document) as documents, (select count(*) from live_document_snapshot) as snapshots,
      (select count(*) from live_document_update) as updates, (select count(*) from courseware_asset) as assets`.execute(
    server.platform.database,
  );
  expect(rows).toEqual([{ documents: 0, snapshots: 0, updates: 0, assets: 0 }]);
});
