import { readFileSync } from 'node:fs';
import path from 'node:path';
import { shortRun } from '@lectern/base/missing';
import { pdfOf } from '@lectern/pdf/pdf-source';
import { CORPUS_IS_HERE, deckFiles } from '@lectern/pptx/corpus';
import { NotificationType, TranscodeStatus } from '@lectern/protocol';
import { coursewareFile } from '@lectern/protocol/courseware';
import { binDocuments, createDocument, getDocument, listDocuments } from '@lectern/protocol/documents';
import { listNotifications } from '@lectern/protocol/notifications';
import {
  getImportReport,
  getImportReportSummary,
  getTranscode,
  listTranscodes,
  revokeTranscode,
  startTranscode,
} from '@lectern/protocol/transcoding';
import { afterAll, describe, expect, it } from 'vitest';
import { makeDeck, noise } from '../../../../test/setup/decks.ts';
import { startTwoTeachers } from '../../../../test/setup/two-teachers.ts';
import { importFile, taskEnded, uploadFile } from '../../../../test/setup/upload-file.ts';
import { defaultReaderLimits, FileReader, type FileReaderLimits, ReaderBroke } from '../file-reader.ts';

const { server, chen, li } = await startTwoTeachers();
afterAll(() => server.close());

async function coursewares(session = chen): Promise<readonly string[]> {
  const query = { resource_type_code: 'coursewares' as const, limit: 200, search: ' ' };
  return (await server.call(listDocuments, { query }, session)).items.map((item) => item.name);
}

describe('importing a presentation', () => {
  it('creates a courseware of its pages, stores the file, and notifies its owner', async () => {
    const task = await importFile(server, chen, '第一课.pptx', makeDeck(['秋天', '的', '雨']));
    expect(task).toMatchObject({
      task_type_id: 'ppt_parsing',
      status: TranscodeStatus.DEALSUCCESS,
      stage: 'done',
      progress: 100,
      error: null,
      input: { uid: chen.userId, target_file_name: '第一课', source_format: 'pptx', with_cover: true },
    });
    const id = task.document_id ?? '';
    expect(await server.call(getDocument, { params: { id } }, chen)).toMatchObject({
      name: '第一课',
      resource_type_code: 'coursewares',
      page_count: 3,
    });
    const { items } = await server.call(listNotifications, {}, chen);
    expect(items[0]).toMatchObject({
      type: NotificationType.parsePPT,
      read_at: null,
      content: { task_id: task.id, document_id: id, name: '第一课', error: null },
    });
    const report = await server.call(getImportReport, { params: { id } }, chen);
    expect(report).toMatchObject({ page_count: 3, source_name: '第一课', source_format: 'pptx' });
    expect(await server.call(getImportReportSummary, { params: { id } }, chen)).toEqual({
      imported: true,
      count: report.entries.length + report.more,
      fonts: report.fonts,
      cut: null,
      source: { name: '第一课.pptx', size: expect.any(Number) },
    });
    const foreign = await server.fails(getImportReport, { params: { id } }, li);
    expect(foreign.code).toBe('DOCUMENT_NOT_FOUND');
  });

  it('stores the courseware in the chosen folder, under a free name', async () => {
    const body = { name: '三年级', resource_type_code: 'folder' as const };
    const { id: parentId } = await server.call(createDocument, { body }, chen);
    const deck = makeDeck(['一']);
    await importFile(server, chen, '课.pptx', deck, { parentId });
    await importFile(server, chen, '课.pptx', deck, { parentId });
    const page = await server.call(listDocuments, { query: { parent_id: parentId, order: 'name' } }, chen);
    expect(page.items.map((item) => item.name)).toEqual(['课', '课 (2)']);
  });

  it('can be repeated from the stored file', async () => {
    const first = await importFile(server, chen, '再来.pptx', makeDeck(['一', '二']));
    const body = { input: { path: first.document_id ?? '', target_file_name: '再来一次' } };
    const { id } = await server.call(startTranscode, { body }, chen);
    const second = await taskEnded(server, chen, id);
    const { page_count, name } = await server.call(
      getDocument,
      { params: { id: second.document_id ?? '' } },
      chen,
    );
    expect({ page_count, name }).toEqual({ page_count: 2, name: '再来一次' });
    const notTheirs = await server.fails(startTranscode, { body }, li);
    expect(notTheirs.code).toBe('DOCUMENT_NOT_FOUND');
  });

  it('returns the same pages from an .ndpx', async () => {
    const made = await importFile(server, chen, '来回.pptx', makeDeck(['甲', '乙']));
    const file = await server.call(coursewareFile, { params: { id: made.document_id ?? '' } }, chen);
    const back = await importFile(server, li, '来回.ndpx', file);
    expect(back.error).toBeNull();
    const { page_count } = await server.call(getDocument, { params: { id: back.document_id ?? '' } }, li);
    expect(page_count).toBe(2);
  });
});

