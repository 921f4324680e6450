import { createHash, randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { shortRun } from '@lectern/base/missing';
import { insertElement, removeElements } from '@lectern/courseware';
import { TranscodeStatus } from '@lectern/protocol';
import { copyAssets, uploadAsset } from '@lectern/protocol/courseware';
import * as documents from '@lectern/protocol/documents';
import { sql } from 'kysely';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, describe, expect, it } from 'vitest';
import { makeDeck } from '../../../test/setup/decks.ts';
import { openLive } from '../../../test/setup/live-client.ts';
import { signIn } from '../../../test/setup/sessions.ts';
import { startTestServer } from '../../../test/setup/test-server.ts';
import { importFile, uploadFile } from '../../../test/setup/upload-file.ts';
import { systemClock } from '../clock.ts';
import type { ObjectStore } from './object-store.ts';
import { GRACE_MS, ObjectSweep } from './object-sweep.ts';

const DAY_MS = 24 * 3_600_000;
/** Longer than files that were removed from a courseware are kept. */
const HALF_A_YEAR_MS = 180 * DAY_MS;

const server = await startTestServer();
const chen = await signIn(server);
afterAll(() => server.close());

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A unique picture of one pixel. */
function picture(): Buffer {
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  return Buffer.concat([png, randomBytes(16)]);
}

/** Sweeps with a clock that is this much ahead. */
function sweepAfter(milliseconds: number) {
  return server.platform.objectSweep.run(Date.now() + milliseconds);
}

/** Sweeps twice, because an unused object is first recorded and deleted a week later. */
async function sweepForGood() {
  await sweepAfter(0);
  return sweepAfter(GRACE_MS + 60_000);
}

async function newCourseware(): Promise<string> {
  const { id } = await server.call(
    documents.createDocument,
    { query: { auto_rename: true }, body: { name: '课件' } },
    chen,
  );
  return id;
}

async function deleteForEver(id: string): Promise<void> {
  await server.call(documents.binDocuments, { body: { ids: [id] } }, chen);
  await server.call(documents.deleteDocuments, { body: { ids: [id] } }, chen);
}

async function upload(id: string, rawBody: Buffer): Promise<string> {
  return (await server.call(uploadAsset, { params: { id }, rawBody }, chen)).hash;
}

const has = (hash: string) => server.platform.objects.has(hash);

