// @first: each file is read in a separate thread.
import { createHash } from 'node:crypto';
import { readNdpx } from '@lectern/courseware/ndpx';
import { EditPermission, TranscodeStatus } from '@lectern/protocol';
import { coursewareFile, linkAssets } from '@lectern/protocol/courseware';
import { getDocument } from '@lectern/protocol/documents';
import { pagePicture } from '@lectern/protocol/page-pictures';
import { completeUpload, createUpload, putChunk } from '@lectern/protocol/uploads';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { makeDeck } from '../../../test/setup/decks.ts';
import { whyNoOffice } from '../../../test/setup/programs.ts';
import { type SignedIn, signIn } from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { importFile, taskEnded } from '../../../test/setup/upload-file.ts';

/** Loading the readers takes seconds on a busy machine. */
const BUSY_MS = 90_000;

vi.setConfig({ testTimeout: BUSY_MS + 30_000 });

let server: TestServer;
let chen: SignedIn;
let li: SignedIn;

beforeAll(async () => {
  server = await startTestServer();
  chen = await signIn(server, 'chen');
  li = await signIn(server, 'li');
});
afterAll(() => server.close());

/** Uploads a file that is to be imported as a courseware, and waits for the result. */
async function opened(name: string, bytes: Uint8Array) {
  const { id } = await server.call(createUpload, { body: { name, size: bytes.length } }, chen);
  await server.call(putChunk, { params: { id }, query: { offset: 0 }, rawBody: bytes }, chen);
  const done = await server.call(completeUpload, { params: { id }, query: { open_as: 'courseware' } }, chen);
  if (done.kind !== 'task') throw new Error(`${name} became a document`);
  return taskEnded(server, chen, done.task_id, BUSY_MS);
}

async function recordsOf(documentId: string | null) {
  const file = await server.call(coursewareFile, { params: { id: documentId ?? '' } }, chen);
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  return (await readNdpx(new Uint8Array(file), hash)).snapshot.records;
}

const CONTENT = 'BT /F1 24 Tf 72 300 Td (Photosynthesis) Tj ET';
const PDF = Buffer.from(
  `%PDF-1.7
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 720 405] /Contents 4 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >> endobj
4 0 obj << /Length ${CONTENT.length} >> stream
${CONTENT}
endstream endobj
trailer << /Root 1 0 R >>
`,
);
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it('a PDF is imported as a courseware on request, with pictures of its pages', async () => {
  const task = await opened('光合作用.pdf', PDF);
  expect(task).toMatchObject({ status: TranscodeStatus.DEALSUCCESS, error: null });
  const records = await recordsOf(task.document_id);
  expect(records.find(({ kind }) => kind === 'deck')).toMatchObject({ size: { w: 960, h: 540 } });
  const page = records.find((record) => record.kind === 'page');
  const picture = page?.kind === 'page' ? page.picture?.asset : undefined;
  const links = await server.call(
    linkAssets,
    { params: { id: task.document_id ?? '' }, body: { hashes: [picture ?? ''] } },
    chen,
  );
  expect(Object.keys(links.links)).toEqual([picture]);
});

it('a faulty PDF is reported with its fault', async () => {
  const task = await opened('坏.pdf', Buffer.from('%PDF-1.7 and no more'));
  expect(task).toMatchObject({ status: TranscodeStatus.DEALFAIL, error: { code: 'FILE_CORRUPT' } });
});

it('pictures are converted to one page each', async () => {
  const one = await opened('花.png', PNG);
  expect((await recordsOf(one.document_id)).filter(({ kind }) => kind === 'page')).toHaveLength(1);
  const archive = zipSync({ '1/花.png': PNG, '2/花.png': PNG, '说明.txt': Buffer.from('no picture') });
  const two = await opened('花等 2 张图片.zip', archive);
  const records = await recordsOf(two.document_id);
  expect(records.filter(({ kind }) => kind === 'page')).toHaveLength(2);
  const bad = await opened('没有图片.zip', zipSync({ 'a.txt': Buffer.from('x') }));
  expect(bad).toMatchObject({ error: { code: 'FILE_CORRUPT' } });
});

it('files of other types are not imported', async () => {
  const bytes = Buffer.from('only words');
  const { id } = await server.call(createUpload, { body: { name: '字.txt', size: bytes.length } }, chen);
  await server.call(putChunk, { params: { id }, query: { offset: 0 }, rawBody: bytes }, chen);
  const refused = server.call(completeUpload, { params: { id }, query: { open_as: 'courseware' } }, chen);
  await expect(refused).rejects.toMatchObject({ reply: { code: 'FILE_TYPE_UNSUPPORTED' } });
});

it('the picture of a page is only for users who may edit its courseware', async () => {
  const task = await opened('别人的.pdf', PDF);
  const id = task.document_id ?? '';
  const asked = server.call(pagePicture, { params: { id }, body: { part: 'ppt/slides/slide1.xml' } }, li);
  await expect(asked).rejects.toMatchObject({ status: 404, reply: { code: 'DOCUMENT_NOT_FOUND' } });
  const document = await server.call(getDocument, { params: { id } }, chen);
  expect(document.permission).toBe(EditPermission.EDIT);
  // a PDF's pages have their pictures already; there is no PowerPoint file to draw
  const own = server.call(pagePicture, { params: { id }, body: { part: 'pages/1' } }, chen);
  await expect(own).rejects.toMatchObject({ reply: { code: 'PAGE_PICTURE_NOT_FOUND' } });
});

it('the picture of a page is drawn from the PowerPoint file, once for all its pages', {
  timeout: 120_000,
}, async (context) => {
  context.skip(whyNoOffice !== undefined, whyNoOffice);
  const task = await importFile(server, chen, '两页.pptx', makeDeck(['一页', '二页']));
  const id = task.document_id ?? '';
  const ask = (part: string) => server.call(pagePicture, { params: { id }, body: { part } }, chen);
  let answer = await ask('ppt/slides/slide2.xml');
  expect(answer.status).toBe('making');
  while (answer.status === 'making') {
    await new Promise((resolve) => setTimeout(resolve, 100));
    answer = await ask('ppt/slides/slide2.xml');
  }
  expect(answer.picture).toMatchObject({ mime: 'image/svg+xml', width: 1280, height: 720 });
  const first = await ask('ppt/slides/slide1.xml');
  expect(first.status === 'ready' && first.picture.hash !== answer.picture.hash).toBe(true);
  await expect(ask('ppt/slides/slide9.xml')).rejects.toMatchObject({
    reply: { code: 'PAGE_PICTURE_NOT_FOUND' },
  });
});