describe('a file that cannot be imported', () => {
  it.each([
    [
      'whose main part is not a presentation',
      'FILE_CORRUPT',
      makeDeck(['一'], { files: { 'ppt/presentation.xml': Buffer.from('<broken') } }),
      '文件已损坏，无法打开',
    ],
    [
      'that unpacks to too many bytes',
      'FILE_EXPLODES',
      makeDeck(['一'], {
        files: Object.fromEntries(
          Array.from({ length: 11_000 }, (_, index) => [`ppt/x${index}`, [new Uint8Array(0), { level: 0 }]]),
        ),
      }),
      '文件解压后过大，已停止处理',
    ],
  ])(
    '%s fails with %s, in the language of its owner, and creates no document',
    async (_, code, bytes, message) => {
      const before = await coursewares();
      const done = await uploadFile(server, chen, '坏文件.pptx', bytes, { language: 'zh' });
      if (done.kind !== 'task') throw new Error('a presentation becomes a task');
      const task = await taskEnded(server, chen, done.task_id);
      expect(task).toMatchObject({ status: TranscodeStatus.DEALFAIL, document_id: null, error: { code } });
      const inChinese = await server.call(getTranscode, { params: { id: task.id }, language: 'zh' }, chen);
      expect(inChinese.error?.message).toBe(message);
      expect(await coursewares()).toEqual(before);
      const { items } = await server.call(listNotifications, { query: { limit: 1 } }, chen);
      expect(items[0]).toMatchObject({ content: { task_id: task.id, document_id: null, error: { code } } });
    },
  );

  it('of a later version is refused with the advice to upgrade', async () => {
    const { zipSync } = await import('fflate');
    const file = zipSync({
      'manifest.json': Buffer.from('{"format":"lectern-courseware","version":99,"schema":99}'),
      'courseware.json': Buffer.from('{"records":[]}'),
    });
    const task = await importFile(server, chen, '将来.ndpx', file);
    expect(task.error?.code).toBe('COURSEWARE_NEWER');
  });

  it('of another kind is refused by the call', async () => {
    const text = await uploadFile(server, chen, '不是课件.txt', Buffer.from('x'));
    const document_id = text.kind === 'document' ? text.document.id : '';
    const reply = await server.fails(startTranscode, { body: { input: { path: document_id } } }, chen);
    expect(reply.code).toBe('FILE_TYPE_UNSUPPORTED');
  });

  it('from before 2007 is refused when LibreOffice is missing, with that error', async () => {
    const name = Buffer.from('PowerPoint Document', 'utf16le');
    const old = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), noise(1024), name]);
    const path = process.env.PATH;
    process.env.PATH = '/nowhere';
    try {
      const task = await importFile(server, chen, '旧.ppt', old);
      expect(task.error).toMatchObject({ code: 'CONVERTER_MISSING', details: { tool: 'LibreOffice' } });
      expect(task.error?.message).toContain('LibreOffice');
    } finally {
      process.env.PATH = path;
    }
  });
});

describe('an import task', () => {
  it('creates no document when it is revoked', async () => {
    const done = await uploadFile(server, chen, '撤回.pptx', makeDeck(['撤']));
    if (done.kind !== 'task') throw new Error('a presentation becomes a task');
    const params = { id: done.task_id };
    try {
      const task = await server.call(revokeTranscode, { params }, chen);
      expect(task.status).toBe(TranscodeStatus.REVOKE);
      expect(await coursewares()).not.toContain('撤回');
    } catch {
      // The task finished before it could be revoked, which the response reports.
      expect((await taskEnded(server, chen, done.task_id)).status).toBe(TranscodeStatus.DEALSUCCESS);
    }
    expect((await server.fails(revokeTranscode, { params }, chen)).code).toBe('TASK_FINISHED');
  });

  it('of another user is not found', async () => {
    const { id } = await importFile(server, chen, '我的.pptx', makeDeck(['一']));
    const params = { id };
    expect((await server.fails(getTranscode, { params }, li)).code).toBe('TASK_NOT_FOUND');
    expect((await server.fails(revokeTranscode, { params }, li)).code).toBe('TASK_NOT_FOUND');
    const { items } = await server.call(listTranscodes, { query: { unfinished: 'true' } }, li);
    expect(items).toEqual([]);
  });

  it('fails with an error message when its folder was deleted meanwhile, and stores nothing', async () => {
    const body = { name: '要走的文件夹', resource_type_code: 'folder' as const };
    const parent = await server.call(createDocument, { body }, chen);
    const done = await uploadFile(server, chen, '无家.pptx', makeDeck(['一']), { parentId: parent.id });
    await server.call(binDocuments, { body: { ids: [parent.id] } }, chen);
    if (done.kind !== 'task') throw new Error('a presentation becomes a task');
    const task = await taskEnded(server, chen, done.task_id);
    if (task.status === TranscodeStatus.DEALFAIL) expect(task.error?.code).toBe('PARENT_NOT_FOUND');
    expect((await coursewares()).includes('无家')).toBe(false);
  });
});

