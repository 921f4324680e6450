import { TranscodeStatus } from '@lectern/protocol';
import { listDocuments } from '@lectern/protocol/documents';
import { getTranscode } from '@lectern/protocol/transcoding';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { awayStore, LITTLE_PATIENCE, MUCH_PATIENCE } from '../../../test/setup/away-store.ts';
import { makeDeck } from '../../../test/setup/decks.ts';
import { type SignedIn, signIn } from '../../../test/setup/sessions.ts';
import { groundWithoutDoors, startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { allowNothing } from '../../platform/outgoing/outgoing-allowance.ts';
import { OutgoingGuard } from '../../platform/outgoing/outgoing-guard.ts';
import { PresentationConverter } from '../conversion/index.ts';
import { type DocumentKindRow, type DocumentsService, registerDocuments } from '../documents/index.ts';
import { FileReader } from './file-reader.ts';
import type { ReadCourseware } from './read-file.ts';
import { TranscodeWork } from './transcode-work.ts';
import { TranscodingService } from './transcoding.service.ts';
import { TranscodingStore, type TranscodingTransaction } from './transcoding.store.ts';
import type { TranscodingTables } from './transcoding.tables.ts';

let server: TestServer;
let chen: SignedIn;
let service: TranscodingService;
let documents: DocumentsService;
let close: () => Promise<void>;
const threads = new FileReader();
let readOnce: Promise<ReadCourseware> | undefined;
/** All files of these tests have the same content, which is read once. */
const reader: Pick<FileReader, 'read'> = {
  async read(...call) {
    readOnce ??= threads.read(...call);
    return structuredClone(await readOnce);
  },
};
const converter = new PresentationConverter(() => undefined);
const told: string[] = [];

beforeAll(async () => {
  // Without the worker role no process runs the jobs, so the test runs each try itself.
  server = await startTestServer({ config: { roles: ['api', 'collab'] } });
  chen = await signIn(server);
  const { clock, database, jobs } = server.platform;
  const store = new TranscodingStore(database.withTables<TranscodingTables>());
  const notify = async (userId: string) => async () => {
    told.push(userId);
  };
  const notifications = { notify, push: async () => undefined };
  const accounts = { userExists: async () => true };
  const ground = groundWithoutDoors(server);
  const registered = await registerDocuments(ground, { accounts, notifications });
  documents = registered.service;
  close = registered.close;
  const guard = new OutgoingGuard(allowNothing);
  service = new TranscodingService({ store, documents, notifications, jobs, clock, guard });
});
afterAll(async () => {
  await threads.close();
  await close();
  await server.close();
});

async function begin(name: string): Promise<string> {
  const bytes = makeDeck(['一']);
  const { hash } = await server.platform.objects.put(bytes);
  const file = { userId: chen.userId, hash, size: bytes.length, name, extension: 'pptx', parentId: null };
  const { taskId } = await service.store.database
    .transaction()
    .execute((transaction) => service.start({ ...file, language: 'zh' }, transaction));
  return taskId;
}

/** No file of these tests has comments. */
const comments = { takeOver: async () => undefined };

/** Every file becomes a document of this kind. */
function kindsThat(fromFiles: NonNullable<DocumentKindRow['fromFiles']>) {
  return { get: () => ({ takes: undefined, write: undefined, fromFiles }) };
}

function workThat(create: () => Promise<void>): TranscodeWork {
  const { log, objects } = server.platform;
  const kinds = kindsThat({ create, readAhead: () => () => undefined });
  return new TranscodeWork({
    tasks: service,
    documents,
    objects,
    reader,
    converter,
    kinds,
    comments,
    log,
  });
}

function attempt(taskId: string, number: number) {
  const signal = new AbortController().signal;
  return { id: 'job', payload: { taskId }, attempt: number, lastAttempt: number === 4, signal };
}

async function documentNames(): Promise<string[]> {
  return (await server.call(listDocuments, {}, chen)).items.map((item) => item.name);
}

const stateOf = (id: string) => server.call(getTranscode, { params: { id } }, chen);

describe('a task whose worker fails', () => {
  it('is retried, and creates one document once the failure is over', async () => {
    const id = await begin('终于');
    const failing = workThat(async () => {
      throw new Error('the disk failed');
    });
    for (const number of [1, 2]) {
      await expect(failing.run(attempt(id, number))).rejects.toThrow('the disk failed');
      expect((await stateOf(id)).status).toBe(TranscodeStatus.WAITPROGRESS);
      expect(await documentNames()).toEqual([]);
    }
    await workThat(async () => undefined).run(attempt(id, 3));
    expect((await stateOf(id)).status).toBe(TranscodeStatus.DEALSUCCESS);
    expect(await documentNames()).toEqual(['终于']);
    await workThat(async () => undefined).run(attempt(id, 4));
    expect(await documentNames()).toEqual(['终于']);
  });

  it('has the records computed while it is stored, and keeps them once its document exists', async () => {
    const id = await begin('备好');
    const { log, objects } = server.platform;
    const kept: (readonly [documentId: string, names: readonly string[]])[] = [];
    const keeping: Promise<void>[] = [];
    const said: Uint8Array[] = [];
    let created: Uint8Array | undefined;
    const courseware = {
      create: async (_: string, state: Uint8Array) => {
        created = state;
        if (said.length === 1) throw new Error('the disk failed');
      },
      readAhead: (state: Uint8Array) => {
        said.push(state);
        return (documentId: string) => {
          keeping.push(documentNames().then((names) => void kept.push([documentId, names])));
        };
      },
    };
    const work = new TranscodeWork({
      tasks: service,
      documents,
      objects,
      reader,
      converter,
      kinds: kindsThat(courseware),
      comments,
      log,
    });
    await expect(work.run(attempt(id, 1))).rejects.toThrow('the disk failed');
    expect(keeping).toEqual([]);
    await work.run(attempt(id, 2));
    await Promise.all(keeping);
    expect(said[1]).toBe(created);
    expect(kept).toEqual([[(await stateOf(id)).document_id, expect.arrayContaining(['备好'])]]);
  });

  it('fails permanently after the last try, with an id and without internal details', async () => {
    const id = await begin('从不');
    const failing = workThat(async () => {
      throw new Error('a secret of the inside');
    });
    told.length = 0;
    await failing.run(attempt(id, 4));
    const task = await stateOf(id);
    expect(task.error?.code).toBe('INTERNAL');
    expect(JSON.stringify(task)).not.toContain('secret');
    expect(told).toEqual([chen.userId]);
  });

  it('stores nothing when it is revoked at the last moment', async () => {
    const id = await begin('太晚');
    await workThat(async () => {
      await service.revoke(chen.userId, id);
    }).run(attempt(id, 1));
    expect((await stateOf(id)).status).toBe(TranscodeStatus.REVOKE);
    expect(await documentNames()).not.toContain('太晚');
  });

  it('keeps the stage of storing when its last progress is written late', async () => {
    const id = await begin('慢记');
    const { advance } = service.store;
    const { promise: lateWrite, resolve: isWritten } = Promise.withResolvers<void>();
    let isRead = false;
    const spy = vi.spyOn(service.store, 'advance').mockImplementation(async (...call) => {
      const isLate = isRead && call[1].stage === 'parsing';
      if (isLate) await new Promise((resolve) => setTimeout(resolve, 100));
      const task = await advance.apply(service.store, call);
      if (isLate) isWritten();
      return task;
    });
    let stage: string | undefined;
    const { log, objects } = server.platform;
    const work = new TranscodeWork({
      tasks: service,
      documents,
      objects,
      reader: {
        async read(request, signal, onProgress) {
          const file = await reader.read(request, signal, () => undefined);
          isRead = true;
          onProgress(1, 1);
          return file;
        },
      },
      converter,
      kinds: kindsThat({
        async create() {
          await lateWrite;
          ({ stage } = await stateOf(id));
        },
        readAhead: () => () => undefined,
      }),
      comments,
      log,
    });
    try {
      await work.run(attempt(id, 1));
    } finally {
      spy.mockRestore();
    }
    expect(stage).toBe('storing');
  });

  it('waits for the disk when it stores its end, and not when it stores progress', async () => {
    const id = await begin('多远');
    const waits = (work: (transaction: TranscodingTransaction) => Promise<unknown>) =>
      service.store.database.transaction().execute(async (transaction) => {
        // Test databases do not wait by default.
        await sql`set local synchronous_commit = on`.execute(transaction);
        await work(transaction);
        const { rows } = await sql<{
          waits: string;
        }>`select current_setting('synchronous_commit') as waits`.execute(transaction);
        return rows[0]?.waits;
      });
    const parsing = { status: TranscodeStatus.EXECUTION, stage: 'parsing' as const, progress: 10 };
    expect(await waits((transaction) => service.store.advance(id, parsing, service.now(), transaction))).toBe(
      'off',
    );
    expect((await stateOf(id)).stage).toBe('parsing');
    const end = { status: TranscodeStatus.REVOKE };
    expect(await waits((transaction) => service.end(id, end, transaction))).toBe('on');
  });

  it('fails when its workers crashed too often', async () => {
    const id = await begin('无人');
    await workThat(async () => undefined).giveUpLost(new Date(Date.now() + 1000));
    expect((await stateOf(id)).error?.code).toBe('INTERNAL');
  });
});

describe('a task whose object store is unreachable', () => {
  const awayObjects = () => awayStore(server.platform.objects);

  function workOn(objects: typeof server.platform.objects, patience = MUCH_PATIENCE): TranscodeWork {
    const { log } = server.platform;
    const courseware = {
      create: async () => undefined,
      readAhead: () => () => undefined,
    };
    return new TranscodeWork({
      ...{
        tasks: service,
        documents,
        objects,
        reader,
        converter,
        kinds: kindsThat(courseware),
        comments,
        log,
      },
      patience,
    });
  }

  it('waits, reports the wait, and finishes in the same try once the store is reachable', async () => {
    const id = await begin('久等');
    const { away, objects } = awayObjects();
    const run = workOn(objects).run(attempt(id, 1));
    await vi.waitUntil(() => away.calls > 20);
    expect(await stateOf(id)).toMatchObject({ status: TranscodeStatus.EXECUTION, stage: 'files_away' });
    away.is = false;
    await run;
    expect((await stateOf(id)).status).toBe(TranscodeStatus.DEALSUCCESS);
    expect(await documentNames()).toContain('久等');
  });

  it('can be revoked meanwhile, and leaves no data', async () => {
    const id = await begin('不等了');
    const { away, objects } = awayObjects();
    const run = workOn(objects).run(attempt(id, 1));
    await vi.waitUntil(() => away.calls > 3);
    await service.revoke(chen.userId, id);
    await run;
    expect((await stateOf(id)).status).toBe(TranscodeStatus.REVOKE);
    expect(await documentNames()).not.toContain('不等了');
  });

  it('is retried later when the store stays unreachable, and reports the reason after the last try', async () => {
    const id = await begin('等不到');
    const { objects } = awayObjects();
    await expect(workOn(objects, LITTLE_PATIENCE).run(attempt(id, 1))).rejects.toThrow();
    expect((await stateOf(id)).status).toBe(TranscodeStatus.WAITPROGRESS);
    await workOn(objects, LITTLE_PATIENCE).run(attempt(id, 4));
    expect((await stateOf(id)).error?.code).toBe('FILES_UNAVAILABLE');
  });
});
