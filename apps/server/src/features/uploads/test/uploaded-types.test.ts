import { readFileSync } from 'node:fs';
import { chosenDeck } from '@lectern/pptx/corpus';
import { UPLOAD_MAX_BYTES } from '@lectern/protocol';
import { createDocument } from '@lectern/protocol/documents';
import { uploadExtensions } from '@lectern/protocol/file-kinds';
import {
  cancelUpload,
  completeUpload,
  createUpload,
  getUpload,
  putChunk,
  UPLOAD_CHUNK_BYTES,
} from '@lectern/protocol/uploads';
import { zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { makeDeck, noise } from '../../../../test/setup/decks.ts';
import { signIn } from '../../../../test/setup/sessions.ts';
import { startTwoTeachers } from '../../../../test/setup/two-teachers.ts';
import { uploadFile } from '../../../../test/setup/upload-file.ts';
import { isIn, leftOver, NOTHING, png } from './uploaded.ts';

const { server, chen, li } = await startTwoTeachers();
afterAll(() => server.close());

describe('an upload', () => {
  it('is refused before any byte is sent for 31 MB, an unknown type, an invalid name, and another user’s folder', async () => {
    const begin = async (body: { name: string; size: number; parent_id?: string }) =>
      server.fails(createUpload, { body, language: 'zh' }, chen);
    const large = await begin({ name: '课件.pptx', size: 31 * 1_048_576 });
    expect(large).toMatchObject({ code: 'FILE_TOO_LARGE', message: '文件大小超过限制 30 MB' });
    expect((await begin({ name: '课件.pptx', size: UPLOAD_MAX_BYTES + 1 })).code).toBe('FILE_TOO_LARGE');
    const unknown = await begin({ name: '木马.exe', size: 10 });
    expect(unknown.code).toBe('FILE_TYPE_UNSUPPORTED');
    expect(unknown.message).toContain('pptx');
    expect((await begin({ name: '没有后缀', size: 10 })).code).toBe('FILE_TYPE_UNSUPPORTED');
    expect((await begin({ name: `${'n'.repeat(500)}.pptx`, size: 10 })).code).toBe('NAME_INVALID');
    expect((await begin({ name: '../../etc/passwd.txt', size: 10 })).code).toBe('NAME_INVALID');
    const foreign = await server.call(
      createDocument,
      { body: { name: 'li', resource_type_code: 'folder' } },
      li,
    );
    expect((await begin({ name: 'a.png', size: 10, parent_id: foreign.id })).code).toBe('PARENT_NOT_FOUND');
  });

  it('counts against the space from its start, with other unfinished uploads, until it is cancelled', async () => {
    const poor = await signIn(server);
    await server.platform.database
      .withTables<{ document_space: { user_id: string; capacity: number; used: number } }>()
      .insertInto('document_space')
      .values({ user_id: poor.userId, capacity: 1000, used: 400 })
      .execute();
    const begin = { body: { name: 'a.png', size: 300 } };
    const begun: string[] = [];
    const beginOne = async () => begun.push((await server.call(createUpload, begin, poor)).id);
    const cancel = (id = '') => server.call(cancelUpload, { params: { id } }, poor);
    await beginOne();
    await beginOne();
    expect((await server.fails(createUpload, begin, poor)).code).toBe('CAPACITY_NOT_ENOUGH');
    await cancel(begun.shift());
    await beginOne();
    for (const id of begun) await cancel(id);
  });

  it('is stopped when more bytes arrive than declared, and when a piece is too large', async () => {
    const { id } = await server.call(createUpload, { body: { name: 'f.png', size: 100 } }, chen);
    const more = { params: { id }, query: { offset: 0 }, rawBody: png(101) };
    expect((await server.fails(putChunk, more, chen)).code).toBe('FILE_TOO_LARGE');
    const huge = { params: { id }, query: { offset: 0 }, rawBody: png(UPLOAD_CHUNK_BYTES + 1) };
    expect((await server.fails(putChunk, huge, chen)).code).toBe('PAYLOAD_TOO_LARGE');
    expect((await server.call(getUpload, { params: { id } }, chen)).offset).toBe(0);
    await server.call(cancelUpload, { params: { id } }, chen);
  });

  it.each([
    ['a web page named as a picture', 'x.png', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a playlist named as a video', 'x.mp4', Buffer.from('#EXTM3U\nfile:///etc/passwd\n')],
    ['a program named as a document', 'x.docx', Buffer.from('MZ\u0000\u0003')],
    ['a picture named as a presentation', 'x.pptx', png(100)],
    ['an empty file named as a PDF', 'x.pdf', Buffer.alloc(0)],
  ])('leaves no data when its content does not match its name: %s', async (_, name, bytes) => {
    const { id } = await server.call(createUpload, { body: { name, size: bytes.length } }, chen);
    if (bytes.length > 0) {
      await server.call(putChunk, { params: { id }, query: { offset: 0 }, rawBody: bytes }, chen);
    }
    const reply = await server.fails(completeUpload, { params: { id }, language: 'zh' }, chen);
    expect(reply).toMatchObject({ code: 'FILE_TYPE_MISMATCH', message: '文件内容与扩展名不符' });
    expect(await isIn(server, chen, name)).toBe(false);
    expect(await leftOver(server)).toEqual(NOTHING);
  });

  it('is refused when it is a presentation that is truncated or another kind of zip', async () => {
    const deck = makeDeck(['一']);
    const cut = deck.subarray(0, Math.floor(deck.length / 2));
    await expect(uploadFile(server, chen, '断.pptx', cut)).rejects.toThrow('FILE_CORRUPT');
    const word = makeDeck(['一'], {
      files: {
        'ppt/presentation.xml': new Uint8Array(1),
        '[Content_Types].xml': Buffer.from(
          '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
        ),
      },
    });
    await expect(uploadFile(server, chen, '文.pptx', word)).rejects.toThrow('FILE_TYPE_MISMATCH');
  });

  it('is refused with an error message when it is a presentation with a password', async () => {
    const file = readFileSync(chosenDeck('encrypted'));
    await expect(uploadFile(server, chen, '加密.pptx', file)).rejects.toThrow('FILE_ENCRYPTED');
  });

  it('is refused to a guest', async () => {
    const { signInGuest } = await import('../../../../test/setup/sessions.ts');
    const guest = await signInGuest(server);
    const reply = await server.fails(createUpload, { body: { name: 'a.png', size: 1 } }, guest);
    expect(reply.code).toBe('GUEST_FORBIDDEN');
  });
});

describe('the allowed file types', () => {
  it('are accepted completely at the start of an upload', async () => {
    for (const extension of uploadExtensions) {
      const { id } = await server.call(
        createUpload,
        { body: { name: `文件.${extension.toUpperCase()}`, size: 10 } },
        chen,
      );
      await server.call(cancelUpload, { params: { id } }, chen);
    }
  });

  it('include no archives but archives of pictures, which are imported as coursewares', async () => {
    for (const name of ['资料.rar', '资料.7z']) {
      const reply = await server.fails(createUpload, { body: { name, size: 10 } }, chen);
      expect(reply.code).toBe('FILE_TYPE_UNSUPPORTED');
    }
  });

  it('include the .superboard, whose slides are imported and whose other content is stored unchanged', async () => {
    const slides = await uploadFile(server, chen, '板书.superboard', makeDeck(['一']));
    expect(slides.kind).toBe('task');
    const other = await uploadFile(
      server,
      chen,
      '画板.superboard',
      zipSync({ 'board.json': Buffer.from('{}') }),
    );
    expect(other.kind).toBe('document');
  });

  it('include text, audio and archives, which are stored unchanged', async () => {
    const kinds = await Promise.all([
      uploadFile(server, chen, '说明.txt', Buffer.from('第一课')),
      uploadFile(server, chen, '朗读.mp3', Buffer.concat([Buffer.from('ID3'), noise(100)])),
      uploadFile(server, chen, '资料.zip', makeDeck(['一'])),
    ]);
    expect(
      kinds.map((done) => (done.kind === 'document' ? done.document.resource_type_code : 'task')),
    ).toEqual(['assets_document', 'assets_audio', 'assets']);
  });

  it('store two files with the same name', async () => {
    await uploadFile(server, chen, '同名.txt', Buffer.from('一'));
    const second = await uploadFile(server, chen, '同名.txt', Buffer.from('二'));
    expect(second.kind === 'document' && second.document.name).toBe('同名 (2).txt');
  });
});
