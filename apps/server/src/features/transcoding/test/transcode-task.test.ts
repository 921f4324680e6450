import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { shortRun } from '@lectern/base/missing';
import { TranscodeStatus } from '@lectern/protocol';
import { getDocument, listDocuments } from '@lectern/protocol/documents';
import { listNotifications } from '@lectern/protocol/notifications';
import {
  getCallbackSecret,
  getTranscode,
  revokeTranscode,
  startTranscode,
  type TranscodeCallback,
  transcodeCallback,
} from '@lectern/protocol/transcoding';
import { completeUpload, createUpload, putChunk } from '@lectern/protocol/uploads';
import { unzipSync, zipSync } from 'fflate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeDeck, noise } from '../../../../test/setup/decks.ts';
import { type SignedIn, signIn } from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import { importFile, taskEnded, uploadFile } from '../../../../test/setup/upload-file.ts';
import { parseAllowance } from '../../../platform/outgoing/outgoing-allowance.ts';

interface Received {
  readonly url: string;
  readonly signature: string;
  readonly body: string;
}

let receiver: Server;
let received: Received[];
/** Statuses that the receiver returns, one after another; then 200. */
let answers: number[];
let callbackUrl: string;
let server: TestServer;
let chen: SignedIn;

beforeAll(async () => {
  receiver = createServer((request, reply) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const signature = String(request.headers['lectern-signature']);
      received.push({ url: request.url ?? '', signature, body: Buffer.concat(pieces).toString() });
      reply.writeHead(answers.shift() ?? 200).end('thank you');
    });
  }).listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  callbackUrl = `http://127.0.0.1:${(receiver.address() as { port: number }).port}`;
  const callbackAllowance = parseAllowance('127.0.0.1');
  if ('wrong' in callbackAllowance) throw new Error(callbackAllowance.wrong);
  server = await startTestServer({ config: { callbackAllowance } });
  chen = await signIn(server);
  received = [];
  answers = [];
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await server.close();
});

/** Imports a courseware from a file, which can be imported again. */
async function imported(session = chen): Promise<string> {
  const task = await importFile(server, session, '原件.pptx', makeDeck(['一', '二']));
  return task.document_id ?? '';
}

async function calledBack(
  url: string,
): Promise<{ readonly said: TranscodeCallback; readonly call: Received }> {
  const call = await vi.waitFor(
    () => {
      const found = received.find((one) => one.url === url);
      if (!found) throw new Error(`no call of ${url}`);
      return found;
    },
    { timeout: 40_000, interval: 20 },
  );
  return { said: transcodeCallback.parse(JSON.parse(call.body)), call };
}

describe('a task that is started by a call', () => {
  it('stores the fields of the specification and returns them', async () => {
    const path = await imported();
    const folder = (await server.call(listDocuments, {}, chen)).items.length;
    expect(folder).toBeGreaterThan(0);
    const input = {
      path,
      scope: 'private' as const,
      uid: chen.userId,
      target_file_name: '目标',
      target_parent_path: '' as const,
      language: 'en' as const,
      target_format_json: { format: 'ndpx' as const },
      with_cover: false,
      source_format: 'pptx',
      source_from: 2 as const,
      json_path: '/lessons/3.json',
    };
    const body = { task_type_id: 'ppt_parsing' as const, callback_url: `${callbackUrl}/fields`, input };
    const task = await server.call(startTranscode, { body }, chen);
    expect(task).toMatchObject({ task_type_id: 'ppt_parsing', callback_url: `${callbackUrl}/fields`, input });
    const ended = await taskEnded(server, chen, task.id);
    expect(ended).toMatchObject({ status: TranscodeStatus.DEALSUCCESS, input });
    const params = { id: ended.document_id ?? '' };
    expect(await server.call(getDocument, { params }, chen)).toMatchObject({ name: '目标', source_from: 2 });
    expect((await calledBack('/fields')).said.json_path).toBe('/lessons/3.json');
  });

  it('is refused in another user’s name, for another format, and for an internal callback address', async () => {
    const path = await imported();
    const refusals = [
      [{ input: { path, uid: 'somebody' } }, 'FORBIDDEN'],
      [{ input: { path, source_format: 'ppt' } }, 'FILE_TYPE_MISMATCH'],
      [{ callback_url: 'http://10.0.0.1/', input: { path } }, 'CALLBACK_REFUSED'],
      [{ callback_url: 'http://[::1]/', input: { path } }, 'CALLBACK_REFUSED'],
      [{ callback_url: 'file:///etc/passwd', input: { path } }, 'CALLBACK_REFUSED'],
    ] as const;
    for (const [body, code] of refusals) {
      expect((await server.fails(startTranscode, { body }, chen)).code, JSON.stringify(body)).toBe(code);
    }
    const upload = { name: '课.pptx', size: 10, callback_url: 'http://2130706433.nip.invalid@127.0.0.1/' };
    expect((await server.fails(createUpload, { body: upload }, chen)).code).toBe('CALLBACK_REFUSED');
  });
});