describe('the thread that reads files', () => {
  const never = new AbortController().signal;
  const read = (code: string, limits: Partial<FileReaderLimits>) => {
    const begun = `import { parentPort } from 'node:worker_threads';
      parentPort.once('message', () => { parentPort.postMessage({ kind: 'progress', done: 0, total: 1 }); ${code} });`;
    const thread = new URL(`data:text/javascript,${encodeURIComponent(begun)}`);
    const request = { bytes: new Uint8Array(1), extension: 'pptx' };
    return new FileReader({ ...defaultReaderLimits, ...limits }, thread).read(request, never, () => {});
  };

  it('is ended with an error when a file makes it hang', async () => {
    const hang = read('while (true) {}', { silenceMs: 300 });
    await expect(hang).rejects.toMatchObject({ code: 'FILE_TOO_SLOW', details: { seconds: 1 } });
  });

  it('is ended when a file exhausts memory, and the process continues', async () => {
    const greedy = 'const all = []; while (true) all.push(new Array(1e5).fill({}));';
    await expect(read(greedy, { heapMb: 64, silenceMs: 25_000 })).rejects.toMatchObject({
      code: 'FILE_TOO_COMPLEX',
    });
  });

  it('reports a crash caused by a file as permanent, because a retry would repeat it', async () => {
    // Progress and crash arrive through two channels: the progress must arrive first.
    const late = 'setTimeout(() => { throw new Error("stray"); }, 300);';
    await expect(read(late, {})).rejects.toThrow(ReaderBroke);
  });

  it('continues when a library leaves an unhandled rejection: a PDF with a broken page tree and outline', async () => {
    const reader = new FileReader();
    try {
      const bytes = pdfOf([{ content: '' }, { content: '' }], {
        catalogue: '/Outlines 70 0 R',
        objects: {
          2: '<< /Type /Pages /Kids [13 0 R 11 0 R] /Count 2 >>',
          70: '<< /Type /Outlines /First 71 0 R /Last 71 0 R /Count 1 >>',
          71: '<< /Title (Second) /Parent 70 0 R /Dest [12 0 R /Fit] >>',
        },
      });
      const { pages } = await reader.read({ bytes, extension: 'pdf' }, never, () => {});
      expect(pages).toHaveLength(1);
    } finally {
      await reader.close();
    }
  });

  it('reads the next file after a file that crashed it', async () => {
    const reader = new FileReader();
    try {
      const request = { bytes: makeDeck(['一']), extension: 'pptx' };
      await expect(
        reader.read({ bytes: new Uint8Array(30), extension: 'pptx' }, never, () => {}),
      ).rejects.toMatchObject({ code: 'FILE_CORRUPT' });
      const { pages } = await reader.read(request, never, () => {});
      expect(pages).toHaveLength(1);
    } finally {
      await reader.close();
    }
  });
});

describe('the presentations of the corpus', () => {
  const files = deckFiles(/\.pptx$/).filter((file) => !/encrypted/.test(file));
  const why = shortRun();

  it('are all imported', { timeout: 300_000 }, async (context) => {
    context.skip(why !== undefined, why);
    const outcomes = new Map<string, string>();
    for (const file of files) {
      const name = path.basename(file);
      const bytes = readFileSync(file);
      try {
        const task = await importFile(server, li, `${outcomes.size}.pptx`, bytes);
        outcomes.set(name, task.error?.code ?? 'read');
      } catch (error) {
        outcomes.set(name, String(error));
      }
    }
    const refused = [...outcomes].filter(([, outcome]) => outcome !== 'read');
    // The corpus contains one damaged file; a deck without slides is refused with an error message.
    for (const [name, outcome] of refused) expect(outcome, name).toMatch(/FILE_(CORRUPT|EMPTY)/);
    expect(outcomes.size - refused.length).toBeGreaterThanOrEqual(CORPUS_IS_HERE ? 34 : 5);
  });
});
