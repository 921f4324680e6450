import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { missing } from '@lectern/base/missing';
import { readPptx } from '@lectern/pptx';
import { CORPUS_IS_HERE, DECKS } from '@lectern/pptx/corpus';
import { getDocument } from '@lectern/protocol/documents';
import { getImportReport } from '@lectern/protocol/transcoding';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeDeck, noise } from '../../../test/setup/decks.ts';
import { soffice, whyNoOffice } from '../../../test/setup/programs.ts';
import { type SignedIn, signIn } from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { taskEnded, uploadFile } from '../../../test/setup/upload-file.ts';
import { Jail } from '../../platform/jail/jail.ts';
import { defaultJailLimits } from '../../platform/jail/jail-limits.ts';
import { PresentationConverter } from './index.ts';
import { type OfficeConversion, OfficeProgram } from './office-program.ts';

/** The program has no writer for the old format. */
const whyNoOldFiles = missing('corpus', CORPUS_IS_HERE, 'the corpus has no presentation in the old format');
/** LibreOffice starts in about a second when it has a processor to itself. */
const SLOW = 120_000;

const never = new AbortController().signal;
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const PRESENTATION = Buffer.from('PowerPoint Document', 'utf16le');
const ZIP = Buffer.from('504b0304', 'hex');

const toPpt: OfficeConversion = {
  sourceExtension: 'pptx',
  exportFilter: 'MS PowerPoint 97',
  targetExtension: 'ppt',
  beginning: COMPOUND_FILE,
};
const baitToPpt: OfficeConversion = { ...toPpt, sourceExtension: 'fodp' };
const baitToPptx: OfficeConversion = {
  sourceExtension: 'fodp',
  exportFilter: 'Impress MS PowerPoint 2007 XML',
  targetExtension: 'pptx',
  beginning: ZIP,
};

const office = new OfficeProgram(new Jail());
const converter = new PresentationConverter(() => undefined, office);
afterAll(() => converter.close());

async function made(bytes: Uint8Array, conversion: OfficeConversion): Promise<Buffer> {
  const { output, said } = await office.convert(bytes, conversion, never);
  if (!output) throw new Error(`LibreOffice created no file: ${said}`);
  return output;
}

async function pagesOf(pptx: Uint8Array): Promise<{ hidden: boolean }[]> {
  const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const { snapshot } = await readPptx(pptx, { hash });
  return snapshot.records.flatMap((record) =>
    record.kind === 'page' ? [{ hidden: record.hidden ?? false }] : [],
  );
}

const jobFolders = async (): Promise<string[]> =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`lectern-jail-${process.pid}-`));

const code = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'none',
    (error: { code?: string }) => error.code,
  );

describe('an old presentation', () => {
  beforeEach((context) => context.skip(whyNoOffice !== undefined, whyNoOffice));

  it('is converted with every slide, hidden ones included, even when all are hidden', {
    timeout: SLOW,
  }, async () => {
    const names = ['ppt/slides/slide1.xml', 'ppt/slides/slide2.xml'];
    const deck = unzipSync(makeDeck(['第一页', '第二页']));
    const hidden = names.map((name) => {
      const xml = new TextDecoder().decode(deck[name]).replace('<p:sld ', '<p:sld show="0" ');
      return [name, new TextEncoder().encode(xml)] as const;
    });
    const ppt = await made(makeDeck(['第一页', '第二页'], { files: Object.fromEntries(hidden) }), toPpt);
    expect(await pagesOf(await converter.toPptx(ppt, never))).toEqual([{ hidden: true }, { hidden: true }]);
  });

  it('of the corpus is read by the reader of .pptx files', { timeout: SLOW }, async (context) => {
    context.skip(whyNoOldFiles !== undefined, whyNoOldFiles);
    const name = 'poi__42474-1__f592832f.ppt';
    const pptx = await converter.toPptx(await readFile(join(DECKS, name)), never);
    expect((await pagesOf(pptx)).length).toBeGreaterThan(0);
  });

  it('keeps embedded tables and texts as they are', {
    timeout: SLOW,
  }, async (context) => {
    context.skip(whyNoOldFiles !== undefined, whyNoOldFiles);
    const name = 'poi__42474-2__f94dd796.ppt';
    const pptx = await converter.toPptx(await readFile(join(DECKS, name)), never);
    const inside = Object.entries(unzipSync(pptx)).filter(([part]) => part.startsWith('ppt/embeddings/'));
    expect(inside).toHaveLength(3);
    for (const [, bytes] of inside) {
      expect(Buffer.from(bytes.subarray(0, COMPOUND_FILE.length))).toEqual(COMPOUND_FILE);
    }
    expect(await pagesOf(pptx)).toHaveLength(68);
  });

  it('is reported as corrupt when its damage is fatal', { timeout: SLOW }, async () => {
    const file = Buffer.concat([COMPOUND_FILE, noise(2048), PRESENTATION, noise(2048, 2)]);
    expect(await code(converter.toPptx(file, never))).toBe('FILE_CORRUPT');
  });

  it('is aborted when it takes too long', { timeout: SLOW }, async () => {
    const limits = { ...defaultJailLimits, seconds: 0.1 };
    const hurried = new PresentationConverter(() => undefined, new OfficeProgram(new Jail({ limits })));
    const file = Buffer.concat([COMPOUND_FILE, PRESENTATION]);
    expect(await code(hurried.toPptx(file, never))).toBe('FILE_TOO_SLOW');
  });

  it('is aborted by its signal, and the next presentation is converted', { timeout: SLOW }, async () => {
    const file = Buffer.concat([COMPOUND_FILE, PRESENTATION]);
    const [first, second] = [new AbortController(), new AbortController()];
    const running = converter.toPptx(file, first.signal);
    const waiting = converter.toPptx(file, second.signal);
    second.abort(new Error('the second'));
    await expect(waiting).rejects.toThrow('the second');
    first.abort(new Error('the first'));
    await expect(running).rejects.toThrow('the first');
    expect(await code(converter.toPptx(file, never))).toBe('FILE_CORRUPT');
    expect(await jobFolders()).toEqual([]);
  });
});

