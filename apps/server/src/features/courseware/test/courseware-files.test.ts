import { createHash } from 'node:crypto';
import { CoursewareStore } from '@lectern/courseware';
import { readNdpx, writeNdpx } from '@lectern/courseware/ndpx';
import { EditPermission } from '@lectern/protocol';
import {
  copyAssets,
  coursewareFile,
  coursewareState,
  linkAssets,
  uploadAsset,
} from '@lectern/protocol/courseware';
import * as documents from '@lectern/protocol/documents';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { openLive, until } from '../../../../test/setup/live-client.ts';
import { type SignedIn, signIn } from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import type { Clock } from '../../../platform/clock.ts';

let server: TestServer;
let chen: SignedIn;
let li: SignedIn;
let ahead = 0;
const clock: Clock = { now: () => Date.now() + ahead };

beforeAll(async () => {
  server = await startTestServer({ clock });
  [chen, li] = await Promise.all([signIn(server), signIn(server)]);
});
afterAll(() => server.close());

/** A picture of one pixel, and one whose header contains other sizes. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const SVG = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><script>alert(1)</script></svg>',
);

function pngOf(width: number, height: number): Buffer {
  const png = Buffer.from(PNG);
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

function sha(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function newCourseware(session = chen): Promise<string> {
  const { id } = await server.call(
    documents.createDocument,
    { query: { auto_rename: true }, body: { name: '课件' } },
    session,
  );
  return id;
}

async function linkOf(id: string, hash: string, session = chen): Promise<string> {
  const { links } = await server.call(linkAssets, { params: { id }, body: { hashes: [hash] } }, session);
  return links[hash] ?? '';
}

describe('assets', () => {
  it('are identified by their bytes, stored once, and counted against the owner’s space', async () => {
    const id = await newCourseware();
    const item = await server.call(uploadAsset, { params: { id }, rawBody: PNG }, chen);
    expect(item).toEqual({ hash: sha(PNG), mime: 'image/png', size: PNG.length, width: 1, height: 1 });
    await server.call(uploadAsset, { params: { id }, rawBody: PNG }, chen);
    const { size } = await server.call(documents.getDocument, { params: { id } }, chen);
    expect(size).toBe(PNG.length);
  });

  it('are refused when they are of another type, or a picture too large to show', async () => {
    const id = await newCourseware();
    const upload = (rawBody: Buffer) => server.fails(uploadAsset, { params: { id }, rawBody }, chen);
    expect((await upload(Buffer.from('<html><script>'))).code).toBe('FILE_TYPE_UNSUPPORTED');
    expect((await upload(Buffer.from('MZ an executable'))).code).toBe('FILE_TYPE_UNSUPPORTED');
    expect((await upload(Buffer.alloc(0))).code).toBe('FILE_TYPE_UNSUPPORTED');
    expect((await upload(Buffer.from('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>'))).code).toBe(
      'FILE_TYPE_UNSUPPORTED',
    );
    expect((await upload(pngOf(20_000, 10_001))).code).toBe('PICTURE_TOO_LARGE');
  });

  it('are refused and not linked when the owner has no space left', async () => {
    const wang = await signIn(server);
    const id = await newCourseware(wang);
    await sql`
      insert into document_space (user_id, capacity, used) values (${wang.userId}, 10, 0)
      on conflict (user_id) do update set capacity = 10`.execute(server.platform.database);
    const refused = await server.fails(uploadAsset, { params: { id }, rawBody: PNG }, wang);
    expect(refused.code).toBe('CAPACITY_NOT_ENOUGH');
    expect(await linkOf(id, sha(PNG), wang)).toBe('');
  });

  it('are uploaded only by users who may edit, and linked only for users who may see the courseware', async () => {
    const id = await newCourseware();
    const { hash } = await server.call(uploadAsset, { params: { id }, rawBody: PNG }, chen);
    const links = { params: { id }, body: { hashes: [hash] } };
    expect((await server.fails(linkAssets, links, li)).code).toBe('DOCUMENT_NOT_FOUND');
    expect((await server.fails(coursewareState, { params: { id } }, li)).code).toBe('DOCUMENT_NOT_FOUND');
    await server.call(
      documents.putGrant,
      { params: { id, user_id: li.userId }, body: { permission: EditPermission.VIEW } },
      chen,
    );
    expect(Object.keys((await server.call(linkAssets, links, li)).links)).toEqual([hash]);
    expect((await server.fails(uploadAsset, { params: { id }, rawBody: SVG }, li)).code).toBe('FORBIDDEN');
  });

  it('cannot be read by their hash alone: a courseware links only its own assets', async () => {
    const [one, two] = [await newCourseware(), await newCourseware(li)];
    const { hash } = await server.call(uploadAsset, { params: { id: one }, rawBody: PNG }, chen);
    expect(await linkOf(two, hash, li)).toBe('');
    const copy = { params: { id: two }, body: { from_document_id: one, hashes: [hash] } };
    expect((await server.fails(copyAssets, copy, li)).code).toBe('DOCUMENT_NOT_FOUND');
    await server.call(
      documents.putGrant,
      { params: { id: one, user_id: li.userId }, body: { permission: EditPermission.VIEW } },
      chen,
    );
    expect((await server.call(copyAssets, copy, li)).hashes).toEqual([hash]);
    expect(await linkOf(two, hash, li)).not.toBe('');
  });
});

describe('a link to a file', () => {
  it('returns the bytes, whole or in ranges, with unlimited caching', async () => {
    const id = await newCourseware();
    const { hash } = await server.call(uploadAsset, { params: { id }, rawBody: PNG }, chen);
    const url = server.url + (await linkOf(id, hash));
    const whole = await fetch(url);
    expect(whole.status).toBe(200);
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(PNG);
    expect(whole.headers.get('content-type')).toBe('image/png');
    expect(whole.headers.get('cache-control')).toContain('immutable');
    const part = await fetch(url, { headers: { range: 'bytes=1-3' } });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 1-3/${PNG.length}`);
    expect(await part.text()).toBe('PNG');
    const tail = await fetch(url, { headers: { range: 'bytes=-4' } });
    expect(Buffer.from(await tail.arrayBuffer())).toEqual(PNG.subarray(-4));
    expect((await fetch(url, { headers: { range: `bytes=${PNG.length}-` } })).status).toBe(416);
    const again = await fetch(url, { headers: { 'if-none-match': whole.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('serves a drawing with a script as a picture in which nothing runs', async () => {
    const id = await newCourseware();
    const item = await server.call(uploadAsset, { params: { id }, rawBody: SVG }, chen);
    expect(item).toMatchObject({ mime: 'image/svg+xml', width: 40, height: 30 });
    const { headers } = await fetch(server.url + (await linkOf(id, item.hash)));
    expect(headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is refused when it was altered, is for another file, or has expired', async () => {
    const [id, other] = [await newCourseware(), await newCourseware()];
    const { hash } = await server.call(uploadAsset, { params: { id }, rawBody: PNG }, chen);
    const link = await linkOf(id, hash);
    const status = async (path: string) => (await fetch(server.url + path)).status;
    expect(await status(link.replace(/s=..../, 's=AAAA'))).toBe(403);
    expect(await status(link.replace(/s=[^&]*/, ''))).toBe(403);
    expect(await status(link.replace(id, other))).toBe(403);
    expect(await status(link.replace(hash, sha(SVG)))).toBe(403);
    expect(await status(link.replace(/e=\d+/, `e=${Date.now() + 9e9}`))).toBe(403);
    expect((await fetch(server.url + link, { method: 'POST' })).status).toBe(404);
    expect(await status(link)).toBe(200);
    ahead = 2 * 3_600_000;
    expect(await status(link)).toBe(403);
    ahead = 0;
  });

  it('is refused from the moment when permission is revoked', async () => {
    const id = await newCourseware();
    const { hash } = await server.call(uploadAsset, { params: { id }, rawBody: PNG }, chen);
    const grant = (permission: EditPermission) =>
      server.call(documents.putGrant, { params: { id, user_id: li.userId }, body: { permission } }, chen);
    await grant(EditPermission.VIEW);
    const link = await linkOf(id, hash, li);
    expect((await server.fetch(link)).status).toBe(200);
    await grant(EditPermission.NONE);
    expect((await server.fetch(link)).status).toBe(403);
    expect((await server.fetch(await linkOf(id, hash))).status).toBe(200);
  });
});

