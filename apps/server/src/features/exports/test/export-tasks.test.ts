import { readdirSync, readFileSync } from 'node:fs';
import { EditPermission } from '@lectern/protocol';
import { binDocuments, deleteDocuments, putGrant } from '@lectern/protocol/documents';
import { cancelExport, getExport, startExport } from '@lectern/protocol/exports';
import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../../test/setup/sessions.ts';
import { startTestServer } from '../../../../test/setup/test-server.ts';
import { importFile } from '../../../../test/setup/upload-file.ts';
import type { ExportTables } from '../exports.tables.ts';
import { sweepExports } from '../index.ts';
import { ended, SLOW, startExporting, whyNoPrint } from './exporting.ts';
import { printedDeck, text } from './printed-deck.ts';

const { server, chen, li, exporting } = await startExporting();
afterAll(() => server.close());

describe('an export', () => {
  it('is requested, polled, cancelled and fetched by users who may see the courseware', async () => {
    const id = await exporting.courseware(printedDeck([[text('一')]]));
    const body = { format: 'pdf' } as const;
    expect((await server.fails(startExport, { params: { id }, body }, li)).code).toBe('DOCUMENT_NOT_FOUND');
    const task = await exporting.start(id, body);
    const params = { id, export_id: task.id };
    for (const endpoint of [getExport, cancelExport]) {
      expect((await server.fails(endpoint, { params }, li)).code).toBe('DOCUMENT_NOT_FOUND');
    }
    const grant = { params: { id, user_id: li.userId }, body: { permission: EditPermission.VIEW } };
    await server.call(putGrant, grant, chen);
    expect((await server.fails(getExport, { params }, li)).code).toBe('TASK_NOT_FOUND');
    const own = await exporting.start(id, body, li);
    await server.call(binDocuments, { body: { ids: [id] } }, chen);
    const gone = { params: { id, export_id: own.id } };
    expect((await server.fails(getExport, gone, li)).code).toBe('DOCUMENT_NOT_FOUND');
  });

  it('waits while three other exports of the same user are unfinished', async () => {
    const id = await exporting.courseware(printedDeck([[text('一')]]));
    const mei = await signIn(server);
    const grant = { params: { id, user_id: mei.userId }, body: { permission: EditPermission.VIEW } };
    await server.call(putGrant, grant, chen);
    const body = { format: 'pdf' } as const;
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => exporting.start(id, body, mei)));
    expect(all.filter(({ status }) => status === 'fulfilled').length).toBeLessThanOrEqual(3);
    for (const one of all) {
      if (one.status === 'fulfilled')
        await server.call(cancelExport, { params: { id, export_id: one.value.id } }, mei);
    }
  });

  it('leaves no data when it is cancelled, and the next export is drawn', {
    timeout: SLOW,
  }, async (context) => {
    context.skip(whyNoPrint !== undefined, whyNoPrint);
    const id = await exporting.courseware(
      printedDeck(Array.from({ length: 20 }, (_, index) => [text(`第 ${index}`)])),
    );
    const task = await exporting.start(id, { format: 'png' });
    await exporting.watched(task, ({ pages_done: done }) => done > 0);
    const params = { id, export_id: task.id };
    expect((await server.call(cancelExport, { params }, chen)).state).toBe('cancelled');
    await exporting.exported(id, { format: 'png', pages: [1], width: 320 });
    expect(await server.call(getExport, { params }, chen)).toMatchObject({ state: 'cancelled', file: null });
  });

  it('starts from its beginning when the browser crashes', { timeout: SLOW }, async (context) => {
    context.skip(whyNoPrint !== undefined || process.platform !== 'linux', whyNoPrint);
    const id = await exporting.courseware(
      printedDeck(Array.from({ length: 20 }, (_, index) => [text(`第 ${index}`)])),
    );
    const task = await exporting.start(id, { format: 'png', width: 640 });
    await exporting.watched(task, ({ pages_done: done }) => done > 0);
    expect(killBrowsers()).toBeGreaterThan(0);
    expect(await exporting.watched(task, ended)).toMatchObject({ state: 'done', pages_done: 20 });
  });

  it('keeps its file for a day, readable by signed links', {
    timeout: SLOW,
  }, async (context) => {
    context.skip(whyNoPrint !== undefined, whyNoPrint);
    const id = await exporting.courseware(printedDeck([[text('一')]]), '司马光（1）');
    const { task } = await exporting.exported(id, { format: 'png', width: 320 });
    expect(task.expires_at ?? 0).toBeGreaterThan(Date.now() + 23 * 3_600_000);
    const url = task.file?.url ?? '';
    expect((await server.fetch(url.replace(/s=.{5}/, 's=AAAAA'))).status).toBe(403);
    expect((await server.fetch(url.replace(/e=\d+/, `e=${Date.now() + 1e9}`))).status).toBe(403);
    const answer = await server.fetch(url);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('司马光（1）.png')}`,
    );
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const { objects, database } = server.platform;
    const row = await database
      .withTables<ExportTables>()
      .selectFrom('export_task')
      .selectAll()
      .where('id', '=', task.id)
      .executeTakeFirstOrThrow();
    // When the file is uploaded, it shares no object with the export.
    expect((await objects.put(bytes)).hash).not.toBe(row.file_hash);
    const tomorrow = { now: () => Date.now() + 25 * 3_600_000 };
    await sweepExports({ ...server.platform, clock: tomorrow });
    expect(await objects.has(row.file_hash ?? '')).toBe(false);
    expect((await server.fetch(url)).status).toBe(403);
    const params = { id, export_id: task.id };
    expect((await server.fails(getExport, { params }, chen)).code).toBe('TASK_NOT_FOUND');
  });

  it('cannot be fetched any more when permission on its courseware was revoked', {
    timeout: SLOW,
  }, async (context) => {
    context.skip(whyNoPrint !== undefined, whyNoPrint);
    const id = await exporting.courseware(printedDeck([[text('一')]]));
    const { task } = await exporting.exported(id, { format: 'png', width: 320 });
    await server.call(binDocuments, { body: { ids: [id] } }, chen);
    await server.call(deleteDocuments, { body: { ids: [id] } }, chen);
    expect((await server.fetch(task.file?.url ?? '')).status).toBe(403);
  });
});

describe('without Chromium', () => {
  it('an export fails with a message in both languages that names the missing program', {
    timeout: SLOW,
  }, async () => {
    const bare = await startTestServer({ config: { chromium: '/nowhere/chromium' } });
    try {
      const mei = await signIn(bare);
      const { document_id: id } = await importFile(bare, mei, '课.ndpx', printedDeck([[text('一')]]).file);
      const params = { id: id ?? '' };
      const task = await bare.call(startExport, { params, body: { format: 'pdf' } }, mei);
      const said = async (language: 'zh' | 'en') => {
        const of = { params: { ...params, export_id: task.id }, language };
        for (;;) {
          const now = await bare.call(getExport, of, mei);
          if (ended(now)) return now.error;
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };
      expect(await said('zh')).toMatchObject({ code: 'EXPORT_NO_BROWSER' });
      expect((await said('zh'))?.message).toContain('未安装 Chromium');
      expect((await said('en'))?.message).toContain('Chromium is not installed');
    } finally {
      await bare.close();
    }
  });
});

/** Kills the browsers that this process and its descendants have started; returns the number of processes. */
function killBrowsers(): number {
  const parents = new Map<number, number>();
  const browsers: number[] = [];
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
      if (/remote-debugging-pipe/.test(readFileSync(`/proc/${name}/cmdline`, 'utf8')))
        browsers.push(Number(name));
    } catch {
      // The process ended in the meantime.
    }
  }
  const isOurs = (pid: number): boolean => pid === process.pid || (pid > 1 && isOurs(parents.get(pid) ?? 0));
  const ours = browsers.filter(isOurs);
  for (const pid of ours) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process ended with its parent.
    }
  }
  return ours.length;
}