describe('the callback of a task', () => {
  it('reports the result of an upload, signed with its user’s secret', async () => {
    const bytes = makeDeck(['一']);
    const body = { name: '回调.pptx', size: bytes.length, callback_url: `${callbackUrl}/upload` };
    const { id } = await server.call(createUpload, { body }, chen);
    await server.call(putChunk, { params: { id }, query: { offset: 0 }, rawBody: bytes }, chen);
    const done = await server.call(completeUpload, { params: { id } }, chen);
    const { said, call } = await calledBack('/upload');
    expect(said).toMatchObject({
      task_id: done.kind === 'task' ? done.task_id : '',
      status: TranscodeStatus.DEALSUCCESS,
      document_id: expect.any(String),
      error: null,
      time: expect.any(Number),
    });
    const { secret } = await server.call(getCallbackSecret, {}, chen);
    const [, time, v1] = /^t=(\d{13}),v1=([0-9a-f]{64})$/.exec(call.signature) ?? [];
    expect(v1).toBe(createHmac('sha256', secret).update(`${time}.${call.body}`).digest('hex'));
    const other = await signIn(server);
    expect((await server.call(getCallbackSecret, {}, other)).secret).not.toBe(secret);
  });

  it('reports the parts of a file that were not imported', async () => {
    const { 'ppt/slides/slide2.xml': _, ...parts } = unzipSync(makeDeck(['一', '二']));
    const { document_id: path } = await importFile(server, chen, '残缺.pptx', zipSync(parts));
    const body = { callback_url: `${callbackUrl}/cut`, input: { path: path ?? '' } };
    await server.call(startTranscode, { body }, chen);
    const { said } = await calledBack('/cut');
    expect(said).toMatchObject({ error: null, cut: { pages: 0, elements: 0, unread_pages: 1 } });
  });

  it('reports the reason when a file could not be read, in the language of the task', async () => {
    const broken = makeDeck(['一'], { files: { 'ppt/presentation.xml': Buffer.from('<broken') } });
    const { hash, size } = await server.platform.objects.put(broken);
    const id = await imported();
    await sql`update import_report set source_hash = ${hash}, source_size = ${size} where document_id = ${id}`.execute(
      server.platform.database,
    );
    const body = { callback_url: `${callbackUrl}/failed`, input: { path: id, language: 'zh' as const } };
    await server.call(startTranscode, { body, language: 'en' }, chen);
    const { said } = await calledBack('/failed');
    expect(said).toMatchObject({
      status: TranscodeStatus.DEALFAIL,
      document_id: null,
      error: { code: 'FILE_CORRUPT', message: '文件已损坏，无法打开' },
    });
  });

  it('is retried until it is accepted', { timeout: 60_000 }, async () => {
    answers = [500];
    const body = { callback_url: `${callbackUrl}/again`, input: { path: await imported() } };
    const { id } = await server.call(startTranscode, { body }, chen);
    await taskEnded(server, chen, id);
    await calledBack('/again');
    // The next try comes after ten seconds or more; this moves it forward.
    await vi.waitFor(
      async () => {
        await sql`update job.job set start_after = now() where name = 'transcode-callback' and state = 'retry'`.execute(
          server.platform.database,
        );
        expect(received.filter((one) => one.url === '/again')).toHaveLength(2);
      },
      { timeout: 20_000, interval: 100 },
    );
  });
});

