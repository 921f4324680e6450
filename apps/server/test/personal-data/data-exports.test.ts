import { newId } from '@lectern/base';
import { EditType } from '@lectern/protocol/constants';
import { cancelDataExport, getDataExport, startDataExport } from '@lectern/protocol/data-exports';
import { binDocuments, createDocument } from '@lectern/protocol/documents';
import { listExports } from '@lectern/protocol/exports';
import { addClassEvents, beginLesson } from '@lectern/protocol/lessons';
import { putShare } from '@lectern/protocol/shares';
import { strFromU8 } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { localDay } from '../../src/platform/clock.ts';
import { movedClock } from '../setup/moved-clock.ts';
import { ONE_PIXEL } from '../setup/phone.ts';
import { type SignedIn, signIn } from '../setup/sessions.ts';
import { CallFailed, startTestServer } from '../setup/test-server.ts';
import { uploadFile } from '../setup/upload-file.ts';
import { archiveOf, madeArchive } from './account-archives.ts';
import { insertAnyRow } from './personal-columns.ts';

const clock = movedClock();

const server = await startTestServer({ clock });
afterAll(() => server.close());

const of = (who: SignedIn) => ({ params: { id: who.userId }, language: 'zh' as const });
const taskOf = async (who: SignedIn) => (await server.call(getDataExport, of(who), who)).task;
const made = (who: SignedIn) => madeArchive(server, who);

describe('the archive of an account', () => {
  it('is one file with its disk in folders, lessons and links, and no data of other users', async () => {
    const [chen, li] = [await signIn(server, '陈晓雨'), await signIn(server)];
    const folder = { name: '三年级/上'.replace('/', '·'), resource_type_code: 'folder' as const };
    const { id: folderId } = await server.call(createDocument, { body: folder }, chen);
    const inside = { query: { parent_id: folderId }, body: { name: '秋天的雨' } };
    const { id } = await server.call(createDocument, inside, chen);
    await uploadFile(server, chen, '秋天.png', ONE_PIXEL);
    const { id: binned } = await server.call(createDocument, { body: { name: '旧课' } }, chen);
    await server.call(binDocuments, { body: { ids: [binned] } }, chen);
    await server.call(createDocument, { body: { name: '别人的课' } }, li);
    await server.call(putShare, { params: { id }, body: { edit_type: EditType.ALL } }, chen);
    const lesson = newId();
    const begun = { params: { id: lesson }, body: { name: '秋天的雨', begin_at: Date.now() } };
    await server.call(beginLesson, begun, chen);
    const events = [{ id: newId(), at: Date.now(), kind: 'tool' as const, code: 'Quiet' }];
    await server.call(addClassEvents, { params: { id: lesson }, body: { events } }, chen);

    const files = await archiveOf(server, chen);
    const names = Object.keys(files).sort();
    const day = localDay(new Date());
    expect(names).toEqual(
      [
        'account.json',
        'assignment-marks.json',
        'assignments.json',
        'chapter.json',
        'classes.json',
        'comments.json',
        'documents.json',
        'given.json',
        'hand-overs.json',
        'links.json',
        'notifications.json',
        'reports.json',
        'sign-ins.json',
        'subject-tools.json',
        'terms.json',
        'usage.json',
        'visits.json',
        '说明.txt',
        '网盘/三年级·上/秋天的雨.ndpx',
        '网盘/旧课.ndpx',
        '网盘/秋天.png',
        `授课记录/${day} 秋天的雨.json`,
      ].sort(),
    );
    const json = (name: string): unknown => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(json('account.json')).toMatchObject({
      account: { user_id: chen.userId, user_real_name: '陈晓雨' },
    });
    expect(json('links.json')).toMatchObject([{ document_id: id, state: 'open' }]);
    expect(json(`授课记录/${day} 秋天的雨.json`)).toMatchObject({
      lesson: { id: lesson },
      events: [{ kind: 'tool', code: 'Quiet' }],
    });
    expect(json('documents.json')).toMatchObject([
      { name: '旧课', in_bin: true },
      { name: '秋天.png', in_bin: false },
      { name: '秋天的雨', folder: '网盘/三年级·上' },
    ]);
    expect(Buffer.from(files['网盘/秋天.png'] ?? [])).toEqual(Buffer.from(ONE_PIXEL));
    for (const name of names) expect(strFromU8(files[name] ?? new Uint8Array())).not.toContain('别人的课');
  });

  it('has the user’s rows of every exported table, and no row of another user', async () => {
    const [chen, li] = [await signIn(server), await signIn(server)];
    const listed = (await server.platform.personalData.rows()).flatMap((row) =>
      'columns' in row.export ? [{ ...row, file: row.export.file }] : [],
    );
    // Every user here has a sign-in.
    for (const row of listed.filter(({ table }) => table !== 'sign_in')) {
      for (const { userId } of [chen, li])
        await insertAnyRow(server.platform.database, row, userId, () => `of ${userId} ${newId()}`);
    }
    const files = await archiveOf(server, chen);
    for (const { file } of listed) {
      const content = strFromU8(files[file] ?? new Uint8Array());
      expect([file, (JSON.parse(content) as unknown[]).length]).toEqual([file, 1]);
      expect(content).not.toContain(li.userId);
    }
  });

  it('is created one at a time, can be created again after a minute, and can be deleted', async () => {
    const chen = await signIn(server);
    expect(await taskOf(chen)).toBeNull();
    // The second call finds the task of the first one, which may have ended already.
    const start = () =>
      server.call(startDataExport, of(chen), chen).then(
        ({ task }) => task?.id,
        (error: unknown) => error instanceof CallFailed && error.reply.code,
      );
    const answers = await Promise.all([start(), start()]);
    const { file, id } = await made(chen);
    expect(answers).toContain(id);
    expect([id, 'TOO_MANY_REQUESTS']).toEqual(expect.arrayContaining(answers));
    expect((await server.fails(startDataExport, of(chen), chen)).code).toBe('TOO_MANY_REQUESTS');
    // The archive is not listed among exports of coursewares.
    expect((await server.call(listExports, {}, chen)).items).toEqual([]);
    clock.ahead += 61_000;
    await server.call(startDataExport, of(chen), chen);
    expect((await made(chen)).id).not.toBe(id);
    expect((await fetch(server.url + file.url)).status).toBe(403);
    const last = await made(chen);
    await server.call(cancelDataExport, of(chen), chen);
    await server.call(cancelDataExport, of(chen), chen);
    expect(await taskOf(chen)).toBeNull();
    expect((await fetch(server.url + last.file.url)).status).toBe(403);
  });

  it('cannot be requested by another user, nor read without the signature', async () => {
    const [chen, li] = [await signIn(server), await signIn(server)];
    for (const endpoint of [getDataExport, startDataExport, cancelDataExport]) {
      expect((await server.fails(endpoint, of(chen), li)).code).toBe('USER_NOT_FOUND');
    }
    await server.call(startDataExport, of(chen), chen);
    const { file } = await made(chen);
    const [path] = file.url.split('?');
    expect((await fetch(server.url + path)).status).toBe(403);
  });
});