describe('an upload of an old presentation', () => {
  let server: TestServer;
  let chen: SignedIn;
  let ppt: Buffer;
  beforeAll(async () => {
    if (whyNoOffice !== undefined) return;
    server = await startTestServer();
    chen = await signIn(server);
    ppt = await made(makeDeck(['秋天', '的', '雨']), toPpt);
  }, SLOW);
  afterAll(() => server?.close());
  beforeEach((context) => context.skip(whyNoOffice !== undefined, whyNoOffice));

  const imported = async (name: string, bytes: Uint8Array) => {
    const done = await uploadFile(server, chen, name, bytes);
    if (done.kind !== 'task') throw new Error('an old presentation becomes a task');
    return taskEnded(server, chen, done.task_id, SLOW);
  };

  it.each(['第一课.ppt', '第一课.dps'])('becomes a courseware as %s', { timeout: SLOW }, async (name) => {
    const task = await imported(name, ppt);
    expect(task).toMatchObject({ error: null, input: { source_format: name.split('.')[1] } });
    const id = task.document_id ?? '';
    expect(await server.call(getDocument, { params: { id } }, chen)).toMatchObject({
      resource_type_code: 'coursewares',
      page_count: 3,
    });
    const report = await server.call(getImportReport, { params: { id } }, chen);
    expect(report.source_format).toBe(name.split('.')[1]);
  });

  it('ends with an error message when it is damaged', { timeout: SLOW }, async () => {
    const task = await imported('坏.ppt', Buffer.concat([ppt.subarray(0, 512), noise(4096), PRESENTATION]));
    expect(task).toMatchObject({ document_id: null, error: { code: 'FILE_CORRUPT' } });
  });
});

describe('a document with external references', () => {
  const picture = Buffer.concat([
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
      'base64',
    ),
    Buffer.from('the secret of another school'),
  ]);
  let folder: string;
  let canary: Server;
  let hits: string[];
  let bait: Buffer;

  beforeEach((context) => {
    context.skip(whyNoOffice !== undefined, whyNoOffice);
    hits = [];
  });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bait-'));
    await chmod(folder, 0o755);
    await writeFile(join(folder, 'secret.png'), picture, { mode: 0o644 });
    canary = createServer((request, reply) => {
      hits.push(`${request.method} ${request.url}`);
      reply.end(picture);
    }).listen(0, '127.0.0.1');
    await once(canary, 'listening');
    const { port } = canary.address() as { port: number };
    const links = [
      `http://127.0.0.1:${port}/remote.png`,
      pathToFileURL(join(folder, 'secret.png')).href,
      // A file of the system, which is visible in the jail: it must not get into a document all the same.
      ...(soffice ? [pathToFileURL(await somePicture()).href] : []),
    ];
    bait = Buffer.from(fetchingDocument(links));
  });
  afterAll(async () => {
    canary.close();
    await rm(folder, { recursive: true });
  });

  const media = (pptx: Uint8Array) => Object.keys(unzipSync(pptx)).filter((name) => name.includes('media/'));

  it('loads the references outside of the jail, which proves that the test can fail', {
    timeout: SLOW,
  }, async () => {
    await writeFile(join(folder, 'bait.fodp'), bait);
    const argv = [`-env:UserInstallation=file://${folder}/profile`, '--headless', '--convert-to', 'pptx'];
    const child = spawn(soffice ?? '', [...argv, '--outdir', folder, join(folder, 'bait.fodp')], {
      stdio: 'ignore',
    });
    await once(child, 'close');
    expect(hits).toContain('GET /remote.png');
    expect(media(await readFile(join(folder, 'bait.pptx'))).length).toBeGreaterThan(0);
  });

  it('reaches no address and no file in the jail', { timeout: SLOW }, async () => {
    const pptx = await made(bait, baitToPptx);
    expect(hits).toEqual([]);
    expect(media(pptx)).toEqual([]);
  });

  it('reaches no reference as a .ppt either', { timeout: SLOW }, async () => {
    const ppt = await made(bait, baitToPpt);
    expect(ppt.includes(Buffer.from('/remote.png', 'utf16le'))).toBe(true);
    const pptx = await converter.toPptx(ppt, never);
    expect(hits).toEqual([]);
    expect(media(pptx)).toEqual([]);
  });
});

