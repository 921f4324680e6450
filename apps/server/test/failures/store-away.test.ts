import { ticksDuring } from '@lectern/base/processor-time';
import type { Language } from '@lectern/protocol';
import { coursewareRecords, linkAssets, uploadAsset } from '@lectern/protocol/courseware';
import { createDocument, listDocuments } from '@lectern/protocol/documents';
import { type ExportTask, getExport, listExports, startExport } from '@lectern/protocol/exports';
import { completeUpload, createUpload, putChunk } from '@lectern/protocol/uploads';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { composeApp } from '../../src/app.ts';
import { serveHealth } from '../../src/platform/http/health.ts';
import { type S3Fault, type S3Server, startS3Server } from '../platform/s3-server.ts';
import { makeDeck } from '../setup/decks.ts';
import { openLive } from '../setup/live-client.ts';
import { type SignedIn, signIn } from '../setup/sessions.ts';
import { startTestServer, type TestServer } from '../setup/test-server.ts';
import { importFile, taskEnded } from '../setup/upload-file.ts';

/** Two tries of five seconds, and a reserve for a busy machine. */
const BOUND_MS = 16_000;
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

let s3: S3Server;
let server: TestServer;
let chen: SignedIn;
let id: string;
let hash: string;
let made = 0;

beforeAll(async () => {
  s3 = await startS3Server();
  server = await startTestServer({
    async compose(platform, http) {
      serveHealth(http, platform, {
        query: async () => undefined,
      } as unknown as Parameters<typeof serveHealth>[2]);
      return composeApp(platform, http);
    },
    config: { s3: s3.config, logLevel: 'error' },
  });
  chen = await signIn(server);
  id = (await server.call(createDocument, { query: { auto_rename: true }, body: { name: '课' } }, chen)).id;
  ({ hash } = await server.call(uploadAsset, { params: { id }, rawBody: DOT }, chen));
});
beforeEach(() => {
  s3.fault = 'none';
});
afterAll(async () => {
  s3.fault = 'none';
  await server.close();
  s3.close();
});

/** A unique picture: bytes after its end are ignored. */
function picture(): Buffer {
  made += 1;
  return Buffer.concat([DOT, Buffer.from(`${made}`)]);
}

async function within<T>(work: Promise<T>): Promise<T> {
  // The caller checks the result.
  expect(await ticksDuring(() => work.catch(() => undefined))).toBeLessThan(BOUND_MS);
  return await work;
}

async function fileLink(): Promise<string> {
  const { links } = await server.call(linkAssets, { params: { id }, body: { hashes: [hash] } }, chen);
  return links[hash] ?? '';
}

async function paid(): Promise<unknown> {
  const space = await sql`select used from document_space where user_id = ${chen.userId}`.execute(
    server.platform.database,
  );
  const assets = await sql`select hash from courseware_asset where document_id = ${id} order by hash`.execute(
    server.platform.database,
  );
  return [space.rows, assets.rows];
}

async function begunUpload(bytes: Uint8Array): Promise<string> {
  const upload = await server.call(createUpload, { body: { name: '秋天.pptx', size: bytes.length } }, chen);
  await server.call(putChunk, { params: { id: upload.id }, query: { offset: 0 }, rawBody: bytes }, chen);
  return upload.id;
}

describe.each<S3Fault>(['error', 'silent'])('while the object store fails (%s)', (fault) => {
  it('the server responds in time with an error in the caller’s language, keeps no data of failed calls, and recovers', async () => {
    const deck = makeDeck(['秋天']);
    const upload = await begunUpload(deck);
    const [before, link] = [await paid(), await fileLink()];
    s3.fault = fault;
    const words = async (language: Language, rawBody = picture()) =>
      (await server.fails(uploadAsset, { params: { id }, rawBody, language }, chen)).message;
    const [zh, en, complete, file, swept, ready, start] = await within(
      Promise.all([
        words('zh'),
        words('en'),
        server.fails(completeUpload, { params: { id: upload } }, chen),
        server.fetch(link),
        server.platform.objectSweep.run().catch((error: { code: string }) => error.code),
        server.fetch('/readyz').then(async (answer) => [answer.status, await answer.json()]),
        // Another process that starts meanwhile ends with the reason.
        startTestServer({ config: { s3: s3.config } }).catch((error: Error) => error.message),
      ]),
    );
    expect([zh, en]).toEqual([
      expect.stringContaining('文件存储暂时不可用'),
      expect.stringContaining('file storage'),
    ]);
    expect([complete.code, file.status, swept]).toEqual(['FILES_UNAVAILABLE', 503, 'FILES_UNAVAILABLE']);
    expect(ready).toEqual([503, { database: true, objects: false, room: true }]);
    expect(start).toContain('S3_ENDPOINT names a store that cannot be used');
    expect(await paid()).toEqual(before);
    s3.fault = 'none';
    const { kind, ...task } = await server.call(completeUpload, { params: { id: upload } }, chen);
    expect(kind).toBe('task');
    expect((await taskEnded(server, chen, 'task_id' in task ? task.task_id : '')).document_id).toBeTruthy();
    expect(Buffer.from(await (await server.fetch(link)).arrayBuffer()).equals(DOT)).toBe(true);
    expect((await server.fetch('/readyz')).status).toBe(200);
  });

  it('the server edits, saves, lists and opens coursewares as before', async () => {
    s3.fault = fault;
    const client = openLive(server, chen, id);
    await client.synced();
    client.store.transact((edit) => edit.update('deck', { size: { w: 640, h: 480 } }));
    await client.synced();
    client.close();
    await server.call(coursewareRecords, { params: { id } }, chen);
    expect((await server.call(listDocuments, {}, chen)).items.length).toBeGreaterThan(0);
  });
});

