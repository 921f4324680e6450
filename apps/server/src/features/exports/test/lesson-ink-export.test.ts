import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { newId } from '@lectern/base';
import { missing } from '@lectern/base/missing';
import { CoursewareStore, orderBetween } from '@lectern/courseware';
import { keptBoard, LessonDocument } from '@lectern/courseware/lesson';
import { LiveConnection } from '@lectern/courseware/live';
import { EditPermission } from '@lectern/protocol';
import { putGrant } from '@lectern/protocol/documents';
import { type ExportTask, getExport, startExport } from '@lectern/protocol/exports';
import { beginLesson, deleteLesson, LESSON_LIVE_PATH } from '@lectern/protocol/lessons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Awareness } from 'y-protocols/awareness';
import * as Y from 'yjs';
import { livePorts, until } from '../../../../test/setup/live-client.ts';
import { type SignedIn, signIn } from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import { importFile } from '../../../../test/setup/upload-file.ts';
import { findBrowser } from '../../../platform/browser/find-browser.ts';
import { findProgram } from '../../../platform/jail/find-program.ts';
import { printedDeck, text } from './printed-deck.ts';

const browser = await findBrowser(process.env.LECTERN_CHROMIUM);
const built = existsSync(new URL('../../../../../web/dist-print/print.html', import.meta.url));
const pdftotext = await findProgram(['pdftotext']);
const pdftoppm = await findProgram(['pdftoppm']);
const why =
  missing('chromium', browser, 'Chromium is not installed') ??
  missing('chromium', built, 'the print page is not built');
/** A browser starts in about a second when it has a processor to itself. */
const SLOW = 90_000;

let server: TestServer;
let chen: SignedIn;
let li: SignedIn;
let courseware: string;
beforeAll(async () => {
  server = await startTestServer();
  [chen, li] = await Promise.all([signIn(server), signIn(server)]);
  const deck = printedDeck([[text('一')], [text('二')], [text('三')]], { size: { w: 800, h: 450 } });
  const task = await importFile(server, chen, '秋天的雨.ndpx', deck.file);
  courseware = task.document_id ?? '';
});
afterAll(() => server.close());

/** Creates a lesson with this courseware; `write` edits its document, which the server has when this resolves. */
async function taught(write: (ink: CoursewareStore, document: LessonDocument) => void): Promise<string> {
  const id = newId();
  const body = { name: '秋天的雨', courseware_id: courseware, begin_at: Date.now() };
  await server.call(beginLesson, { params: { id }, body }, chen);
  const doc = new Y.Doc();
  const [ink, document, awareness] = [new CoursewareStore(doc), new LessonDocument(doc), new Awareness(doc)];
  write(ink, document);
  const token = async () => JSON.stringify({ authorization: chen.authorizeSocket(LESSON_LIVE_PATH) });
  const connection = new LiveConnection({
    name: id,
    doc,
    awareness,
    ports: livePorts(server.url, token, LESSON_LIVE_PATH),
  });
  await until('the lesson is stored', () => connection.state.type === 'synced' && connection.isStored);
  connection.dispose();
  awareness.destroy();
  return id;
}

/** A thick red line across the page. */
function written(ink: CoursewareStore, pageId: string): void {
  ink.transact((edit) => {
    edit.create({ kind: 'page', id: pageId, order: orderBetween(undefined, undefined) });
    edit.create({
      kind: 'element',
      type: 'ink',
      id: newId(),
      parentId: pageId,
      order: orderBetween(undefined, undefined),
      frame: { x: 100, y: 300, w: 500, h: 0 },
      tool: 'pen',
      color: 'FF0000',
      width: 20,
      points: [0, 0, 0.5, 250, 0, 0.5, 500, 0, 0.5],
    });
  });
}

function start(lesson_id: string, session = chen): Promise<ExportTask> {
  const body = { format: 'pdf' as const, lesson_id };
  return server.call(startExport, { params: { id: courseware }, body, language: 'zh' }, session);
}

