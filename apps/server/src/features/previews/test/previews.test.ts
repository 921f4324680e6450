import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { readSource, textsOf } from '@lectern/pdf/pdf-source';
import { EditPermission } from '@lectern/protocol';
import { binDocuments, deleteDocuments, putGrant } from '@lectern/protocol/documents';
import { cancelPreview, getPreview, openPreview } from '@lectern/protocol/previews';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDocx, makeWideXlsx, makeXlsx } from '../../../../test/setup/office-files.ts';
import { whyNoOffice } from '../../../../test/setup/programs.ts';
import { type SignedIn, signIn } from '../../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../../test/setup/test-server.ts';
import { uploadFile } from '../../../../test/setup/upload-file.ts';
import type { DocumentTables } from '../../documents/documents.tables.ts';
import { writeGrant } from '../../documents/grants/document-grants.store.ts';
import { SLOW, startPreviewing } from './previewing.ts';

const { server, chen, li, folder, previewing, close } = await startPreviewing();
afterAll(close);

/** Gives a document to a viewer by inserting the row, because no call can share a file of this kind. */
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

/** The text of a PDF. */
async function wordsOf(pdf: Uint8Array): Promise<string> {
  return textsOf(await readSource(pdf)).join('\n');
}

function pagesOf({ snapshot }: Awaited<ReturnType<typeof readSource>>): number {
  return snapshot.records.filter(({ kind }) => kind === 'page').length;
}

describe('a preview', () => {
  it('of a picture or a PDF is the file itself', async () => {
    const pdf = Buffer.from('%PDF-1.4\n%%EOF\n');
    const state = await previewing.ready(await previewing.uploaded('讲义.pdf', pdf));
    expect(state).toMatchObject({ kind: 'pdf', mime: 'application/pdf', original: true });
    expect(await previewing.bytesAt(state.url)).toEqual(pdf);
  });

  it.each([
    ['UTF-8', Buffer.from('春眠不觉晓')],
    ['UTF-8 with a mark', Buffer.from('\ufeff春眠不觉晓')],
    ['UTF-16', Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from('春眠不觉晓', 'utf16le')])],
    ['GB 18030', Buffer.from('b4bac3dfb2bbbef5cffe', 'hex')],
  ])('of a text in %s is in UTF-8', async (_, bytes) => {
    const state = await previewing.ready(await previewing.uploaded('诗.txt', bytes));
    expect(state).toMatchObject({ kind: 'text', mime: 'text/plain; charset=utf-8', cut: false });
    expect((await previewing.bytesAt(state.url)).toString('utf8')).toBe('春眠不觉晓');
  });

  it.skipIf(whyNoOffice !== undefined)(
    'of a sheet is one page as wide as the sheet, and several pages of paper when the sheet is very long',
    async () => {
      const wide = await previewing.bytesAt(
        (await previewing.ready(await previewing.uploaded('成绩.xlsx', makeWideXlsx(20, 30)))).url,
      );
      const source = await readSource(wide);
      expect(pagesOf(source)).toBe(1);
      // Which lines form a paragraph depends on the installed fonts.
      expect(textsOf(source).join(' ')).toMatch(/R1C1 .*R30C20/s);
      const long = await previewing.bytesAt(
        (await previewing.ready(await previewing.uploaded('名册.xlsx', makeWideXlsx(2, 2_000)))).url,
      );
      expect(pagesOf(await readSource(long))).toBeGreaterThan(10);
    },
    SLOW,
  );

  it('of a long text is cut off, with a note', async () => {
    const state = await previewing.ready(
      await previewing.uploaded('长.txt', Buffer.from('春'.repeat(800_000))),
    );
    expect(state.cut).toBe(true);
    expect((await previewing.bytesAt(state.url)).toString('utf8')).toMatch(/^春+$/);
  });

  it('does not exist for a file of an unsupported type, nor for another user’s file', async () => {
    const id = await previewing.uploaded(
      '曲.mid',
      Buffer.from('MThd\0\0\0\x06\0\0\0\x01\0\x60MTrk\0\0\0\0', 'latin1'),
    );
    const params = { id };
    expect((await server.fails(openPreview, { params }, chen)).code).toBe('PREVIEW_UNSUPPORTED');
    for (const endpoint of [openPreview, getPreview, cancelPreview]) {
      expect((await server.fails(endpoint, { params }, li)).code).toBe('DOCUMENT_NOT_FOUND');
    }
  });

  it('needs permission on its source at each read, and is deleted with it', async () => {
    const id = await previewing.uploaded('共享.txt', Buffer.from(`只给看一次 ${Date.now()}`));
    await sharedAnyway(server, id, chen, li);
    const [own, theirs] = [await previewing.ready(id), await previewing.ready(id, li)];
    await previewing.bytesAt(theirs.url);
    const taken = { params: { id, user_id: li.userId }, body: { permission: EditPermission.NONE } };
    await server.call(putGrant, taken, chen);
    expect((await fetch(server.url + theirs.url)).status).toBe(404);
    const foreign = own.url.replace(`u=${chen.userId}`, `u=${li.userId}`);
    expect((await fetch(server.url + foreign)).status).toBe(403);
    await previewing.bytesAt(own.url);
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
    const [mine, other] = [
      await previewing.uploaded('甲.txt', text),
      await previewing.uploaded('乙.txt', text, li),
    ];
    await previewing.ready(mine);
    await server.call(binDocuments, { body: { ids: [mine] } }, chen);
    await server.call(deleteDocuments, { body: { ids: [mine] } }, chen);
    expect((await server.call(getPreview, { params: { id: other } }, li)).status).toBe('ready');
  });

  it('in progress is cancelled only by the user who started it', async () => {
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

  it('reports a program that is not installed, and is generated once it is', { timeout: SLOW }, async () => {
    const [doc, sound] = [
      await previewing.uploaded('缺.docx', makeDocx('缺少转换程序')),
      await previewing.uploaded(
        '缺.mp3',
        Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\0'), Buffer.alloc(500)]),
      ),
    ];
    const path = process.env.PATH;
    process.env.PATH = '/nowhere';
    try {
      expect(await previewing.shown(doc)).toMatchObject({
        status: 'failed',
        error: { code: 'CONVERTER_MISSING', message: expect.stringContaining('LibreOffice') },
      });
      // Browsers play this sound, so it is shown without having been probed.
      expect(await previewing.ready(sound)).toMatchObject({
        kind: 'audio',
        original: true,
        mime: 'audio/mpeg',
      });
    } finally {
      process.env.PATH = path;
    }
    if (whyNoOffice === undefined) expect(await previewing.ready(doc)).toMatchObject({ kind: 'pdf' });
  });
});

