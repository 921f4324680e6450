import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { missing } from '@lectern/base/missing';
import { deckFiles } from '@lectern/pptx/corpus';
import { errorCatalogue } from '@lectern/protocol';
import { getDocument } from '@lectern/protocol/documents';
import { getPreview, openPreview } from '@lectern/protocol/previews';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { makeDeck } from '../setup/decks.ts';
import { makeDocx, makeXlsx } from '../setup/office-files.ts';
import { whyNoOffice } from '../setup/programs.ts';
import { signIn } from '../setup/sessions.ts';
import { CallFailed, startTestServer } from '../setup/test-server.ts';
import { askUntil, taskEnded, uploadFile } from '../setup/upload-file.ts';
import { brokenFile, randomOf, samplePdf } from './broken-files/index.ts';

const LONG = process.env.LECTERN_LONG !== undefined;
const SEED = Number(process.env.LECTERN_SEED ?? Date.now() % 1_000_000_000);
/** A converter may take as long as its jail allows. */
const PATIENCE_MS = 200_000;

const server = await startTestServer();
const chen = await signIn(server);
afterAll(() => server.close());

/** Files of one kind: all files of the corpus with this extension, or a generated file. */
interface Kind {
  readonly name: string;
  readonly sources: () => readonly (readonly [extension: string, bytes: Uint8Array])[];
  /** Number of files in a usual run, and in a long run. */
  readonly count: readonly [short: number, long: number];
  readonly needsOffice?: true;
}

function ofCorpus(pattern: RegExp, largest: number): (readonly [string, Uint8Array])[] {
  return deckFiles(pattern, largest).map(
    (file) => [file.split('.').at(-1) ?? '', readFileSync(file)] as const,
  );
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);
const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const POEM = '春眠不觉晓，处处闻啼鸟。\n夜来风雨声，花落知多少。\n'.repeat(20);

const KINDS: readonly Kind[] = [
  {
    name: 'presentations and PDFs',
    sources: () => [['pptx', makeDeck(['一', '二'])], ['pdf', samplePdf()], ...ofCorpus(/\.pptx$/, 300_000)],
    count: [3, 200],
  },
  {
    name: 'texts and pictures',
    sources: () => [
      ['txt', Buffer.from(POEM)],
      ['txt', Buffer.from(`\ufeff${POEM}`, 'utf16le')],
      ['png', PNG],
      ['gif', GIF],
    ],
    count: [8, 500],
  },
  {
    name: 'Word and Excel files',
    sources: () => [
      ['docx', makeDocx(POEM)],
      ['xlsx', makeXlsx(['1+1', 'SUM(A1:A2)', 'REPT("x",9)'])],
    ],
    count: [2, 30],
    needsOffice: true,
  },
  {
    name: 'old presentations',
    sources: () => ofCorpus(/\.ppt$/, 200_000),
    count: [2, 30],
    needsOffice: true,
  },
];

/** Result of an upload: `read`, or the code of the error that its owner gets. */
async function outcomeOf(name: string, bytes: Uint8Array): Promise<string> {
  try {
    const done = await uploadFile(server, chen, name, bytes);
    return done.kind === 'task' ? await imported(done.task_id) : await shown(done.document.id);
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error;
    // A status of 500 or above is a program error, whatever its message.
    return error.status < 500 ? error.reply.code : `${error.status} ${error.reply.code}`;
  }
}

async function imported(taskId: string): Promise<string> {
  const task = await taskEnded(server, chen, taskId, PATIENCE_MS);
  if (task.error) return task.document_id === null ? task.error.code : 'a document of a task that failed';
  const id = task.document_id ?? '';
  const document = await server.call(getDocument, { params: { id } }, chen);
  return (document.page_count ?? 0) > 0 ? 'read' : 'a courseware without a page';
}

async function shown(id: string): Promise<string> {
  const call = { params: { id } };
  await server.call(openPreview, call, chen);
  const ask = () => server.call(getPreview, call, chen);
  const state = await askUntil(ask, ({ status }) => status !== 'preparing', PATIENCE_MS);
  if (state.status === 'failed') return state.error.code;
  if (state.status !== 'ready') return `a preview that is ${state.status}`;
  return (await fetch(server.url + state.url)).status === 200 ? 'read' : 'a preview that does not exist';
}

const jobFolders = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`lectern-jail-${process.pid}-`));

async function documents(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from document`.execute(
    server.platform.database,
  );
  return rows[0]?.count ?? 0;
}

describe(`broken uploads (LECTERN_SEED=${SEED})`, () => {
  it.for(KINDS)(
    'of $name are imported, or refused with an error message, and leave no incomplete data',
    {
      timeout: 3_600_000,
    },
    async ({ sources, count: [short, long], needsOffice }, context) => {
      context.skip(needsOffice === true && whyNoOffice !== undefined, whyNoOffice);
      const files = sources();
      const none = missing('corpus', files.length > 0, 'the corpus has no file of this kind');
      context.skip(none !== undefined, none);
      const random = randomOf(SEED);
      const faults: string[] = [];
      for (let turn = 0; turn < (LONG ? long : short); turn++) {
        const [extension, bytes] = files[random(files.length)] ?? ['txt', PNG];
        const seed = random(2 ** 32);
        const before = await documents();
        const outcome = await outcomeOf(`${turn}.${extension}`, brokenFile(bytes, seed));
        const fault = `${extension} by ${seed}: ${outcome}`;
        if (outcome !== 'read' && (outcome === 'INTERNAL' || !Object.hasOwn(errorCatalogue, outcome)))
          faults.push(fault);
        // A file of the desk is stored unchanged, whether it can be shown or not; a courseware is created or not.
        const isCourseware = /^(ppt|pptx|pdf)$/.test(extension);
        const more = (await documents()) - before;
        if (more > 1 || (isCourseware && more !== Number(outcome === 'read')))
          faults.push(`${fault}, ${more} documents`);
      }
      expect(faults).toEqual([]);
      expect(await jobFolders()).toEqual([]);
      expect((await server.fetch('/api/uc/v1.1/time')).status).toBe(200);
    },
  );
});
