import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readSource, textsOf } from '@lectern/pdf/pdf-source';
import { EditPermission } from '@lectern/protocol';
import { binDocuments, deleteDocuments, putGrant } from '@lectern/protocol/documents';
import {
  cancelPreview,
  getPreview,
  openPreview,
  type PreviewState,
  type ReadyPreview,
} from '@lectern/protocol/previews';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { MediaConverter } from '../src/features/conversion/index.ts';
import { writeGrant } from '../src/features/documents/document-grants.store.ts';
import type { DocumentTables } from '../src/features/documents/documents.tables.ts';
import { Jail } from '../src/platform/jail/jail.ts';
import { defaultJailLimits } from '../src/platform/jail/jail-limits.ts';
import { startTestServer, type TestServer } from './harness.ts';
import { makeDocx, makeWideXlsx, makeXlsx } from './office-files.ts';
import { ffmpeg, whyNoFfmpeg, whyNoOffice } from './programs.ts';
import { type SignedIn, signIn } from './sessions.ts';
import { uploadFile } from './upload-file.ts';

const SLOW = 60_000;
const run = promisify(execFile);
const never = new AbortController().signal;

let server: TestServer;
let chen: SignedIn;
let li: SignedIn;
let folder: string;

beforeAll(async () => {
  server = await startTestServer();
  [chen, li] = await Promise.all([signIn(server), signIn(server)]);
  folder = await mkdtemp(join(tmpdir(), 'previews-'));
  await chmod(folder, 0o755);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

async function uploaded(name: string, bytes: Uint8Array, session = chen): Promise<string> {
  const done = await uploadFile(server, session, name, bytes);
  if (done.kind !== 'document') throw new Error(`${name} became a task`);
  return done.document.id;
}

/** A file whose preview is made here and now, which is of no kind that is shared by a call. */
async function sharedAnyway(
  of: TestServer,
  documentId: string,
  owner: SignedIn,
  viewer: SignedIn,
): Promise<void> {
  const database = of.platform.database.withTables<DocumentTables>();
  const at = new Date();
  const grant = { documentId, userId: viewer.userId, permission: 10, grantedBy: owner.userId, at } as const;
  await writeGrant(database, grant);
}

/** Opens a preview and waits until it is there or failed. */
async function shown(id: string, session = chen): Promise<PreviewState> {
  const params = { id };
  let state = await server.call(openPreview, { params, language: 'zh' }, session);
  const until = Date.now() + SLOW;
  while (state.status === 'preparing' && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, 30));
    state = await server.call(getPreview, { params, language: 'zh' }, session);
  }
  return state;
}

async function ready(id: string, session = chen): Promise<ReadyPreview> {
  const state = await shown(id, session);
  if (state.status !== 'ready') throw new Error(JSON.stringify(state));
  return state;
}

