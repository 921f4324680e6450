import { newId } from '@lectern/base';
import { parseSnapshot, SnapshotReader } from '@lectern/courseware';
import { addPicture, placedOn, putText, setEndlessPage } from '@lectern/courseware/board';
import { EditPermission } from '@lectern/protocol';
import { archiveLink } from '@lectern/protocol/archives';
import { BOARD_LIVE_PATH, boardRecords } from '@lectern/protocol/boards';
import * as courseware from '@lectern/protocol/courseware';
import { copyDocument, createDocument, putGrant } from '@lectern/protocol/documents';
import { getDocument } from '@lectern/protocol/one-document';
import { linkSharedAssets, putShare } from '@lectern/protocol/shares';
import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { openLive } from '../../../test/setup/live-client.ts';
import { ONE_PIXEL } from '../../../test/setup/phone.ts';
import { type SignedIn, signIn } from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { importFile } from '../../../test/setup/upload-file.ts';

let server: TestServer;
let chen: SignedIn;
let li: SignedIn;
beforeAll(async () => {
  server = await startTestServer();
  [chen, li] = await Promise.all([signIn(server), signIn(server)]);
});
afterAll(() => server.close());

const SCRIPTED = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
);

async function make(name: string, who = chen): Promise<string> {
  const body = { name, resource_type_code: 'superboard' as const };
  return (await server.call(createDocument, { query: { auto_rename: true }, body }, who)).id;
}

const upload = (id: string, rawBody: Buffer, who = chen) =>
  server.call(courseware.uploadAsset, { params: { id }, rawBody }, who);

async function linkOf(id: string, hash: string, who = chen): Promise<string | undefined> {
  const asked = { params: { id }, body: { hashes: [hash] } };
  return (await server.call(courseware.linkAssets, asked, who)).links[hash];
}

/** A board with a text and a picture on its endless page. */
async function written(name: string) {
  const id = await make(name);
  const file = await upload(id, Buffer.from(ONE_PIXEL));
  const client = openLive(server, chen, id, new Y.Doc(), (ports) => ports, BOARD_LIVE_PATH);
  await client.synced();
  const [page = ''] = client.store.pages();
  client.store.transact((edit) => {
    setEndlessPage(edit, page, true);
    const { hash, ...asset } = file;
    const frame = { x: 2000, y: 100, w: 200, h: 100, rotation: 30 };
    addPicture(edit, page, { id: newId(), asset: { id: hash, ...asset }, frame, alt: '三角形' });
    putText(edit, page, {
      id: newId(),
      frame: { x: 100, y: 100, w: 300, h: 60 },
      text: '勾股定理',
      size: 36,
      color: 'FFFFFF',
    });
  });
  await client.synced();
  client.close();
  return { id, page, hash: file.hash };
}

async function placedIn(id: string): Promise<string[]> {
  const bytes = await server.call(boardRecords, { params: { id } }, chen);
  const reader = new SnapshotReader(parseSnapshot(new TextDecoder().decode(bytes)));
  return reader.pages().flatMap((page) => placedOn(reader, page).map(({ type }) => type));
}