describe('the space of a library', () => {
  it('is not exceeded by two imports at once: one of them fails with an error', async () => {
    const user = await signIn(server);
    const first = makeDeck(['一'], { files: { 'ppt/media/a.bin': noise(60_000, 1) } });
    const second = makeDeck(['二'], { files: { 'ppt/media/a.bin': noise(60_000, 2) } });
    // There is space for both uploads, so that neither is refused as an upload.
    await sql`insert into document_space (user_id, capacity, used) values (${user.userId}, 200000, 0)`.execute(
      server.platform.database,
    );
    const done = await Promise.all([
      uploadFile(server, user, '一.pptx', first),
      uploadFile(server, user, '二.pptx', second),
    ]);
    await sql`update document_space set capacity = 100000 where user_id = ${user.userId}`.execute(
      server.platform.database,
    );
    const tasks = await Promise.all(
      done.map((one) => taskEnded(server, user, one.kind === 'task' ? one.task_id : '')),
    );
    expect(tasks.map((task) => task.status).sort()).toEqual([
      TranscodeStatus.DEALSUCCESS,
      TranscodeStatus.DEALFAIL,
    ]);
    const failed = tasks.find((task) => task.error);
    const told = await server.call(getTranscode, { params: { id: failed?.id ?? '' }, language: 'zh' }, user);
    expect(told.error).toMatchObject({ code: 'CAPACITY_NOT_ENOUGH', message: '个人库容量不足' });
    const path = tasks.find((task) => task.document_id)?.document_id ?? '';
    const again = await server.fails(startTranscode, { body: { input: { path } } }, user);
    expect(again.code).toBe('CAPACITY_NOT_ENOUGH');
    expect((await server.call(listDocuments, {}, user)).items).toHaveLength(1);
  });
});

describe('the thumbnail of an import', () => {
  // 1×1 is too small; PowerPoint's thumbnails are 256 pixels wide.
  const jpeg = (width: number, height: number) => {
    const frame = Buffer.from('ffc000110800000000030122000211010311010000', 'hex');
    frame.writeUInt16BE(height, 5);
    frame.writeUInt16BE(width, 7);
    return Buffer.concat([Buffer.from('ffd8', 'hex'), frame, Buffer.alloc(200)]);
  };
  const relations = Buffer.from(
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="ppt/presentation.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/thumbnail" Target="docProps/thumbnail.jpeg"/></Relationships>',
  );
  const coverOf = async (thumbnail: Buffer) => {
    const files = { '_rels/.rels': relations, 'docProps/thumbnail.jpeg': thumbnail };
    const task = await importFile(server, chen, '封面.pptx', makeDeck(['一'], { files }));
    return (await server.call(getDocument, { params: { id: task.document_id ?? '' } }, chen)).cover;
  };

  it('is the file’s own picture of its first page', async () => {
    const thumbnail = jpeg(256, 144);
    const address = await coverOf(thumbnail);
    const answer = await fetch(server.url + address);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(thumbnail);
  });

  it.each([
    ['an icon', jpeg(16, 16)],
    ['a picture that is too large', jpeg(60_000, 60_000)],
    ['an HTML page', Buffer.from('<html><script>alert(1)</script></html>')],
  ])('is not %s', async (_, thumbnail) => expect(await coverOf(thumbnail)).toBeNull());
});

