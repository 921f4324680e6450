import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { coursewareRecords, uploadAsset } from '@lectern/protocol/courseware';
import { createDocument, listDocuments } from '@lectern/protocol/documents';
import { listNotifications } from '@lectern/protocol/notifications';
import { createUpload } from '@lectern/protocol/uploads';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { composeApp } from '../../src/app.ts';
import { serveHealth } from '../../src/platform/http/health.ts';
import { noise } from '../setup/decks.ts';
import { openLive, until } from '../setup/live-client.ts';
import { type SignedIn, signIn, signInTeacher } from '../setup/sessions.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';

let server: TestServer;
let chen: SignedIn;
let id: string;
let isLow = false;

beforeAll(async () => {
  server = await startTestServer({
    async compose(platform, http) {
      serveHealth(http, platform, {
        query: async () => undefined,
      } as unknown as Parameters<typeof serveHealth>[2]);
      return composeApp(platform, http);
    },
    // More than any disk has, so that the test alone decides whether there is space.
    disk: async () => (isLow ? 0 : Number.MAX_SAFE_INTEGER),
    config: { reserveBytes: 1_000_000_000 },
  });
  chen = await signIn(server);
  id = (await server.call(createDocument, { query: { auto_rename: true }, body: { name: '课' } }, chen)).id;
});
afterAll(() => server.close());

async function objects(): Promise<readonly string[]> {
  const all: string[] = [];
  for await (const hash of server.platform.objects.list()) all.push(hash);
  return all;
}

async function setLow(low: boolean): Promise<void> {
  isLow = low;
  await server.platform.room.look();
}

describe('a refused upload', () => {
  it('is never stored when it is no asset, or its owner has no space', async () => {
    const before = await objects();
    const upload = (rawBody: Uint8Array) => server.fails(uploadAsset, { params: { id }, rawBody }, chen);
    expect((await upload(noise(50_000))).code).toBe('FILE_TYPE_UNSUPPORTED');
    await sql`
      insert into document_space (user_id, capacity, used) values (${chen.userId}, 1000, 1000)
      on conflict (user_id) do update set capacity = 1000, used = 1000`.execute(server.platform.database);
    const picture = Buffer.concat([
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
      noise(50_000),
    ]);
    expect((await upload(picture)).code).toBe('CAPACITY_NOT_ENOUGH');
    expect(await objects()).toEqual(before);
    const incoming = join(server.platform.config.dataFolder, 'objects', 'incoming');
    for (const folder of await readdir(incoming)) expect(await readdir(join(incoming, folder))).toEqual([]);
  });
});

describe('a disk with less space than the reserve', () => {
  it('stores no data, with an error in both languages, and all stored data can still be read', async () => {
    await setLow(true);
    const begin = { body: { name: 'a.pptx', size: 10 } };
    const refused = await server.fails(createUpload, { ...begin, language: 'zh' }, chen);
    expect(refused).toMatchObject({ code: 'STORAGE_FULL', message: expect.stringContaining('存储空间已满') });
    expect((await server.fails(createUpload, { ...begin, language: 'en' }, chen)).message).toContain('full');
    const response = await server.fetch('/api/uploads', { method: 'POST' }, chen);
    expect([response.status, (await server.call(listDocuments, {}, chen)).items.length]).toEqual([507, 1]);
    await server.call(coursewareRecords, { params: { id } }, chen);
    expect((await signIn(server).catch((error) => error.reply)).code).toBe('STORAGE_FULL');
    await setLow(false);
  });

  it('reports to a window that its edits are not saved, and saves them when there is space again', async () => {
    const client = openLive(server, chen, id);
    await client.synced();
    await setLow(true);
    client.store.transact((edit) => edit.update('deck', { size: { w: 640, h: 480 } }));
    await until('the window is notified', () => {
      const { state } = client.connection;
      return state.type === 'offline' && state.reason === 'storage-full';
    });
    await setLow(false);
    client.connection.reconnectNow();
    await client.synced();
    client.close();
  });

  it('is reported by /readyz, which stays ready, and by the metrics', async () => {
    await setLow(true);
    const ready = await server.fetch('/readyz');
    expect([ready.status, await ready.json()]).toEqual([200, { database: true, objects: true, room: false }]);
    expect(await (await server.fetch('/metrics')).text()).toContain('lectern_disk_low 1');
    await setLow(false);
    expect(await (await server.fetch('/readyz')).json()).toMatchObject({ room: true });
  });

  it('is reported to administrators only, once each time that it becomes full', async () => {
    const principal = await signInTeacher(server, { identities: ['EDU_ADMIN'] });
    const told = async (session: SignedIn) =>
      (await server.call(listNotifications, {}, session)).items.filter(({ type }) => type === 20);
    await setLow(true);
    await expect.poll(() => told(principal)).toMatchObject([{ content: { free_megabytes: 0 } }]);
    const [first] = await told(principal);
    await server.platform.room.look();
    await setLow(false);
    await setLow(true);
    await expect.poll(async () => (await told(principal))[0]?.id !== first?.id).toBe(true);
    expect(await told(principal)).toHaveLength(1);
    expect(await told(chen)).toEqual([]);
    await setLow(false);
  });
});
