import { LecternError } from '@lectern/protocol';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { documentRow, openTestDatabase, ROW_TIME } from '../../../test/setup/test-database.ts';
import { LinkSigner } from '../../platform/http/link-signer.ts';
import { ExportLinks } from './export-files.ts';
import { ExportsService, expireExport } from './exports.service.ts';
import { type ExportEnd, ExportsStore } from './exports.store.ts';
import type { ExportTables } from './exports.tables.ts';

const DAY = 24 * 3_600_000;
const opened = await openTestDatabase();
const database = opened.database.withTables<ExportTables>();
const store = new ExportsStore(database);
afterAll(() => opened.close());

let now: number;
let seen: ReadonlySet<string>;
let kind: string;
const calls: string[] = [];
const clock = { now: () => now };
const files = { remove: async (hash: string) => void calls.push(`removed ${hash}`) };
const exports = new ExportsService({
  store,
  files,
  documents: {
    async allowed(_userId: string, id: string, action: string) {
      if (!seen.has(action)) throw new LecternError('DOCUMENT_NOT_FOUND');
      return { name: `name of ${id}`, resource_type_code: kind };
    },
  },
  lessons: { get: async () => ({ courseware_id: 'd' }) },
  links: new ExportLinks(new LinkSigner(Buffer.from('key'), clock)),
  jobs: {
    add: async () => 'job',
    wake: async ({ name }: { name: string }) => void calls.push(`woken ${name}`),
    cancel: async (_kind: unknown, id: string) => void calls.push(`cancelled ${id}`),
  },
  clock,
  notifications: { push: async (userId: string) => void calls.push(`told ${userId}`) },
} as never);

for (const id of ['d', 'e']) await documentRow(opened.database, { id, owner_id: 'chen' });
beforeEach(async () => {
  await database.deleteFrom('export_task').execute();
  now = ROW_TIME.getTime();
  seen = new Set(['see', 'download']);
  kind = 'coursewares';
  calls.length = 0;
});

const start = (more: object = {}, wish: object = {}) =>
  exports.start({
    userId: 'chen',
    documentId: 'd',
    format: 'pdf',
    language: 'zh',
    wish: { hidden: false, width: 100, ...wish },
    ...more,
  });
const done = (hash = 'h'): ExportEnd => ({
  state: 'done',
  file: { name: 'a.pdf', hash, size: 5 },
  notes: [],
});