describe('the presentation converter', () => {
  /** A converter without a jail: every attempt to start LibreOffice fails. */
  const refusing = new PresentationConverter(
    () => undefined,
    new OfficeProgram(new Jail({ searchPath: '/nowhere' }), soffice ? undefined : '/nowhere'),
  );

  it.each([
    [
      'a page',
      Buffer.from('<!DOCTYPE html><html><img src="file:///etc/passwd"></html>'),
      'FILE_TYPE_MISMATCH',
    ],
    ['a web page after a byte-order mark', Buffer.from('\ufeff<html></html>'), 'FILE_TYPE_MISMATCH'],
    ['a text document in XML', Buffer.from('<?xml version="1.0"?><office:document/>'), 'FILE_TYPE_MISMATCH'],
    ['an RTF file', Buffer.from('{\\rtf1 {\\field INCLUDEPICTURE}}'), 'FILE_TYPE_MISMATCH'],
    ['an empty file', Buffer.alloc(0), 'FILE_TYPE_MISMATCH'],
    [
      'another compound file',
      Buffer.concat([COMPOUND_FILE, Buffer.from('WordDocument', 'utf16le')]),
      'FILE_CORRUPT',
    ],
    [
      'an encrypted package',
      Buffer.concat([COMPOUND_FILE, Buffer.from('EncryptedPackage', 'utf16le')]),
      'FILE_ENCRYPTED',
    ],
    [
      'an encrypted presentation',
      Buffer.concat([COMPOUND_FILE, PRESENTATION, Buffer.from('0000f60f2000000014000000dfc4d1f3', 'hex')]),
      'FILE_ENCRYPTED',
    ],
  ])('refuses %s without starting LibreOffice', async (_, bytes, expected) => {
    expect(await code(refusing.toPptx(bytes, never))).toBe(expected);
  });

  it('returns a .pptx under an old extension without starting LibreOffice', async () => {
    const deck = makeDeck(['新']);
    expect(await refusing.toPptx(deck, never)).toBe(deck);
  });

  it('reports a missing LibreOffice or jail', async () => {
    const file = Buffer.concat([COMPOUND_FILE, PRESENTATION]);
    const bare = new PresentationConverter(() => undefined, new OfficeProgram(new Jail(), '/nowhere'));
    await expect(bare.toPptx(file, never)).rejects.toMatchObject({
      code: 'CONVERTER_MISSING',
      details: { tool: 'LibreOffice' },
    });
    await expect(refusing.toPptx(file, never)).rejects.toMatchObject({
      code: 'CONVERTER_MISSING',
      details: { tool: soffice ? 'bubblewrap' : 'LibreOffice' },
    });
  });
});

/** A picture that belongs to LibreOffice or the system. */
async function somePicture(): Promise<string> {
  for (const place of ['/usr/lib/libreoffice/share', '/usr/share']) {
    const names = await readdir(place, { recursive: true }).catch(() => []);
    const name = names.find((entry) => entry.endsWith('.png'));
    if (name) return join(place, name);
  }
  return '/usr/share/none.png';
}

function fetchingDocument(links: readonly string[]): string {
  const space = 'urn:oasis:names:tc:opendocument:xmlns';
  const frames = links.map(
    (link, index) =>
      `<draw:frame svg:x="${index * 5}cm" svg:y="1cm" svg:width="4cm" svg:height="4cm"><draw:image xlink:href="${link}" xlink:type="simple"/></draw:frame>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="${space}:office:1.0" xmlns:draw="${space}:drawing:1.0" xmlns:svg="${space}:svg-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.2" office:mimetype="application/vnd.oasis.opendocument.presentation"><office:body><office:presentation><draw:page draw:name="1">${frames.join('')}</draw:page></office:presentation></office:body></office:document>`;
}