describe('a courseware', () => {
  it('can be downloaded as a file with its pages and assets', async () => {
    const id = await newCourseware();
    const { hash, mime, size } = await server.call(uploadAsset, { params: { id }, rawBody: PNG }, chen);
    const client = openLive(server, chen, id);
    await client.synced();
    client.store.transact((edit) => {
      edit.create({ kind: 'asset', id: hash, mime, size });
      edit.update(edit.pages()[0] ?? '', {
        background: { type: 'picture', asset: hash, mode: { type: 'stretch' } },
      });
    });
    await client.synced();
    const file = await server.call(coursewareFile, { params: { id } }, chen);
    const { snapshot, assets } = await readNdpx(file, sha);
    expect([...assets.keys()]).toEqual([hash]);
    expect(snapshot.records.filter(({ kind }) => kind === 'page')).toHaveLength(1);
    expect(Buffer.from(writeNdpx({ snapshot, assets })).length).toBeGreaterThan(500);
    client.close();
  });

  it('can be copied with its content, and the copy is independent', async () => {
    const id = await newCourseware();
    const { hash } = await server.call(uploadAsset, { params: { id }, rawBody: PNG }, chen);
    const client = openLive(server, chen, id);
    await client.synced();
    client.store.transact((edit) => edit.update(edit.pages()[0] ?? '', { name: '原来的' }));
    await client.synced();
    const copy = await server.call(
      documents.copyDocument,
      { query: { type: 'get', auto_rename: true }, body: { source_id: id } },
      chen,
    );
    client.store.transact((edit) => edit.update(edit.pages()[0] ?? '', { name: '改过的' }));
    await client.synced();
    const doc = new Y.Doc();
    Y.applyUpdate(doc, await server.call(coursewareState, { params: { id: copy.id } }, chen));
    const store = new CoursewareStore(doc);
    expect(store.find('page', store.pages()[0] ?? '')?.name).toBe('原来的');
    expect(await linkOf(copy.id, hash)).not.toBe('');
    client.close();
  });

  it('closes its open windows, and sends no more content, when it is moved to the bin', async () => {
    const id = await newCourseware();
    const client = openLive(server, chen, id);
    await client.synced();
    await server.call(documents.binDocuments, { body: { ids: [id] } }, chen);
    await until('the connection is closed', () => client.connection.state.type === 'refused');
    client.close();
  });
});
