import { LecternError } from '@lectern/protocol';
import { TranscodeStatus } from '@lectern/protocol/constants';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { documentRow, openTestDatabase, ROW_TIME } from '../../../test/setup/test-database.ts';
import { allowNothing } from '../../platform/outgoing/outgoing-allowance.ts';
import { OutgoingGuard } from '../../platform/outgoing/outgoing-guard.ts';
import { TranscodingService } from './transcoding.service.ts';
import { TranscodingStore } from './transcoding.store.ts';
import type { TranscodingTables } from './transcoding.tables.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<TranscodingTables>();
const store = new TranscodingStore(database);
afterAll(() => opened.close());

const calls: string[] = [];
let document: object;
let reads: boolean;
const service = new TranscodingService({
  store,
  documents: {
    async allowed(userId: string, _id: string, action: string) {
      if (userId !== 'chen' || action !== 'download') throw new LecternError('DOCUMENT_NOT_FOUND');
      return { bin_id: null, object_hash: 'h', size: 5, name: 'a.pptx', format: 'pptx', ...document };
    },
    readsComments: async () => reads,
    space: {
      async checkRoom(_userId: string, parentId: string | null, bytes: number) {
        calls.push(`room ${parentId} ${bytes}`);
      },
    },
  },
  jobs: {
    async add({ name }: { name: string }) {
      calls.push(`added ${name}`);
      return 'job';
    },
    wake: async ({ name }: { name: string }) => void calls.push(`woken ${name}`),
    cancel: async (_kind: unknown, id: string) => void calls.push(`cancelled ${id}`),
  },
  clock: { now: () => ROW_TIME.getTime() },
  notifications: { notify: async (userId: string) => async () => void calls.push(`told ${userId}`) },
  guard: new OutgoingGuard(allowNothing),
} as never);

for (const id of ['d', 'e']) await documentRow(opened.database, { id, owner_id: 'chen' });
beforeEach(async () => {
  await database.deleteFrom('import_report').execute();
  await database.deleteFrom('transcode_task').execute();
  calls.length = 0;
  document = {};
  reads = true;
});

const file = {
  userId: 'chen',
  hash: 'h',
  size: 5,
  name: 'a',
  extension: 'pptx',
  parentId: null,
  language: 'zh',
} as const;
const start = (more: object = {}) =>
  database.transaction().execute((transaction) => service.start({ ...file, ...more }, transaction));
const wish = {
  name: undefined,
  parentId: null,
  callbackUrl: null,
  withCover: true,
  language: undefined,
  sourceFormat: undefined,
  sourceFrom: 1,
  jsonPath: undefined,
} as const;
const fromDocument = (more: object = {}, userId = 'chen') =>
  service.startFromDocument(userId, 'd', { ...wish, ...more }, 'en');

it('checkCallback returns the address in stored form, and refuses others', () => {
  expect(service.checkCallback(undefined)).toBeNull();
  expect(service.checkCallback(null)).toBeNull();
  expect(service.checkCallback('HTTPS://Example.org')).toBe('https://example.org/');
  expect(() => service.checkCallback('http://127.0.0.1')).toThrow(
    expect.objectContaining({ code: 'CALLBACK_REFUSED' }),
  );
});

describe('the start of a task', () => {
  it('queues a job, which is woken after the commit', async () => {
    const { taskId, afterCommit } = await start({ parentId: 'p', withCover: false });
    expect(await store.find(taskId)).toMatchObject({
      job_id: 'job',
      source_hash: 'h',
      input: { path: 'h', target_parent_path: 'p', with_cover: false, source_from: 1, source_format: 'pptx' },
    });
    expect(calls).toEqual(['added transcode']);
    await afterCommit();
    expect(calls).toEqual(['added transcode', 'woken transcode']);
  });

  it('is refused beyond fifty unfinished tasks of the user', async () => {
    for (let count = 0; count < 50; count += 1) await start();
    await expect(start()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await expect(start({ userId: 'li' })).resolves.toBeDefined();
  });

  it('reads the file of a document', async () => {
    const task = await fromDocument({ jsonPath: 'x', parentId: 'p' });
    expect(task.input).toMatchObject({ path: 'd', target_file_name: 'a', language: 'en', json_path: 'x' });
    expect(calls).toEqual(['room p 5', 'added transcode', 'woken transcode']);
    expect((await fromDocument({ name: 'other', language: 'zh' })).input).toMatchObject({
      target_file_name: 'other',
      language: 'zh',
    });
  });

  it('is refused for a document in the bin, another format, and a file that cannot be imported', async () => {
    await expect(fromDocument({ sourceFormat: 'pdf' })).rejects.toMatchObject({ code: 'FILE_TYPE_MISMATCH' });
    await expect(fromDocument({}, 'li')).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    document = { bin_id: 'd' };
    await expect(fromDocument()).rejects.toMatchObject({ code: 'DOCUMENT_NOT_FOUND' });
    document = { format: 'exe' };
    await expect(fromDocument()).rejects.toMatchObject({ code: 'FILE_TYPE_UNSUPPORTED' });
  });

  it('reads the file from which a courseware was imported, only with its comments', async () => {
    document = { object_hash: null, format: 'ndpx' };
    await expect(fromDocument()).rejects.toMatchObject({ code: 'FILE_TYPE_UNSUPPORTED' });
    await store.insertReport(
      {
        document_id: 'd',
        source_name: 'b.pptx',
        source_format: 'pptx',
        source_hash: 'source',
        source_size: 9,
        page_count: 1,
        notes: '[]',
        more_notes: 0,
        fonts: '[]',
        created_at: ROW_TIME,
      } as never,
      database,
    );
    const { id, input } = await fromDocument();
    expect(input).toMatchObject({ target_file_name: 'b', source_format: 'pptx' });
    expect(await store.find(id)).toMatchObject({ source_hash: 'source', source_size: 9 });
    reads = false;
    await expect(fromDocument()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('the end of a task', () => {
  it('notifies the user and the callback after the commit', async () => {
    const { taskId } = await start({ callbackUrl: 'https://example.org/' });
    calls.length = 0;
    await service.fail(taskId, { code: 'FILE_CORRUPT', details: {} });
    expect(calls).toEqual(['added transcode-callback', 'told chen', 'woken transcode-callback']);
    expect((await service.get('chen', taskId)).status).toBe(TranscodeStatus.DEALFAIL);
    await service.fail(taskId, { code: 'FILE_CORRUPT', details: {} });
    expect(calls).toHaveLength(3);
  });

  it('by its user cancels the job without a notification, once', async () => {
    const { taskId } = await start();
    calls.length = 0;
    expect((await service.revoke('chen', taskId)).status).toBe(TranscodeStatus.REVOKE);
    expect(calls).toEqual(['cancelled job']);
    await expect(service.revoke('chen', taskId)).rejects.toMatchObject({ code: 'TASK_FINISHED' });
    await expect(service.revoke('li', taskId)).rejects.toMatchObject({ code: 'TASK_NOT_FOUND' });
  });
});