describe('unused objects', () => {
  it('are deleted after a week without use, and no other objects are deleted', async () => {
    const text = randomBytes(64);
    const file = Buffer.from(`${text.toString('hex')}\n`);
    await uploadFile(server, chen, '说明.txt', file);
    const deck = makeDeck(['秋天的雨'], { files: { 'docProps/note.xml': randomBytes(20) } });
    const imported = await importFile(server, chen, '秋天的雨.pptx', deck);
    expect(imported.status).toBe(TranscodeStatus.DEALSUCCESS);
    const broken = Buffer.from(makeDeck(['a'], { files: { '[Content_Types].xml': randomBytes(30) } }));
    broken.fill(7, 60, broken.length - 400);
    const failed = await importFile(server, chen, '坏.pptx', broken);
    expect(failed.status).toBe(TranscodeStatus.DEALFAIL);
    const id = await newCourseware();
    const used = await upload(id, picture());
    const [oldCover, cover] = [picture(), picture()];
    await server.call(documents.putCover, { params: { id }, rawBody: oldCover }, chen);
    await server.call(documents.putCover, { params: { id }, rawBody: cover }, chen);
    const gone = await newCourseware();
    const goneFile = await upload(gone, picture());
    const binned = await newCourseware();
    const binnedFile = await upload(binned, picture());
    await deleteForEver(gone);
    await server.call(documents.binDocuments, { body: { ids: [binned] } }, chen);
    const preview = await server.platform.derivatives.put(randomBytes(40));

    const orphans = [hashOf(broken), hashOf(oldCover), goneFile];
    const named = [hashOf(file), hashOf(deck), used, hashOf(cover), binnedFile];
    expect((await sweepAfter(0)).deleted).toBe(0);
    expect((await sweepAfter(GRACE_MS - 60_000)).deleted).toBe(0);
    for (const hash of [...orphans, ...named]) expect(await has(hash)).toBe(true);
    const { deleted, bytes } = await sweepAfter(GRACE_MS + 60_000);
    expect(deleted).toBe(orphans.length + 1);
    expect(bytes).toBeGreaterThan(broken.length);
    for (const hash of orphans) expect(await has(hash)).toBe(false);
    for (const hash of named) expect(await has(hash)).toBe(true);
    expect(await server.platform.derivatives.has(preview.hash)).toBe(false);
    expect(await server.platform.metrics.metrics()).toContain(
      `lectern_objects_swept_total{store="objects"} ${orphans.length}`,
    );
  });

  it('stay when they are stored again, even while they are being deleted', async () => {
    const bytes = Array.from({ length: 30 }, picture);
    const gone = await newCourseware();
    for (const each of bytes) await upload(gone, each);
    await deleteForEver(gone);
    await sweepAfter(0);
    const id = await newCourseware();
    const [sweep, hashes] = await Promise.all([
      sweepAfter(GRACE_MS + 60_000),
      Promise.all(bytes.map((each) => upload(id, each))),
    ]);
    expect(sweep.deleted).toBeLessThanOrEqual(bytes.length);
    for (const hash of hashes) expect(await has(hash)).toBe(true);
    expect((await sweepForGood()).deleted).toBe(0);
  });

  it('are stored again by a caller that uploads them at the moment of their deletion', async () => {
    const bytes = randomBytes(50);
    const { hash } = await server.platform.objects.put(bytes);
    await sweepAfter(0);
    let again: Promise<unknown> | undefined;
    const { objects } = server.platform;
    const remove = objects.delete;
    objects.delete = async (each) => {
      // The sweep has found that no row names the object.
      if (each === hash) again = objects.put(bytes);
      await new Promise((resolve) => setTimeout(resolve, 50));
      await remove(each);
    };
    await sweepAfter(GRACE_MS + 60_000);
    objects.delete = remove;
    expect(again).toBeDefined();
    await again;
    expect(Buffer.from(await objects.get(hash)).equals(bytes)).toBe(true);
    expect((await sweepAfter(60_000)).deleted).toBe(0);
  });

  it('stay for a courseware that copied them from a deleted courseware', async () => {
    const [from, to] = [await newCourseware(), await newCourseware()];
    const hash = await upload(from, picture());
    await server.call(
      copyAssets,
      { params: { id: to }, body: { from_document_id: from, hashes: [hash] } },
      chen,
    );
    const copy = await server.call(
      documents.copyDocument,
      { query: { auto_rename: true }, body: { source_id: to } },
      chen,
    );
    await deleteForEver(from);
    await deleteForEver(to);
    await sweepForGood();
    expect(await has(hash)).toBe(true);
    await deleteForEver(copy.id);
    await sweepForGood();
    expect(await has(hash)).toBe(false);
  });

  it('are not deleted in a store that belongs to another installation', async () => {
    const { objects, derivatives, database, log } = server.platform;
    const elsewhere = { ...objects, owner: async () => 'another school' };
    const sweep = new ObjectSweep({
      database,
      objects: elsewhere,
      derivatives,
      clock: systemClock,
      log: pino({ ...log.bindings(), level: 'silent' }),
      metrics: new Registry(),
    });
    const { hash } = await objects.put(randomBytes(50));
    await sweepAfter(0);
    await sweep.run(Date.now() + 2 * GRACE_MS);
    expect(await has(hash)).toBe(true);
  });
});

describe('a picture removed from a courseware', () => {
  it('can be restored for 90 days after the last change; then its owner’s space is freed', async () => {
    const id = await newCourseware();
    const [kept, taken] = [await upload(id, picture()), await upload(id, picture())];
    const live = openLive(server, chen, id);
    await live.synced();
    const pageId = live.store.pages()[0] ?? '';
    const elements = [kept, taken].map((asset) => {
      let element = '';
      const frame = { x: 0, y: 0, w: 10, h: 10 };
      live.store.transact((edit) => {
        element = insertElement(edit, pageId, { type: 'picture', frame, asset });
      });
      return element;
    });
    const removed = elements.slice(1);
    live.store.transact((edit) => removeElements(edit, removed));
    await live.synced();
    const sizeOf = async () => (await server.call(documents.getDocument, { params: { id } }, chen)).size;
    const before = await sizeOf();
    await sweepAfter(60 * DAY_MS);
    await sweepAfter(80 * DAY_MS);
    expect(await sizeOf()).toBe(before);
    expect(await has(taken)).toBe(true);
    live.store.undo();
    await live.synced();
    await sql`update document set updated_at = now() - interval '1 year' where id = ${id}`.execute(
      server.platform.database,
    );
    await sweepAfter(HALF_A_YEAR_MS);
    expect(await sizeOf()).toBe(before);

    live.store.transact((edit) => removeElements(edit, removed));
    await live.synced();
    live.close();
    const used = await spaceUsed();
    await sweepAfter(HALF_A_YEAR_MS);
    await sweepAfter(HALF_A_YEAR_MS + GRACE_MS + 60_000);
    const size = before - (await sizeOf());
    expect(size).toBeGreaterThan(60);
    expect(used - (await spaceUsed())).toBe(size);
    expect(await has(taken)).toBe(false);
    expect(await has(kept)).toBe(true);
  });
});

