// @first: each file is written in a separate thread.
import { EditPermission } from '@lectern/protocol';
import { PUSH_PATH } from '@lectern/protocol/constants';
import { putGrant, renameDocument } from '@lectern/protocol/documents';
import {
  cancelExport,
  type ExportTask,
  getExport,
  listExports,
  startExport,
} from '@lectern/protocol/exports';
import { pushMessage } from '@lectern/protocol/push';
import { contentOf } from '@lectern/questions';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type SignedIn, signIn } from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import { askUntil, importFile } from '../../../../test/setup/upload-file.ts';
import type { ExportTables } from '../exports.tables.ts';
import { sweepExports } from '../index.ts';
import { printedDeck, text } from './printed-deck.ts';

const QUESTION = {
  ...{ format: 1, id: 'q', version: 1, kind: 'true-false', score: 2, attempts: 1, counts: 'last' },
  ...{ stem: contentOf('秋天的雨是一把钥匙。'), body: {}, key: { truth: true }, rule: { name: 'exact' } },
};
const DAY_MS = 24 * 3_600_000;

let server: TestServer;
let chen: SignedIn;
let id: string;
beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  chen = await signIn(server);
  const { document_id: made } = await importFile(
    server,
    chen,
    '秋天的雨.ndpx',
    printedDeck([[text('一把钥匙'), { type: 'question', question: QUESTION }]]).file,
  );
  id = made ?? '';
});
afterAll(() => server.close());

const list = async (session = chen) => (await server.call(listExports, {}, session)).items;

async function exported(
  format: 'pptx' | 'ndpx',
  session = chen,
  more: { keys?: boolean } = {},
): Promise<ExportTask> {
  const { id: exportId } = await server.call(
    startExport,
    { params: { id }, body: { format, ...more }, language: 'zh' },
    session,
  );
  const ask = () => server.call(getExport, { params: { id, export_id: exportId } }, session);
  return await askUntil(ask, ({ state }) => state !== 'waiting' && state !== 'running');
}

/** Resolves when the list is as expected; a file that was just sent is recorded a moment later. */
async function listed(wished: readonly string[], session = chen): Promise<void> {
  await expect.poll(async () => (await list(session)).map((task) => task.id)).toEqual(wished);
}

it('an export task writes a courseware as a PowerPoint file and as its own format, and returns the file’s name', async () => {
  const pptx = await exported('pptx');
  expect(pptx).toMatchObject({ state: 'done', file: { name: '秋天的雨.pptx' } });
  const answer = await server.fetch(pptx.file?.url ?? '');
  expect(answer.headers.get('content-type')).toContain('presentationml');
  const slide = unzipSync(new Uint8Array(await answer.arrayBuffer()))['ppt/slides/slide1.xml'];
  expect(strFromU8(slide ?? new Uint8Array())).toContain('一把钥匙');
  const ndpx = await exported('ndpx');
  expect(ndpx.file?.name).toBe('秋天的雨.ndpx');
  const own = await server.fetch(ndpx.file?.url ?? '');
  expect(Object.keys(unzipSync(new Uint8Array(await own.arrayBuffer())))).toContain('courseware.json');
});

it('an export task writes the keys of questions into the notes of a presentation only when requested', async () => {
  const parts = async (task: ExportTask) => {
    const answer = await server.fetch(task.file?.url ?? '');
    return unzipSync(new Uint8Array(await answer.arrayBuffer()));
  };
  const notes = 'ppt/notesSlides/notesSlide1.xml';
  expect(Object.keys(await parts(await exported('pptx')))).not.toContain(notes);
  const written = (await parts(await exported('pptx', chen, { keys: true })))[notes];
  expect(strFromU8(written ?? new Uint8Array())).toMatch(/【答案】.*对/);
});

describe('the list of exports', () => {
  it('contains exports that were not fetched yet, under the courseware’s current name, for their user only', async () => {
    const first = await exported('pptx');
    const second = await exported('ndpx');
    await server.call(renameDocument, { body: { id, name: '冬天的雪' } }, chen);
    expect(await list()).toMatchObject([
      { id: first.id, state: 'done', document_name: '冬天的雪', file: { name: '秋天的雨.pptx' } },
      { id: second.id, state: 'done' },
    ]);
    expect(await list(await signIn(server))).toEqual([]);
    // A request by a browser that only reads the size.
    await server.fetch(first.file?.url ?? '', { method: 'HEAD' });
    await (await server.fetch(second.file?.url ?? '')).arrayBuffer();
    await listed([first.id]);
    await server.call(cancelExport, { params: { id, export_id: first.id } }, chen);
    await listed([]);
    expect((await server.fetch(first.file?.url ?? '')).status).toBe(403);
  });

  it('omits coursewares that the user may not see any more', async () => {
    const li = await signIn(server);
    const grant = (permission: EditPermission) =>
      server.call(putGrant, { params: { id, user_id: li.userId }, body: { permission } }, chen);
    await grant(EditPermission.VIEW);
    const task = await exported('pptx', li);
    await listed([task.id], li);
    await grant(EditPermission.NONE);
    await listed([], li);
  });

  it('shows an unfetched file as expired, until it is dismissed or a week has passed', async () => {
    const [first, second] = [await exported('pptx'), await exported('ndpx')];
    const { database, objects } = server.platform;
    const rows = () =>
      database
        .withTables<ExportTables>()
        .selectFrom('export_task')
        .selectAll()
        .where('user_id', '=', chen.userId)
        .orderBy('id')
        .execute();
    const hashes = (await rows()).map(({ file_hash: hash }) => hash ?? '');
    const sweep = (days: number) =>
      sweepExports({ ...server.platform, clock: { now: () => Date.now() + days * DAY_MS } });
    await sweep(1.1);
    for (const hash of hashes) expect(await objects.has(hash)).toBe(false);
    expect(await list()).toMatchObject([
      { id: first.id, state: 'expired', file: null },
      { id: second.id, state: 'expired', file: null },
    ]);
    expect((await server.fetch(first.file?.url ?? '')).status).toBe(403);
    await server.call(cancelExport, { params: { id, export_id: first.id } }, chen);
    await listed([second.id]);
    await sweep(8.2);
    expect(await rows()).toEqual([]);
  });

  it('is announced as changed to every open window of the user, and to no other', async () => {
    const told = async (session: SignedIn) => {
      const socket = new WebSocket(`ws://${server.host}${PUSH_PATH}`);
      const exports: string[] = [];
      await new Promise<void>((resolve) => {
        socket.on('open', () =>
          socket.send(JSON.stringify({ authorization: session.authorizeSocket(PUSH_PATH) })),
        );
        socket.on('message', (data) => {
          const message = pushMessage.parse(JSON.parse(data.toString()));
          if (message.kind === 'ready') resolve();
          if (message.kind === 'export') exports.push(message.export_id);
        });
      });
      return { exports, close: () => socket.close() };
    };
    const windows = await Promise.all([told(chen), told(chen), told(await signIn(server))]);
    const task = await exported('pptx');
    await (await server.fetch(task.file?.url ?? '')).arrayBuffer();
    // The export began, it finished, its file was fetched.
    const thrice = [task.id, task.id, task.id];
    await expect.poll(() => windows.map(({ exports }) => exports)).toEqual([thrice, thrice, []]);
    for (const { close } of windows) close();
  });
});