describe('previews of Office texts and tables', () => {
  beforeEach((context) => context.skip(whyNoOffice !== undefined, whyNoOffice));

  it('are PDFs, and load nothing from the network or the disk', { timeout: SLOW }, async () => {
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
      const state = await previewing.ready(await previewing.uploaded(name, bytes));
      expect(state).toMatchObject({ kind: 'pdf', mime: 'application/pdf', original: false });
      const pdf = await previewing.bytesAt(state.url);
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
      expect(pdf.includes('/Subtype/Image')).toBe(false);
      const words = await wordsOf(pdf);
      expect(words).toMatch(/看图|#/);
      expect(words).not.toContain('secret of another');
    }
    expect(hits).toEqual([]);
    canary.close();
  });

  it('contain no entity that references a file of the system or of another user', {
    timeout: SLOW,
  }, async () => {
    await writeFile(join(folder, 'secret.txt'), 'the secret of another school', { mode: 0o644 });
    // The first file is outside of the jail, the second inside: neither may get into a document.
    const entities = [`${folder}/secret.txt`, '/usr/lib/os-release'].map(
      (file, index) => `<!ENTITY e${index} SYSTEM "file://${file}">`,
    );
    const document = `<?xml version="1.0"?><!DOCTYPE d [${entities.join('')}]><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>&e0; &e1;</w:t></w:r></w:p></w:body></w:document>`;
    const bait = makeDocx('', [], { 'word/document.xml': Buffer.from(document) });
    const state = await previewing.shown(await previewing.uploaded('实体.docx', bait));
    if (state.status !== 'ready') expect(state).toMatchObject({ error: { code: 'FILE_CORRUPT' } });
    else
      expect(await wordsOf(await previewing.bytesAt(state.url))).not.toMatch(/secret of another|PRETTY_NAME/);
  });

  it('fail with an error message when the file is damaged or encrypted', { timeout: SLOW }, async () => {
    const damaged = makeDocx('x', [], { 'word/document.xml': Buffer.from('<w:document') });
    expect(await previewing.shown(await previewing.uploaded('坏.docx', damaged))).toMatchObject({
      status: 'failed',
      error: { code: 'FILE_CORRUPT', message: '文件已损坏，无法打开' },
    });
    const locked = Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(600),
      Buffer.from('EncryptedPackage', 'utf16le'),
    ]);
    expect(await previewing.shown(await previewing.uploaded('锁.docx', locked))).toMatchObject({
      error: { code: 'FILE_ENCRYPTED' },
    });
  });
});