async function bytesAt(url: string): Promise<Buffer> {
  const answer = await fetch(server.url + url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

/** The words that a PDF shows. */
async function wordsOf(pdf: Uint8Array): Promise<string> {
  return textsOf(await readSource(pdf)).join('\n');
}

function pagesOf({ snapshot }: Awaited<ReturnType<typeof readSource>>): number {
  return snapshot.records.filter(({ kind }) => kind === 'page').length;
}

/** A little film or sound, made by ffmpeg outside of any jail. */
async function made(name: string, ...parameters: string[]): Promise<Buffer> {
  const file = join(folder, name);
  await run(ffmpeg ?? 'ffmpeg', ['-nostdin', '-loglevel', 'error', '-y', ...parameters, file]);
  return readFile(file);
}
const film = ['-f', 'lavfi', '-i', 'testsrc=size=160x90:rate=10:duration=2'];
const tone = ['-f', 'lavfi', '-i', 'sine=frequency=440:duration=2'];

describe('a preview', () => {
  it('of a picture or a PDF is the file itself', async () => {
    const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
    const state = await ready(await uploaded('讲义.pdf', pdf));
    expect(state).toMatchObject({ kind: 'pdf', mime: 'application/pdf', original: true });
    expect(await bytesAt(state.url)).toEqual(pdf);
  });

  it.each([
    ['UTF-8', Buffer.from('春眠不觉晓')],
    ['UTF-8 with a mark', Buffer.from('\ufeff春眠不觉晓')],
    ['UTF-16', Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from('春眠不觉晓', 'utf16le')])],
    ['GB 18030', Buffer.from('b4bac3dfb2bbbef5cffe', 'hex')],
  ])('of a text in %s is in UTF-8', async (_, bytes) => {
    const state = await ready(await uploaded('诗.txt', bytes));
    expect(state).toMatchObject({ kind: 'text', mime: 'text/plain; charset=utf-8', cut: false });
    expect((await bytesAt(state.url)).toString('utf8')).toBe('春眠不觉晓');
  });

  it.skipIf(whyNoOffice !== undefined)(
    'of a sheet is one page as wide as the sheet, and of a very long one pages of paper',
    async () => {
      const wide = await bytesAt((await ready(await uploaded('成绩.xlsx', makeWideXlsx(20, 30)))).url);
      const source = await readSource(wide);
      expect(pagesOf(source)).toBe(1);
      expect(textsOf(source).join(' ')).toMatch(/R1C1 .*R30C20/);
      const long = await bytesAt((await ready(await uploaded('名册.xlsx', makeWideXlsx(2, 2_000)))).url);
      expect(pagesOf(await readSource(long))).toBeGreaterThan(10);
    },
    SLOW,
  );

  it('of a long text ends somewhere, and says so', async () => {
    const state = await ready(await uploaded('长.txt', Buffer.from('春'.repeat(800_000))));
    expect(state.cut).toBe(true);
    expect((await bytesAt(state.url)).toString('utf8')).toMatch(/^春+$/);
  });

  it('is not there for what has none, and not for what is not yours', async () => {
    const id = await uploaded('曲.mid', Buffer.from('MThd\0\0\0\x06\0\0\0\x01\0\x60MTrk\0\0\0\0', 'latin1'));
    const params = { id };
    expect((await server.fails(openPreview, { params }, chen)).code).toBe('PREVIEW_UNSUPPORTED');
    for (const endpoint of [openPreview, getPreview, cancelPreview]) {
      expect((await server.fails(endpoint, { params }, li)).code).toBe('DOCUMENT_NOT_FOUND');
    }
  });

  it('asks the permission of its source whenever it is read, and goes with it', async () => {
    const id = await uploaded('共享.txt', Buffer.from(`只给看一次 ${Date.now()}`));
    await sharedAnyway(server, id, chen, li);
    const [own, theirs] = [await ready(id), await ready(id, li)];
    await bytesAt(theirs.url);
    const taken = { params: { id, user_id: li.userId }, body: { permission: EditPermission.NONE } };
    await server.call(putGrant, taken, chen);
    expect((await fetch(server.url + theirs.url)).status).toBe(404);
    const foreign = own.url.replace(`u=${chen.userId}`, `u=${li.userId}`);
    expect((await fetch(server.url + foreign)).status).toBe(403);
    await bytesAt(own.url);
    await server.call(binDocuments, { body: { ids: [id] } }, chen);
    expect((await fetch(server.url + own.url)).status).toBe(404);
    const hash = /previews\/[^/]+\/([0-9a-f]{64})/.exec(own.url)?.[1] ?? '';
    expect(await server.platform.derivatives.has(hash)).toBe(true);
    await server.call(deleteDocuments, { body: { ids: [id] } }, chen);
    await vi.waitFor(async () => expect(await server.platform.derivatives.has(hash)).toBe(false), {
      timeout: 30_000,
    });
  });

  it('stays while another document has the same file', async () => {
    const text = Buffer.from('两个人的同一份文件');
    const [mine, other] = [await uploaded('甲.txt', text), await uploaded('乙.txt', text, li)];
    await ready(mine);
    await server.call(binDocuments, { body: { ids: [mine] } }, chen);
    await server.call(deleteDocuments, { body: { ids: [mine] } }, chen);
    expect((await server.call(getPreview, { params: { id: other } }, li)).status).toBe('ready');
  });

  it('that is waited for is given up by who began it alone', async () => {
    const idle = await startTestServer({ config: { roles: ['api', 'collab'] } });
    try {
      const [owner, viewer] = [await signIn(idle), await signIn(idle)];
      const done = await uploadFile(idle, owner, '等.txt', Buffer.from('等'));
      const id = done.kind === 'document' ? done.document.id : '';
      await sharedAnyway(idle, id, owner, viewer);
      const params = { id };
      expect((await idle.call(openPreview, { params }, owner)).status).toBe('preparing');
      await idle.call(cancelPreview, { params }, viewer);
      expect((await idle.call(getPreview, { params }, viewer)).status).toBe('preparing');
      await idle.call(cancelPreview, { params }, owner);
      expect((await idle.call(getPreview, { params }, owner)).status).toBe('none');
    } finally {
      await idle.close();
    }
  });

  it('says what is not installed, and is made once it is', { timeout: SLOW }, async () => {
    const [doc, sound] = [
      await uploaded('缺.docx', makeDocx('缺少转换程序')),
      await uploaded('缺.mp3', Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\0'), Buffer.alloc(500)])),
    ];
    const path = process.env.PATH;
    process.env.PATH = '/nowhere';
    try {
      expect(await shown(doc)).toMatchObject({
        status: 'failed',
        error: { code: 'CONVERTER_MISSING', message: expect.stringContaining('LibreOffice') },
      });
      // Browsers play it: it is shown unseen.
      expect(await ready(sound)).toMatchObject({ kind: 'audio', original: true, mime: 'audio/mpeg' });
    } finally {
      process.env.PATH = path;
    }
    if (whyNoOffice === undefined) expect(await ready(doc)).toMatchObject({ kind: 'pdf' });
  });
});

describe('texts and tables of Office', () => {
  beforeEach((context) => context.skip(whyNoOffice !== undefined, whyNoOffice));

  it('are shown as PDF, and fetch nothing from the network or the disk', { timeout: SLOW }, async () => {
    const hits: string[] = [];
    const canary: Server = createServer((request, reply) => {
      hits.push(request.url ?? '');
      reply.end();
    }).listen(0, '127.0.0.1');
    await once(canary, 'listening');
    const at = `http://127.0.0.1:${(canary.address() as { port: number }).port}`;
    await writeFile(join(folder, 'secret.csv'), 'the secret of another school', { mode: 0o644 });
    const secret = `file://${folder}/secret.csv`;
    const bait = makeDocx('看图', [`${at}/picture.png`, secret, 'file:///usr/share/pixmaps/debian-logo.png']);
    const table = makeXlsx([`WEBSERVICE(&quot;${at}/cell&quot;)`, `'${secret}'#$Sheet1.A1`, `[1]Sheet1!A1`]);
    for (const [name, bytes] of [
      ['诱饵.docx', bait],
      ['诱饵.xlsx', table],
    ] as const) {
      const state = await ready(await uploaded(name, bytes));
      expect(state).toMatchObject({ kind: 'pdf', mime: 'application/pdf', original: false });
      const pdf = await bytesAt(state.url);
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.includes('/Subtype/Image')).toBe(false);
      const words = await wordsOf(pdf);
      expect(words).toMatch(/看图|#/);
      expect(words).not.toContain('secret of another');
    }
    expect(hits).toEqual([]);
    canary.close();
  });

  it('have no entity put in that is a file, of the system or of another', { timeout: SLOW }, async () => {
    await writeFile(join(folder, 'secret.txt'), 'the secret of another school', { mode: 0o644 });
    // The first lies outside of the jail, the second inside: it must not come into a document all the same.
    const entities = [`${folder}/secret.txt`, '/usr/lib/os-release'].map(
      (file, index) => `<!ENTITY e${index} SYSTEM "file://${file}">`,
    );
    const document = `<?xml version="1.0"?><!DOCTYPE d [${entities.join('')}]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&e0; &e1;</w:t></w:r></w:p></w:body></w:document>`;
    const bait = makeDocx('', [], { 'word/document.xml': Buffer.from(document) });
    const state = await shown(await uploaded('实体.docx', bait));
    if (state.status !== 'ready') expect(state).toMatchObject({ error: { code: 'FILE_CORRUPT' } });
    else expect(await wordsOf(await bytesAt(state.url))).not.toMatch(/secret of another|PRETTY_NAME/);
  });

  it('that are damaged or locked end in words', { timeout: SLOW }, async () => {
    const damaged = makeDocx('x', [], { 'word/document.xml': Buffer.from('<w:document') });
    expect(await shown(await uploaded('坏.docx', damaged))).toMatchObject({
      status: 'failed',
      error: { code: 'FILE_CORRUPT', message: '文件已损坏，无法打开' },
    });
    const locked = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect(await shown(await uploaded('锁.docx', locked))).toMatchObject({
      error: { code: 'FILE_ENCRYPTED' },
    });
  });
});

describe('sound and film', () => {
  beforeEach((context) => context.skip(whyNoFfmpeg !== undefined, whyNoFfmpeg));

  it('that browsers play are shown as they are, with a still and their length', {
    timeout: SLOW,
  }, async () => {
    const bytes = await made(
      'film.mp4',
      ...film,
      ...tone,
      '-c:v',
      'libx264',
      '-pix_fmt',
      'yuv420p',
      '-c:a',
      'aac',
    );
    const state = await ready(await uploaded('实验.mp4', bytes));
    expect(state).toMatchObject({ kind: 'video', original: true, mime: 'video/mp4', width: 160, height: 90 });
    expect(state.duration).toBeCloseTo(2, 0);
    expect((await bytesAt(state.poster ?? '')).subarray(0, 3).toString('hex')).toBe('ffd8ff');
  });

  it.each([
    ['old.avi', 'video', ['-c:v', 'mpeg4', '-c:a', 'mp2']],
    ['old.flv', 'video', ['-c:v', 'flv', '-c:a', 'libmp3lame', '-ar', '44100']],
    ['old.wmv', 'video', ['-c:v', 'wmv2', '-c:a', 'wmav2']],
    ['old.mpg', 'video', ['-c:v', 'mpeg1video', '-r', '25', '-c:a', 'mp2']],
    ['new.mkv', 'video', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac']],
    ['ten-bit.mp4', 'video', ['-c:v', 'libx264', '-pix_fmt', 'yuv422p10le', '-c:a', 'aac']],
  ])('%s becomes an MP4 that plays', { timeout: SLOW }, async (name, kind, codecs) => {
    const state = await ready(
      await uploaded(name, await made(name, ...film, ...tone, ...codecs, '-shortest')),
    );
    expect(state).toMatchObject({ kind, original: false, mime: 'video/mp4' });
    const file = join(folder, `made-${name}.mp4`);
    await writeFile(file, await bytesAt(state.url));
    const { stdout } = await run('ffprobe', [
      '-v',
      'error',
      '-show_entries',
      'stream=codec_name,pix_fmt',
      '-of',
      'csv',
      file,
    ]);
    expect(stdout).toMatch(/h264,yuv420p/);
    expect(stdout).toMatch(/aac/);
  });

  it('a .wma becomes a sound that plays', { timeout: SLOW }, async () => {
    const state = await ready(await uploaded('课文.wma', await made('t.wma', ...tone, '-c:a', 'wmav2')));
    expect(state).toMatchObject({ kind: 'audio', original: false, mime: 'audio/mp4', poster: null });
  });

  it('answers the part of a file that is asked for', { timeout: SLOW }, async () => {
    const state = await ready(await uploaded('段.wma', await made('t.wma', ...tone, '-c:a', 'wmav2')));
    const part = await fetch(server.url + state.url, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    expect(part.headers.get('content-security-policy')).toContain('sandbox');
  });
});

describe('a playlist that reads the film of another', () => {
  beforeEach((context) => context.skip(whyNoFfmpeg !== undefined, whyNoFfmpeg));

  const media = new MediaConverter(() => undefined);
  const playlists: readonly (readonly [string, (secret: string) => string])[] = [
    ['HLS', (secret) => `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXTINF:2,\n${secret}\n#EXT-X-ENDLIST\n`],
    ['ffconcat', (secret) => `ffconcat version 1.0\nfile '${secret}'\n`],
    [
      'DASH',
      (secret) =>
        `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static" mediaPresentationDuration="PT2S"><Period><AdaptationSet mimeType="video/mp4"><Representation id="1"><BaseURL>file://${secret}</BaseURL></Representation></AdaptationSet></Period></MPD>`,
    ],
  ];
  const ID3 = 'ID3\x03\0\0\0\0\0\0';
  let secret: string;

  beforeAll(async () => {
    await made('secret.ts', ...film, '-c:v', 'libx264', '-pix_fmt', 'yuv420p');
    secret = join(folder, 'secret.ts');
    await chmod(secret, 0o644);
  });

  it('gets it outside of the jail: the bait is good', async () => {
    const file = join(folder, 'bait.mp4');
    await writeFile(file, ID3 + (playlists[0]?.[1](secret) ?? ''), 'latin1');
    const { stdout } = await run('ffprobe', ['-v', 'error', '-show_streams', file]);
    expect(stdout).toContain('h264');
  });

  it.each(playlists)('as %s is no film, under whatever name', { timeout: SLOW }, async (_, playlist) => {
    const plain = Buffer.from(playlist(secret));
    const behindTag = Buffer.from(ID3 + playlist(secret), 'latin1');
    for (const file of [
      { bytes: plain, content: 'avi' as const },
      { bytes: plain, content: 'mp4' as const },
      { bytes: behindTag, content: 'mp3' as const },
    ]) {
      await expect(media.probe(file, never)).rejects.toMatchObject({ code: 'FILE_CORRUPT' });
      const facts = { duration: 0, video: undefined, audio: undefined, hasPicture: true };
      expect(await media.toPoster(file, facts, never)).toBeUndefined();
    }
    const disguised = Buffer.from(ID3 + playlist(secret), 'latin1');
    expect(await shown(await uploaded('伪装.mp3', disguised))).toMatchObject({
      error: { code: 'FILE_CORRUPT' },
    });
    await expect(uploaded('伪装.mp4', Buffer.from(playlist(secret)))).rejects.toThrow('FILE_TYPE_MISMATCH');
  });

  it('nor does a film of gigantic pictures or one without end hold the server up', {
    timeout: SLOW,
  }, async () => {
    const raw = await made(
      'raw.avi',
      '-f',
      'lavfi',
      '-i',
      'testsrc=size=16x16:rate=1:duration=1',
      '-c:v',
      'rawvideo',
    );
    const at = raw.indexOf('strf') + 8;
    raw.writeInt32LE(30_000, at + 4);
    raw.writeInt32LE(30_000, at + 8);
    await expect(media.probe({ bytes: raw, content: 'avi' }, never)).rejects.toMatchObject({
      code: expect.stringMatching(/FILE_(CORRUPT|TOO_COMPLEX)/),
    });
    const limits = { ...defaultJailLimits, seconds: 1, cpuSeconds: 1 };
    const hurried = new MediaConverter(() => undefined, new Jail({ limits }));
    const long = {
      bytes: await made(
        'long.avi',
        '-f',
        'lavfi',
        '-i',
        'testsrc=size=320x180:rate=10:duration=600',
        '-c:v',
        'mpeg4',
      ),
      content: 'avi' as const,
    };
    const facts = await media.probe(long, never);
    await expect(hurried.toMp4(long, facts, never, () => undefined)).rejects.toMatchObject({
      code: 'FILE_TOO_SLOW',
    });
  });

  it('stops when it is taken back', { timeout: SLOW }, async () => {
    const bytes = await readFile(join(folder, 'long.avi'));
    const file = { bytes, content: 'avi' as const };
    const facts = await media.probe(file, never);
    const abort = new AbortController();
    const done = media.toMp4(file, facts, abort.signal, () => abort.abort(new Error('taken back')));
    await expect(done).rejects.toThrow('taken back');
  });
});