async function spaceUsed(): Promise<number> {
  const { rows } = await sql<{ used: number }>`
    select used from document_space where user_id = ${chen.userId}`.execute(server.platform.database);
  return rows[0]?.used ?? 0;
}

it('every column that may name an object is known to the sweep', async () => {
  const { rows } = await sql<{ column: string }>`
    select table_name || '.' || column_name as column from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'jsonb')
       and (column_name like '%hash%' or column_name like '%picture%' or column_name in ('result', 'asset'))
     order by 1`.execute(server.platform.database);
  expect(rows.map(({ column }) => column)).toEqual([
    'account.password_hash',
    'assignment_file.hash',
    'assignment_work.voice_hash',
    'class_member.photo_hash',
    'courseware_asset.hash',
    'courseware_version.object_hash',
    'document.cover_hash',
    'document.object_hash',
    'document_version.object_hash',
    'export_task.file_hash',
    'import_report.source_hash',
    'lesson_work.hash',
    'page_pictures.pictures',
    'page_pictures.source_hash',
    'preview.object_hash',
    'preview.poster_hash',
    'preview.result',
    'preview.source_hash',
    'scaled_picture.object_hash',
    'scaled_picture.source_hash',
    'share.password_hash',
    'shown_page.look_hash',
    'shown_page.picture_hash',
    'transcode_task.source_hash',
    'unnamed_object.hash',
  ]);
});

it('a sweep counts and records an object that is alone in its store', async () => {
  const { database, objects, derivatives, log } = server.platform;
  const hash = hashOf(randomBytes(8));
  const listing = (hashes: readonly string[]): ObjectStore => ({
    ...objects,
    async *list() {
      yield* hashes;
    },
    owner: async (installation) => installation,
  });
  const sweep = new ObjectSweep({
    database,
    objects: listing([hash]),
    derivatives: { ...derivatives, list: listing([]).list },
    clock: systemClock,
    log,
    metrics: new Registry(),
  });
  expect((await sweep.run()).objects).toBe(1);
  const { rows } = await sql`select 1 from unnamed_object where hash = ${hash}`.execute(database);
  expect(rows).toHaveLength(1);
});

const whyShort = shortRun();
it('a sweep of a million objects needs the memory of a few', { timeout: 600_000 }, async (context) => {
  context.skip(whyShort !== undefined, whyShort);
  const COUNT = 1_000_000;
  const { database, derivatives, log } = server.platform;
  const hashAt = (index: number) => index.toString(16).padStart(64, '0');
  let deleted = 0;
  const many: ObjectStore = {
    ...server.platform.objects,
    async *list() {
      for (let index = 0; index < COUNT; index++) yield hashAt(index);
    },
    size: async () => 1,
    delete: async () => {
      deleted += 1;
    },
    owner: async (installation) => installation,
  };
  const sweep = new ObjectSweep({
    database,
    objects: many,
    derivatives,
    clock: systemClock,
    log,
    metrics: new Registry(),
  });
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  const held = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  let [asked, most] = [0, 0];
  sweep.names('objects', async (hashes) => {
    asked += 1;
    if (asked % 200 === 0) most = Math.max(most, held());
    return hashes.filter((hash) => !hash.endsWith('00'));
  });
  const before = held();
  await sweep.run();
  await sweep.run(Date.now() + GRACE_MS + 60_000);
  expect(deleted).toBe(Math.ceil(COUNT / 256));
  expect(most - before).toBeLessThan(20e6);
});
