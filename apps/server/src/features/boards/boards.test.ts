import { parseSnapshot, SnapshotReader, stateOfSnapshot } from '@lectern/courseware';
import {
  addBoardPage,
  boardFace,
  boardOf,
  isEndlessPage,
  removeBoardPage,
  saidWetInk,
  setBoardFace,
  setEndlessPage,
} from '@lectern/courseware/board';
import { EditPermission } from '@lectern/protocol';
import { archiveLink } from '@lectern/protocol/archives';
import { BOARD_LIVE_PATH, boardRecords, boardState, createBoard } from '@lectern/protocol/boards';
import * as courseware from '@lectern/protocol/courseware';
import { copyDocument, createDocument, listDocuments, putGrant } from '@lectern/protocol/documents';
import { startExport } from '@lectern/protocol/exports';
import { getDocument } from '@lectern/protocol/one-document';
import { getSharedRecords, openShare, putShare } from '@lectern/protocol/shares';
import { unzipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as Y from 'yjs';
import { type LiveClient, openLive, until } from '../../../test/setup/live-client.ts';
import type { SignedIn } from '../../../test/setup/sessions.ts';
import type { TestServer } from '../../../test/setup/test-server.ts';
import { startTwoTeachers } from '../../../test/setup/two-teachers.ts';
import { importFile } from '../../../test/setup/upload-file.ts';

let server: TestServer;
let chen: SignedIn;
let li: SignedIn;
const clients: LiveClient[] = [];
beforeAll(async () => {
  ({ server, chen, li } = await startTwoTeachers());
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(() => server.close());

async function make(name: string, type: 'superboard' | 'coursewares' = 'superboard') {
  const body = { name, resource_type_code: type };
  return server.call(createDocument, { query: { auto_rename: true }, body }, chen);
}

function open(id: string, who = chen, path = BOARD_LIVE_PATH): LiveClient {
  const client = openLive(server, who, id, new Y.Doc(), (ports) => ports, path);
  clients.push(client);
  return client;
}

async function opened(id: string, who = chen): Promise<LiveClient> {
  const client = open(id, who);
  await client.synced();
  return client;
}

async function recordsOf(id: string, who = chen): Promise<SnapshotReader> {
  const bytes = await server.call(boardRecords, { params: { id } }, who);
  return new SnapshotReader(parseSnapshot(new TextDecoder().decode(bytes)));
}

describe('a board', () => {
  it('begins as one green page, and is listed as a board', async () => {
    const board = await make('板书');
    expect(board).toMatchObject({ resource_type_code: 'superboard', format: 'superboard', page_count: 1 });
    const reader = await recordsOf(board.id);
    const [page = ''] = reader.pages();
    expect(boardFace(reader, page)).toEqual({ color: 'green', ground: 'plain' });
    const list = async (file_type: 'superboard' | 'courseware' | 'ppt') =>
      (await server.call(listDocuments, { query: { file_type } }, chen)).items.map(({ id }) => id);
    expect(await list('superboard')).toContain(board.id);
    expect(await list('courseware')).not.toContain(board.id);
    expect(await list('ppt')).not.toContain(board.id);
  });

  it('can be created with content, as a whole or not at all', async () => {
    const names = async () =>
      (await server.call(listDocuments, { query: { file_type: 'superboard' } }, chen)).items.map(
        ({ name }) => name,
      );
    const face = { color: 'black', ground: 'tian' } as const;
    const rawBody = Buffer.from(
      stateOfSnapshot(
        boardOf([
          { face, ink: [] },
          { face, ink: [] },
        ]),
      ),
    );
    const query = { name: '课堂黑板' };
    const made = await server.call(createBoard, { query, rawBody }, chen);
    const again = await server.call(createBoard, { query, rawBody }, chen);
    expect([made.name, again.name]).toEqual(['课堂黑板', '课堂黑板 (2)']);
    const reader = await recordsOf(made.id);
    expect(reader.pages().map((page) => boardFace(reader, page))).toEqual([face, face]);
    const before = await names();
    const pages = Array.from({ length: 101 }, () => ({ face, ink: [] }));
    const odd: readonly (readonly [string, Uint8Array])[] = [
      ['COURSEWARE_INVALID', Buffer.from('not an update')],
      ['COURSEWARE_INVALID', Y.encodeStateAsUpdate(new Y.Doc())],
      ['COURSEWARE_INVALID', rawBody.subarray(0, rawBody.length - 20)],
      ['COURSEWARE_TOO_LARGE', stateOfSnapshot(boardOf(pages))],
    ];
    for (const [code, bytes] of odd) {
      const failed = await server.fails(createBoard, { query, rawBody: Buffer.from(bytes) }, chen);
      expect(failed).toMatchObject({ code });
    }
    const foreign = { name: '别人的文件夹', parent_id: made.id };
    expect(await server.fails(createBoard, { query: foreign, rawBody }, li)).toMatchObject({
      code: 'PARENT_NOT_FOUND',
    });
    expect(await names()).toEqual(before);
  });

  it('shows a stroke in progress to other users, unless a viewer writes it or its page does not exist', async () => {
    const { id } = await make('写到一半');
    const grant = (permission: EditPermission) =>
      server.call(putGrant, { params: { id, user_id: li.userId }, body: { permission } }, chen);
    await grant(EditPermission.EDIT);
    const [one, two] = [await opened(id), await opened(id, li)];
    const [pageId = ''] = one.store.pages();
    const points = [10, 20, 0.5, 40, 60, 0.5];
    const wet = saidWetInk({ pageId, strokes: [{ tool: 'pen', color: 'FFFFFF', width: 5, points }] });
    const heard = (client: LiveClient, from: LiveClient) =>
      client.awareness.getStates().get(from.doc.clientID) as Record<string, unknown> | undefined;
    one.awareness.setLocalState({ name: '陈', wet });
    await until('the stroke is received', () => heard(two, one)?.wet !== undefined);
    expect(heard(two, one)?.wet).toEqual(wet);
    one.awareness.setLocalState({ name: '陈', wet: { ...(wet as object), page: id } });
    await until('a stroke on an unknown page is withheld', () => heard(two, one)?.wet === undefined);
    one.close();
    await until('the presence of the closed window is removed', () => heard(two, one) === undefined);

    await grant(EditPermission.VIEW);
    const [looks, writes] = [await opened(id, li), await opened(id)];
    looks.awareness.setLocalState({ name: '李', wet });
    await until('the viewer is present', () => heard(writes, looks)?.name === '李');
    expect(heard(writes, looks)?.wet).toBeUndefined();
    expect((await recordsOf(id)).children(pageId).length).toBe(2);
  });

  it('merges the pages and backgrounds of two windows, and still has them when it is opened again', async () => {
    const { id } = await make('两个窗口');
    await server.call(
      putGrant,
      { params: { id, user_id: li.userId }, body: { permission: EditPermission.EDIT } },
      chen,
    );
    const [one, two] = [await opened(id), await opened(id, li)];
    const [first = ''] = one.store.pages();
    const size = { w: 1280, h: 720 };
    one.store.transact((edit) => void addBoardPage(edit, first));
    two.store.transact((edit) => setBoardFace(edit, first, { color: 'black', ground: 'tian' }, size));
    await until(
      "both have the other's edits",
      () => two.store.pages().length === 2 && boardFace(one.store, first).ground === 'tian',
    );
    await Promise.all([one.synced(), two.synced()]);
    one.store.transact((edit) => removeBoardPage(edit, first));
    await one.synced();
    expect((await recordsOf(id)).pages()).toHaveLength(1);
    const doc = new Y.Doc();
    Y.applyUpdate(doc, await server.call(boardState, { params: { id } }, li));
    expect(doc.getMap('records').has(first)).toBe(false);
  });

  it('is read-only with permission to view, and not found by other users', async () => {
    const { id } = await make('只看');
    expect((await server.fails(boardState, { params: { id } }, li)).code).toBe('DOCUMENT_NOT_FOUND');
    const stranger = open(id, li);
    await until('the user without permission is refused', () => stranger.connection.state.type === 'refused');
    await server.call(
      putGrant,
      { params: { id, user_id: li.userId }, body: { permission: EditPermission.VIEW } },
      chen,
    );
    const viewer = await opened(id, li);
    expect(viewer.connection.state).toEqual({ type: 'synced', readOnly: true });
    viewer.store.transact((edit) => void addBoardPage(edit, undefined));
    await until('the edit is rejected', () => viewer.connection.wasRejected);
    expect((await recordsOf(id)).pages()).toHaveLength(1);
  });

  it('is not found at the addresses of coursewares, nor a courseware at those of boards', async () => {
    const [board, course] = await Promise.all([make('黑板'), make('课件', 'coursewares')]);
    for (const [id, path] of [
      [board.id, courseware.COURSEWARE_LIVE_PATH],
      [course.id, BOARD_LIVE_PATH],
    ] as const) {
      const client = open(id, chen, path);
      await until('the connection is refused', () => client.connection.state.type === 'refused');
    }
    const params = { id: board.id };
    // A cached result is only returned at the right address.
    await recordsOf(board.id);
    const refused = [
      server.fails(courseware.coursewareState, { params }, chen),
      server.fails(courseware.coursewareRecords, { params }, chen),
      server.fails(courseware.coursewareFile, { params }, chen),
      server.fails(courseware.coursewarePptx, { params }, chen),
      server.fails(boardState, { params: { id: course.id } }, chen),
      server.fails(boardRecords, { params: { id: course.id } }, chen),
    ];
    for (const { code } of await Promise.all(refused)) expect(code).toBe('DOCUMENT_NOT_FOUND');
  });

  it('can be copied with its content, exported in an archive with its own extension, and imported as a board again', async () => {
    const board = await make('留下');
    const client = await opened(board.id);
    client.store.transact((edit) => void addBoardPage(edit, undefined));
    await client.synced();
    const copy = await server.call(copyDocument, { body: { source_id: board.id } }, chen);
    expect(copy.resource_type_code).toBe('superboard');
    expect((await recordsOf(copy.id)).pages()).toHaveLength(2);
    const { url } = await server.call(archiveLink, { body: { ids: [board.id] } }, chen);
    const files = unzipSync(new Uint8Array(await (await server.fetch(url)).arrayBuffer()));
    expect(Object.keys(files)).toEqual(['留下.superboard']);
    const file = files['留下.superboard'] ?? new Uint8Array();
    const { document_id: id } = await importFile(server, chen, '留下.superboard', file);
    const again = await server.call(getDocument, { params: { id: id ?? '' }, query: {} }, chen);
    expect(again).toMatchObject({ resource_type_code: 'superboard', format: 'superboard', page_count: 2 });
    expect((await recordsOf(again.id)).pages()).toEqual((await recordsOf(board.id)).pages());
  });

  it('can be viewed by a link without an account', async () => {
    const { id } = await make('分享的黑板');
    const { share_id: key } = await server.call(putShare, { params: { id }, body: {} }, chen);
    const shared = await server.call(openShare, { params: { id: key } });
    expect(shared).toMatchObject({ core_type: 'courseware', resource_type_code: 'superboard', file: null });
    const bytes = await server.call(getSharedRecords, { params: { id: key } });
    expect(parseSnapshot(new TextDecoder().decode(bytes)).records.length).toBeGreaterThan(1);
  });

  it('with an endless page is shown by links within the edges of a page, and copied unchanged', async () => {
    const made = await make('无边');
    const client = await opened(made.id);
    const [page = ''] = client.store.pages();
    client.store.transact((edit) => {
      setEndlessPage(edit, page, true);
      edit.create({
        kind: 'element',
        type: 'ink',
        id: 'far',
        parentId: page,
        order: 'b',
        frame: { x: -4000, y: 3000, w: 40, h: 30 },
        tool: 'pen',
        color: 'FFFFFF',
        width: 5,
        points: [0, 0, 0.5, 40, 30, 0.5],
      });
    });
    await client.synced();
    const params = { id: made.id };
    const { share_id: key } = await server.call(putShare, { params, body: {} }, chen);
    const bytes = await server.call(getSharedRecords, { params: { id: key } });
    const shared = new SnapshotReader(parseSnapshot(new TextDecoder().decode(bytes)));
    expect(isEndlessPage(shared, page)).toBe(false);
    expect(shared.find('element', 'far')?.frame.x).toBeGreaterThan(0);
    expect(shared.find('element', 'far')?.frame.y).toBeLessThan(720);
    const copy = await server.call(copyDocument, { body: { source_id: made.id } }, chen);
    const { store } = await opened(copy.id);
    expect(isEndlessPage(store, page)).toBe(true);
    expect(store.find('element', 'far')?.frame.x).toBe(-4000);
  });

  it('can be exported as PDF and pictures, but not in formats of coursewares only', async () => {
    const { id } = await make('导出');
    const start = (format: 'pdf' | 'pptx' | 'html') => ({ params: { id }, body: { format } });
    expect((await server.call(startExport, start('pdf'), chen)).document_id).toBe(id);
    for (const format of ['pptx', 'html'] as const)
      expect((await server.fails(startExport, start(format), chen)).code).toBe('INVALID_INPUT');
  });
});