it('an import is retried while the object store is unreachable, and finishes when the store is back in time', async () => {
  const deck = makeDeck(['冬天']);
  const upload = await begunUpload(deck);
  const done = await server.call(completeUpload, { params: { id: upload } }, chen);
  s3.fault = 'error';
  const task = 'task_id' in done ? done.task_id : '';
  const back = setTimeout(() => {
    s3.fault = 'none';
  }, 1_000);
  expect((await taskEnded(server, chen, task)).document_id).toBeTruthy();
  clearTimeout(back);
});

it('an export whose file could not be fetched is offered until it is fetched', async () => {
  const exported = async (): Promise<ExportTask> => {
    const { id: export_id } = await server.call(
      startExport,
      { params: { id }, body: { format: 'ndpx' } },
      chen,
    );
    for (;;) {
      const task = await server.call(getExport, { params: { id, export_id } }, chen);
      if (task.state !== 'waiting' && task.state !== 'running') return task;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const offered = async () => (await server.call(listExports, {}, chen)).items.map((task) => task.id);
  const first = await exported();
  const link = first.file?.url ?? '';
  s3.fault = 'error';
  expect((await server.fetch(link, { method: 'HEAD' })).status).toBe(503);
  const answer = await server.fetch(link);
  expect([answer.status, answer.headers.get('content-disposition')]).toEqual([503, null]);
  s3.fault = 'none';
  // Everything recorded of the first export is visible by now.
  const second = await exported();
  expect(await offered()).toEqual([first.id, second.id]);
  expect((await server.fetch(link, { method: 'HEAD' })).status).toBe(200);
  expect((await server.fetch(link)).status).toBe(200);
  await expect.poll(offered).toEqual([second.id]);
});

it('an error in place of a file is not cached and has none of the file’s headers', async () => {
  const link = await fileLink();
  s3.fault = 'cut';
  const answer = await server.fetch(link, { headers: { range: 'bytes=0-10' } });
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([503, 'no-store']);
  for (const name of ['etag', 'content-range']) expect(answer.headers.get(name)).toBeNull();
  expect(await answer.json()).toMatchObject({ code: 'FILES_UNAVAILABLE' });
});

it('a slow object store delays only calls that need files, and these finish', async () => {
  const deck = makeDeck(['夏天']);
  const upload = await begunUpload(deck);
  const client = openLive(server, chen, id);
  await client.synced();
  const begun = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  s3.late = () => {
    begun.resolve();
    return go.promise;
  };
  s3.fault = 'late';
  const put = server.call(uploadAsset, { params: { id }, rawBody: picture() }, chen);
  await begun.promise;
  // The store has not responded yet.
  client.store.transact((edit) => edit.update('deck', { size: { w: 800, h: 600 } }));
  await client.synced();
  client.close();
  expect((await server.call(listDocuments, {}, chen)).items.length).toBeGreaterThan(0);
  s3.late = () => new Promise((resolve) => setTimeout(resolve, 200));
  go.resolve();
  expect((await put).hash).toMatch(/^[0-9a-f]{64}$/);
  const done = await server.call(completeUpload, { params: { id: upload } }, chen);
  const task = 'task_id' in done ? done.task_id : '';
  expect((await taskEnded(server, chen, task)).document_id).toBeTruthy();
  expect(Buffer.from(await (await server.fetch(await fileLink())).arrayBuffer()).equals(DOT)).toBe(true);
});

it('an import works with the slow object store', async () => {
  expect((await importFile(server, chen, '春天.pptx', makeDeck(['春天']))).document_id).toBeTruthy();
});
