import { newId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { createDocument } from '@lectern/protocol/documents';
import { getExport } from '@lectern/protocol/exports';
import { getPreview, openPreview } from '@lectern/protocol/previews';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { CoursewareService } from '../../src/features/courseware/courseware.service.ts';
import { ShownPictures } from '../../src/features/courseware/shown-pictures.ts';
import { ExportFiles } from '../../src/features/exports/export-files.ts';
import { ExportWork } from '../../src/features/exports/export-work.ts';
import { ExportsService } from '../../src/features/exports/exports.service.ts';
import { ExportsStore } from '../../src/features/exports/exports.store.ts';
import type { ExportTables } from '../../src/features/exports/exports.tables.ts';
import { MakeExport } from '../../src/features/exports/make-export.ts';
import { type Printable, StagePrinter } from '../../src/features/exports/print/stage-printer.ts';
import { PagePicturesStore } from '../../src/features/page-pictures/page-pictures.store.ts';
import { workPagePictures } from '../../src/features/page-pictures/page-pictures-work.ts';
import { PreviewWaiters } from '../../src/features/previews/preview-waiters.ts';
import { PreviewWork } from '../../src/features/previews/preview-work.ts';
import { PreviewsStore } from '../../src/features/previews/previews.store.ts';
import type { JobRun } from '../../src/platform/jobs/jobs.ts';
import type { AwayPatience } from '../../src/platform/objects/when-there.ts';
import { awayStore, LITTLE_PATIENCE, MUCH_PATIENCE } from '../setup/away-store.ts';
import { type SignedIn, signIn } from '../setup/sessions.ts';
import { groundWithoutDoors, startTestServer, type TestServer } from '../setup/test-server.ts';
import { uploadFile } from '../setup/upload-file.ts';

const FILE = Buffer.from('秋天的雨');

let server: TestServer;
let chen: SignedIn;
let store: ReturnType<typeof awayStore>;
beforeAll(async () => {
  // Without the worker role no process takes the jobs, so the test runs each try itself.
  server = await startTestServer({ config: { roles: ['api', 'collab'], logLevel: 'error' } });
  chen = await signIn(server);
});
beforeEach(() => {
  store = awayStore(server.platform.objects);
});
afterAll(() => server.close());

function attempt<P>(payload: P, number = 1): JobRun<P> {
  const signal = new AbortController().signal;
  return { id: 'job', payload, attempt: number, lastAttempt: number === 4, signal };
}

/** Resolves when the work has tried the store several times. */
const awaited = () => vi.waitUntil(() => store.away.calls > 10);

describe('an export while the object store is unreachable', () => {
  /** Starts an export of a courseware with one file; returns functions to run it. */
  async function begun(patience: AwayPatience = MUCH_PATIENCE) {
    const { clock, database, jobs, log } = groundWithoutDoors(server);
    const { hash } = await server.platform.objects.put(FILE);
    const { id: documentId } = await server.call(createDocument, { body: { name: `课 ${newId()}` } }, chen);
    const files = new ExportFiles(store.objects);
    const documents = {
      allowed: async () => ({ name: '课', resource_type_code: 'coursewares' }) as never,
      readsComments: async () => true,
    };
    const service = new ExportsService({
      store: new ExportsStore(database.withTables<ExportTables>()),
      ...{ files, documents, jobs, clock },
      lessons: { get: async () => Promise.reject(new LecternError('LESSON_NOT_FOUND')) },
      links: { link: () => '/files/exports/1', check: () => undefined } as never,
      notifications: { push: async () => undefined },
    });
    const courseware = {
      state: async () => new Uint8Array(),
      snapshot: async () => ({ records: [] }),
      asset: async () => undefined,
      write: async () => await store.objects.get(hash),
    };
    const { row } = await service.start({
      ...{ userId: chen.userId, documentId, format: 'ndpx', language: 'zh' },
      wish: { hidden: false, width: 1_920 },
    });
    const make = new MakeExport({} as StagePrinter, courseware, files);
    const work = new ExportWork({
      ...{ exports: service, documents, courseware, make, log, patience },
      lessons: { written: async () => new Uint8Array() },
      archive: { entries: () => Promise.reject(new Error('the test exports no account')) as never },
    });
    const params = { id: documentId, export_id: row.id };
    return {
      service,
      run: (number?: number) => work.run(attempt({ exportId: row.id }, number)),
      task: () => server.call(getExport, { params, language: 'zh' }, chen),
      cancel: () => service.cancel(chen.userId, documentId, row.id),
    };
  }

  it('waits, reports the wait, and finishes in the same try once the store is reachable', async () => {
    const { run, task } = await begun();
    const ran = run();
    await awaited();
    expect(await task()).toMatchObject({ state: 'running', files_away: true, file: null, error: null });
    store.away.is = false;
    await ran;
    expect(await task()).toMatchObject({ state: 'done', files_away: false, file: { size: FILE.length } });
  });

  it('waits its full time from then on, however long it had worked before', async () => {
    const { run, task } = await begun();
    store.away.is = false;
    const { get } = store.objects;
    store.objects.get = async (hash) => {
      store.objects.get = get;
      // This time is longer than the whole patience.
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2 * MUCH_PATIENCE.altogetherMs);
      store.away.is = true;
      return await get(hash);
    };
    const ran = run();
    await awaited();
    store.away.is = false;
    await ran;
    vi.restoreAllMocks();
    expect((await task()).state).toBe('done');
  });

  it('can be cancelled meanwhile, and creates no file', async () => {
    const { run, task, cancel } = await begun();
    const ran = run();
    await awaited();
    await cancel();
    store.away.is = false;
    await ran;
    expect((await task()).state).toBe('cancelled');
  });

  it('is retried later when the store stays unreachable, and reports the reason after the last try', async () => {
    const { run, task } = await begun(LITTLE_PATIENCE);
    await expect(run(1)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    expect((await task()).state).toBe('waiting');
    await run(4);
    const { state, error } = await task();
    expect([state, error?.code]).toEqual(['failed', 'FILES_UNAVAILABLE']);
    expect(error?.message).toContain('文件存储暂时不可用');
  });
});

describe('drawing a page', () => {
  const printable = (asset: Printable['asset']): Printable => ({
    ...{ state: new Uint8Array(), title: '课', language: 'zh', hidden: false, asset },
    snapshot: async () => ({ records: [] }),
  });
  const hash = 'a'.repeat(64);
  /** A browser whose page loads one file, as the printer uses it. */
  const printer = () =>
    new StagePrinter({
      use: async (files: (path: string) => Promise<unknown>, signal: AbortSignal) => {
        await files(`/assets/${hash}`).catch(() => undefined);
        signal.throwIfAborted();
        return 'drawn';
      },
    } as never);
  const print = (asset: Printable['asset']) =>
    printer().pdf(
      printable(asset),
      () => undefined,
      new AbortController().signal,
      async () => '',
    );

  it('fails when a picture is temporarily unavailable', async () => {
    const away = async () => Promise.reject(new LecternError('FILES_UNAVAILABLE'));
    await expect(print(away)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
  });

  it('leaves an empty frame for a picture that was lost', async () => {
    expect(await print(async () => undefined)).toBe('drawn');
  });

  it('distinguishes an unreachable file of a courseware (an error) from a lost one (undefined)', async () => {
    const { clock, derivatives } = server.platform;
    const item = { ...(await server.platform.objects.put(FILE)), mime: 'image/png' };
    const shown = new ShownPictures({
      ...{ objects: store.objects, derivatives, clock, scaler: {} as never, store: {} as never },
    });
    const files = { find: async () => item };
    const service = new CoursewareService({ objects: store.objects, shown, store: files } as never);
    await expect(service.asset('1', item.hash)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    store.away.is = false;
    expect(Buffer.from((await service.asset('1', item.hash))?.bytes ?? [])).toEqual(FILE);
    await server.platform.objects.delete(item.hash);
    expect(await service.asset('1', item.hash)).toBeUndefined();
  });
});

describe('a preview while the object store is unreachable', () => {
  /** Starts the preview of a text; `of` is the store that is unreachable. */
  async function begun(of: 'objects' | 'derivatives', patience: AwayPatience = MUCH_PATIENCE) {
    const { bus, clock, database, derivatives, log, objects } = server.platform;
    const done = await uploadFile(server, chen, '秋天.txt', Buffer.from(`秋天的雨 ${newId()}`));
    if (done.kind !== 'document') throw new Error('a text became a task');
    const params = { id: done.document.id };
    await server.call(openPreview, { params }, chen);
    const previews = new PreviewsStore(database.withTables());
    const row = await previews.database
      .selectFrom('preview')
      .selectAll()
      .where('started_by', '=', chen.userId)
      .where('status', '=', 'making')
      .orderBy('updated_at', 'desc')
      .executeTakeFirstOrThrow();
    store = awayStore(of === 'objects' ? objects : derivatives);
    const work = new PreviewWork({
      ...{ store: previews, objects, derivatives, clock, log, patience },
      [of]: store.objects,
      documents: {} as never,
      media: {} as never,
      waiters: new PreviewWaiters(bus),
    });
    const payload = { sourceHash: row.source_hash, recipe: row.recipe, extension: 'txt' };
    return {
      run: (number?: number) => work.run(attempt(payload, number)),
      now: () => server.call(getPreview, { params, language: 'en' }, chen),
      open: () => server.call(openPreview, { params }, chen),
      giveUp: () => previews.remove({ sourceHash: row.source_hash, recipe: row.recipe }),
    };
  }

  it.each(['objects', 'derivatives'] as const)(
    'waits for its %s, and is ready once the store is reachable',
    async (of) => {
      const { run, now } = await begun(of);
      const ran = run();
      await awaited();
      expect((await now()).status).toBe('preparing');
      store.away.is = false;
      await ran;
      expect((await now()).status).toBe('ready');
    },
  );

  it('ends when no user waits for it any more', async () => {
    const { run, now, giveUp } = await begun('derivatives');
    const ran = run();
    await awaited();
    await giveUp();
    await ran;
    expect((await now()).status).toBe('none');
  });

  it('reports the reason after the last try, and starts again when it is opened again', async () => {
    const { run, now, open } = await begun('objects', LITTLE_PATIENCE);
    await expect(run(1)).rejects.toMatchObject({ code: 'FILES_UNAVAILABLE' });
    await run(4);
    const failed = await now();
    expect(failed).toMatchObject({ status: 'failed', error: { code: 'FILES_UNAVAILABLE' } });
    expect((await open()).status).toBe('preparing');
  });
});

describe('drawing pages of a PowerPoint file while the object store is unreachable', () => {
  it('waits to read the file and to store the pictures', async () => {
    const { clock, database, log } = server.platform;
    const { hash: sourceHash } = await server.platform.objects.put(Buffer.from(`pptx ${newId()}`));
    const picture = { hash: 'b'.repeat(64), bytes: FILE, mime: 'image/png' };
    const pages = new PagePicturesStore(database.withTables());
    const now = () => new Date(clock.now());
    await pages.begin(sourceHash, now(), now());
    const reader = {
      read: async ({ extension }: { extension: string }) => {
        store.away.is = true;
        store.away.calls = 0;
        return { pages: [{ origin: 'slide1', picture: picture.hash }], assets: [picture], extension };
      },
    };
    const ran = workPagePictures(
      {
        ...{ service: { store: pages, now } as never, objects: store.objects, log, patience: MUCH_PATIENCE },
        ...{ converter: { toPdf: async () => FILE } as never, reader: reader as never },
      },
      attempt({ sourceHash }),
    );
    await awaited();
    expect((await pages.find(sourceHash))?.status).toBe('making');
    store.away.is = false;
    await vi.waitUntil(() => store.away.is);
    await awaited();
    store.away.is = false;
    await ran;
    expect(await pages.find(sourceHash)).toMatchObject({
      status: 'ready',
      pictures: { slide1: { mime: 'image/png' } },
    });
  });
});