describe('the pictures of a board', () => {
  it('are assets of the board, count once against its owner’s space, and are shown to users with access to the board', async () => {
    const id = await make('图');
    const { hash, size } = await upload(id, Buffer.from(ONE_PIXEL));
    await upload(id, Buffer.from(ONE_PIXEL));
    const document = await server.call(getDocument, { params: { id }, query: {} }, chen);
    expect(document.size).toBe(size);
    const link = (await linkOf(id, hash)) ?? '';
    expect((await server.fetch(link)).headers.get('content-type')).toBe('image/png');
    const asked = { params: { id }, body: { hashes: [hash] } };
    expect(await server.fails(courseware.linkAssets, asked, li)).toMatchObject({
      code: 'DOCUMENT_NOT_FOUND',
    });
    const grant = { params: { id, user_id: li.userId }, body: { permission: EditPermission.VIEW } };
    await server.call(putGrant, grant, chen);
    expect(await linkOf(id, hash, li)).toBeDefined();
    const foreign = { params: { id }, rawBody: Buffer.from(ONE_PIXEL) };
    expect(await server.fails(courseware.uploadAsset, foreign, li)).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('run no script, and are refused when the file is no picture, is too large, or exceeds the space', async () => {
    const id = await make('坏的');
    const { hash } = await upload(id, SCRIPTED);
    const answer = await server.fetch((await linkOf(id, hash)) ?? '');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    const refused = (rawBody: Buffer, who = chen, of = id) =>
      server.fails(courseware.uploadAsset, { params: { id: of }, rawBody }, who);
    const sound = Buffer.concat([Buffer.from('ID3\x04'), Buffer.alloc(64)]);
    for (const bytes of [
      sound,
      Buffer.from('<html><script>'),
      Buffer.from('MZ an executable'),
      Buffer.alloc(0),
    ])
      expect(await refused(bytes)).toMatchObject({ code: 'FILE_TYPE_UNSUPPORTED' });
    const huge = Buffer.from(ONE_PIXEL);
    huge.writeUInt32BE(20_000, 16);
    huge.writeUInt32BE(10_001, 20);
    expect(await refused(huge)).toMatchObject({ code: 'PICTURE_TOO_LARGE' });
    const wang = await signIn(server);
    const full = await make('满', wang);
    await sql`
      insert into document_space (user_id, capacity, used) values (${wang.userId}, 10, 0)
      on conflict (user_id) do update set capacity = 10`.execute(server.platform.database);
    expect(await refused(Buffer.from(ONE_PIXEL), wang, full)).toMatchObject({ code: 'CAPACITY_NOT_ENOUGH' });
  });

  it('can be copied from a courseware that the user may copy, but its sounds cannot', async () => {
    const body = { name: '课', resource_type_code: 'coursewares' as const };
    const course = await server.call(createDocument, { query: { auto_rename: true }, body }, chen);
    const picture = await upload(course.id, Buffer.from(ONE_PIXEL));
    const wav = Buffer.concat([Buffer.from('RIFF\x24\0\0\0WAVEfmt '), Buffer.alloc(64)]);
    const sound = await upload(course.id, wav);
    const id = await make('取来');
    const copy = { from_document_id: course.id, hashes: [picture.hash, sound.hash] };
    const taken = await server.call(courseware.copyAssets, { params: { id }, body: copy }, chen);
    expect(taken.hashes).toEqual([picture.hash]);
    expect(await linkOf(id, sound.hash)).toBeUndefined();
  });
});

it('a copied board, and a board after export and import as an archive, have the texts and pictures of the original', async () => {
  const { id, hash } = await written('带图');
  const copy = await server.call(copyDocument, { body: { source_id: id } }, chen);
  expect(await placedIn(copy.id)).toEqual(['picture', 'shape']);
  expect(await linkOf(copy.id, hash)).toBeDefined();
  const { url } = await server.call(archiveLink, { body: { ids: [id] } }, chen);
  const files = unzipSync(new Uint8Array(await (await server.fetch(url)).arrayBuffer()));
  const file = files['带图.superboard'] ?? new Uint8Array();
  expect(Object.keys(unzipSync(file)).some((name) => name.includes(hash))).toBe(true);
  const { document_id } = await importFile(server, chen, '带图.superboard', file);
  const back = document_id ?? '';
  const again = await server.call(getDocument, { params: { id: back }, query: {} }, chen);
  expect(again.resource_type_code).toBe('superboard');
  expect(await placedIn(back)).toEqual(['picture', 'shape']);
  const served = await server.fetch((await linkOf(back, hash)) ?? '');
  expect(Buffer.from(await served.arrayBuffer()).equals(Buffer.from(ONE_PIXEL))).toBe(true);
});

it('a link of a board shows the board’s pictures to visitors, and no other file', async () => {
  const { id, hash } = await written('外链');
  const { share_id: key } = await server.call(putShare, { params: { id }, body: {} }, chen);
  const asked = { params: { id: key }, body: { hashes: [hash, 'a'.repeat(64)] } };
  const { links } = await server.call(linkSharedAssets, asked);
  expect(Object.keys(links)).toEqual([hash]);
  expect((await server.fetch(links[hash] ?? '')).status).toBe(200);
});