async function ended({ id: export_id }: ExportTask): Promise<ExportTask> {
  const params = { id: courseware, export_id };
  for (const deadline = Date.now() + SLOW; ; ) {
    const task = await server.call(getExport, { params, language: 'zh' }, chen);
    if (task.state !== 'waiting' && task.state !== 'running') return task;
    if (Date.now() > deadline) throw new Error(`the export still has the state ${task.state}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

describe('a PDF of the ink of a lesson', () => {
  it('has the pages with ink in their order, then the boards, with the ink on top', {
    timeout: SLOW,
  }, async (context) => {
    context.skip(why !== undefined, why);
    const lesson = await taught((ink, document) => {
      for (const page of ['board-1', 'p3', 'p1']) written(ink, page);
      const board = { key: 'board1', pageId: 'board-1', color: 'green', ground: 'tian' } as const;
      document.state('blackboard').change({ board1: keptBoard(board) });
    });
    const task = await ended(await start(lesson));
    expect(task).toMatchObject({ state: 'done', pages_done: 3, pages_total: 3, error: null });
    expect(task.file?.name).toBe('秋天的雨 课堂笔迹.pdf');
    const answer = await server.fetch(task.file?.url ?? '');
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!pdftotext || !pdftoppm) return;
    const words = execFileSync(pdftotext, ['-', '-'], { input: bytes }).toString();
    expect(words.replace(/\s+/g, '')).toBe('一三');
    const page = (number: number) =>
      execFileSync(pdftoppm, ['-f', `${number}`, '-l', `${number}`, '-r', '48', '-'], {
        input: bytes,
        maxBuffer: 8 * 1024 ** 2,
      });
    for (const number of [1, 2, 3]) expect(colours(page(number)).red).toBeGreaterThan(1_000);
    expect(colours(page(2)).green).toBe(0);
    expect(colours(page(3)).green).toBeGreaterThan(50_000);
  });

  it('is refused when there is no ink, and after the lesson was deleted', {
    timeout: SLOW,
  }, async (context) => {
    context.skip(why !== undefined, why);
    const none = await taught(() => undefined);
    expect((await ended(await start(none))).error?.code).toBe('EXPORT_NO_PAGES');
    await server.call(deleteLesson, { params: { id: none } }, chen);
    await expect(start(none)).rejects.toMatchObject({ reply: { code: 'LESSON_NOT_FOUND' } });
  });

  it('is created only for the lesson’s teacher, from the lesson’s courseware, and in drawn formats', async () => {
    const lesson = await taught((ink) => written(ink, 'p1'));
    const params = { id: courseware, user_id: li.userId };
    await server.call(putGrant, { params, body: { permission: EditPermission.VIEW } }, chen);
    await expect(start(lesson, li)).rejects.toMatchObject({ reply: { code: 'LESSON_NOT_FOUND' } });
    const other = await importFile(server, chen, '别的.ndpx', printedDeck([[text('一')]]).file);
    const wrong = async (id: string, format: 'pdf' | 'pptx') =>
      await server.fails(startExport, { params: { id }, body: { format, lesson_id: lesson } }, chen);
    expect(await wrong(other.document_id ?? '', 'pdf')).toMatchObject({ code: 'INVALID_INPUT' });
    expect(await wrong(courseware, 'pptx')).toMatchObject({ code: 'INVALID_INPUT' });
  });
});

/** How many pixels of a picture (PPM) have the red of the pen, and the green of the board. */
function colours(ppm: Buffer): { readonly red: number; readonly green: number } {
  const header = /^P6\s\d+\s\d+\s255\s/.exec(ppm.subarray(0, 40).toString('latin1'))?.[0] ?? '';
  expect(header).not.toBe('');
  let [red, green] = [0, 0];
  for (let at = header.length; at + 2 < ppm.length; at += 3) {
    const [r = 0, g = 0, b = 0] = ppm.subarray(at, at + 3);
    if (r > 230 && g < 25 && b < 25) red++;
    if (r < 60 && g > 60 && g < 110 && b > 40 && b < 90) green++;
  }
  return { red, green };
}