describe('a revoked task', () => {
  it('is never started when it was waiting', async () => {
    const idle = await startTestServer({ config: { roles: ['api', 'collab'] } });
    try {
      const user = await signIn(idle);
      const done = await uploadFile(idle, user, '等.pptx', makeDeck(['一']));
      const params = { id: done.kind === 'task' ? done.task_id : '' };
      expect((await idle.call(getTranscode, { params }, user)).status).toBe(TranscodeStatus.WAITPROGRESS);
      expect((await idle.call(revokeTranscode, { params }, user)).status).toBe(TranscodeStatus.REVOKE);
      const jobs = await sql<{
        state: string;
      }>`select state::text from job.job where name = 'transcode'`.execute(idle.platform.database);
      expect(jobs.rows).toEqual([{ state: 'cancelled' }]);
    } finally {
      await idle.close();
    }
  });

  it('leaves no data when its courseware was being stored, and calls back', async () => {
    const user = await signIn(server);
    await using held = await holdLibrary(user);
    const bytes = makeDeck(['一']);
    // A separate path, because a call of an earlier try of the test would be mistaken for a call of this try.
    const path = `/revoked/${user.userId}`;
    const body = { name: '停.pptx', size: bytes.length, callback_url: `${callbackUrl}${path}` };
    const { id } = await server.call(createUpload, { body }, user);
    await server.call(putChunk, { params: { id }, query: { offset: 0 }, rawBody: bytes }, user);
    const done = await server.call(completeUpload, { params: { id } }, user);
    const params = { id: done.kind === 'task' ? done.task_id : '' };
    await vi.waitFor(
      async () => expect((await server.call(getTranscode, { params }, user)).stage).toBe('storing'),
      { timeout: 40_000 },
    );
    expect((await server.call(revokeTranscode, { params }, user)).status).toBe(TranscodeStatus.REVOKE);
    await held.letGo();
    expect((await calledBack(path)).said).toMatchObject({ status: 4, document_id: null, error: null });
    expect((await server.call(listDocuments, {}, user)).items).toEqual([]);
  });
});

interface HeldLibrary extends AsyncDisposable {
  letGo(): Promise<void>;
}

/**
 * Locks a user's library, until it is released or the test ends, however it ends: a server waits for open transactions
 * before it closes.
 */
async function holdLibrary(user: SignedIn): Promise<HeldLibrary> {
  const { promise: holding, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: held, resolve: hold } = Promise.withResolvers<void>();
  const transaction = server.platform.database.transaction().execute(async (database) => {
    const name = `document ${user.userId}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(database);
    hold();
    await holding;
  });
  await held;
  const end = async () => {
    letGo();
    await transaction;
  };
  return { letGo: end, [Symbol.asyncDispose]: end };
}

// The tests need two more programs and a heartbeat, which takes too long for every run.
describe('a task whose worker is killed', () => {
  const why = shortRun();
  it('is run by another worker, and creates one courseware', { timeout: 90_000 }, async (context) => {
    context.skip(why !== undefined, why);
    const api = await startTestServer({ config: { roles: ['api', 'collab'] } });
    const own = server;
    server = api;
    const children: ChildProcess[] = [];
    try {
      const user = await signIn(api);
      await using held = await holdLibrary(user);
      const done = await uploadFile(api, user, '断电.pptx', makeDeck(['一', '二']));
      const params = { id: done.kind === 'task' ? done.task_id : '' };
      const killed = startWorker(api);
      children.push(killed);
      await vi.waitFor(
        async () => expect((await api.call(getTranscode, { params }, user)).stage).toBe('storing'),
        { timeout: 30_000, interval: 50 },
      );
      const gone = once(killed, 'exit');
      killed.kill('SIGKILL');
      await gone;
      await held.letGo();
      expect((await api.call(getTranscode, { params }, user)).status).toBe(TranscodeStatus.EXECUTION);
      // The heartbeat is old, as after a killed worker.
      await sql`update job.job set heartbeat_on = now() - interval '5 minutes' where name = 'transcode'`.execute(
        api.platform.database,
      );
      children.push(startWorker(api));
      const task = await taskEnded(api, user, params.id, 60_000);
      expect(task).toMatchObject({ status: TranscodeStatus.DEALSUCCESS, error: null });
      const { items } = await api.call(listDocuments, {}, user);
      expect(items.map((item) => [item.id, item.page_count])).toEqual([[task.document_id, 2]]);
      expect((await api.call(listNotifications, {}, user)).items).toHaveLength(1);
    } finally {
      server = own;
      for (const child of children) child.kill('SIGKILL');
      await api.close();
    }
  });
});

/** The program with the worker's role alone, in a separate process, on the database and files of a test server. */
function startWorker({ platform }: TestServer): ChildProcess {
  const main = fileURLToPath(new URL('../../../main.ts', import.meta.url));
  return spawn(process.execPath, [main], {
    stdio: 'ignore',
    env: {
      PATH: process.env.PATH,
      LECTERN_PORT: '0',
      LECTERN_DATA: platform.config.dataFolder,
      DATABASE_URL: platform.config.databaseUrl,
      LECTERN_ROLES: 'worker',
      LECTERN_DEMO: '0',
    },
  });
}