describe('the start of an export', () => {
  it('queues a job, and expires after a day', async () => {
    const { row, name } = await start();
    expect(name).toBe('name of d');
    expect(await store.find(row.id)).toMatchObject({
      state: 'waiting',
      job_id: 'job',
      expires_at: new Date(now + DAY),
    });
    expect(calls).toEqual(['woken export', 'told chen']);
  });

  it('is refused beyond three unfinished exports', async () => {
    for (let count = 0; count < 3; count += 1) await start();
    await expect(start()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(start({ userId: 'li' })).resolves.toBeDefined();
  });

  it('is refused for documents that cannot be exported or downloaded, and for other formats', async () => {
    kind = 'folder';
    await expect(start()).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    kind = 'coursewares';
    await expect(start({ format: 'none' })).rejects.toMatchObject({ details: { field: 'format' } });
    seen = new Set(['see']);
    await expect(start()).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
  });

  it('may have the ink of a lesson that was taught from this courseware, where pages are drawn', async () => {
    const refused = { code: 'INVALID_INPUT', details: { field: 'lesson_id' } };
    await expect(start({}, { lesson: 'l' })).resolves.toBeDefined();
    await expect(start({ documentId: 'e' }, { lesson: 'l' })).rejects.toMatchObject(refused);
    await expect(start({ format: 'pptx' }, { lesson: 'l' })).rejects.toMatchObject(refused);
  });
});

describe('a finished export', () => {
  it('is discarded when the export was cancelled meanwhile', async () => {
    const { row } = await start();
    await exports.cancel('chen', 'd', row.id);
    expect(calls).toContain('cancelled job');
    expect(await exports.finish(row.id, done())).toBe(false);
  });

  it('is deleted with its file when it is cancelled', async () => {
    const { row } = await start();
    expect(await exports.finish(row.id, done())).toBe(true);
    expect((await exports.cancel('chen', 'd', row.id)).row.state).toBe('cancelled');
    expect(calls).toContain('removed h');
    expect(calls).not.toContain('cancelled job');
    expect(await store.find(row.id)).toBeUndefined();
  });

  it('expires the files beyond twenty, the oldest first', async () => {
    for (let count = 0; count <= 20; count += 1) {
      const { row } = await start();
      await exports.finish(row.id, done(`h${count}`));
    }
    expect(calls.filter((call) => call.startsWith('removed'))).toEqual(['removed h0']);
  });

  it('is shown with a link until it expires', async () => {
    const { row, name } = await start();
    await exports.finish(row.id, done());
    const shown = async () => exports.present({ row: (await store.find(row.id)) ?? row, name }, 'zh');
    expect(await shown()).toMatchObject({
      state: 'done',
      document_name: 'name of d',
      file: { name: 'a.pdf', size: 5 },
    });
    now += DAY;
    expect(await shown()).toMatchObject({ state: 'expired', file: null, expires_at: null });
  });
});

describe('the link of an export', () => {
  async function link(format = 'pdf') {
    const { row } = await start();
    await exports.finish(row.id, done());
    if (format === 'account')
      await database.updateTable('export_task').set({ format: 'account', document_id: null }).execute();
    const url = exports.present(
      { row: { ...row, file_name: 'a', file_hash: 'h', file_size: 5 }, name: '' },
      'zh',
    ).file?.url;
    const query = Object.fromEntries(new URL(url ?? '', 'http://x').searchParams);
    return () => exports.linked(row.id, query);
  }
  const refused = { code: 'LINK_INVALID' };

  it('opens the file while the user may download the courseware', async () => {
    const open = await link();
    expect(await open()).toEqual({ name: 'a.pdf', hash: 'h', size: 5 });
    seen = new Set(['see']);
    await expect(open()).rejects.toMatchObject(refused);
  });

  it('opens an archive of the own data without a permission', async () => {
    const open = await link('account');
    seen = new Set();
    expect(await open()).toMatchObject({ hash: 'h' });
  });

  it('does not open a file that has expired or was deleted', async () => {
    const open = await link();
    await database
      .updateTable('export_task')
      .set({ expires_at: new Date(now - 1) })
      .execute();
    await expect(open()).rejects.toMatchObject(refused);
    await database
      .updateTable('export_task')
      .set({ expires_at: new Date(now), file_hash: null })
      .execute();
    await expect(open()).rejects.toMatchObject(refused);
  });
});

it('get and list show only exports of documents that the user may see', async () => {
  const { row } = await start();
  expect((await exports.list('chen')).map(({ name }) => name)).toEqual(['name of d']);
  expect((await exports.get('chen', 'd', row.id)).row.id).toBe(row.id);
  await expect(exports.get('li', 'd', row.id)).rejects.toMatchObject({ code: 'TASK_NOT_FOUND' });
  seen = new Set();
  expect(await exports.list('chen')).toEqual([]);
  await expect(exports.get('chen', 'd', row.id)).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
});

it('expireExport keeps the row of a file that was not fetched for a week', async () => {
  const [kept, fetched, failed] = [(await start()).row, (await start()).row, (await start()).row];
  await exports.finish(kept.id, done('k'));
  await exports.finish(fetched.id, done('f'));
  await exports.fetched(fetched.id);
  await exports.fail(failed.id, { code: 'NOT_READY', details: {} });
  for (const { id } of [kept, fetched, failed]) {
    const row = await store.find(id);
    if (row) await expireExport(row, new Date(now), store, files as never);
  }
  expect(await store.find(kept.id)).toMatchObject({ state: 'expired', expires_at: new Date(now + 7 * DAY) });
  expect([await store.find(fetched.id), await store.find(failed.id)]).toEqual([undefined, undefined]);
  expect(calls.filter((call) => call.startsWith('removed'))).toEqual(['removed k', 'removed f']);
});
