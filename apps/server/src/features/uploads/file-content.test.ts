import { readFileSync } from 'node:fs';
import path from 'node:path';
import { processorTime } from '@lectern/base/processor-time';
import { deckFiles } from '@lectern/pptx/corpus';
import { uploadExtensions } from '@lectern/protocol/file-kinds';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { inMemory } from '../../platform/objects/file-bytes.ts';
import { contentFits, detectContent } from './file-content.ts';

const detect = (bytes: Buffer) => detectContent(inMemory(bytes));
const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const zip = (files: Record<string, string>): Buffer =>
  Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))),
  );
const office = (type: string): Buffer =>
  zip({
    '[Content_Types].xml': `<Types><Override PartName="/main.xml" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`,
  });

describe('the detected content of a file', () => {
  it.each([
    ['pdf', Buffer.from('%PDF-1.7\n')],
    ['png', hex('89504e470d0a1a0a0000000d49484452')],
    ['jpeg', hex('ffd8ffe000104a464946')],
    ['gif', Buffer.from('GIF89a\u0001\u0000')],
    ['wav', Buffer.from('RIFF\u0000\u0000\u0000\u0000WAVEfmt ')],
    ['avi', Buffer.from('RIFF\u0000\u0000\u0000\u0000AVI LIST')],
    ['mp4', Buffer.concat([hex('00000018'), Buffer.from('ftypisom')])],
    ['mp3', Buffer.from('ID3\u0004\u0000')],
    ['mp3', hex('fffb9064')],
    ['asf', hex('3026b2758e66cf11a6d900aa0062ce6c')],
    ['matroska', hex('1a45dfa3')],
    ['rar', hex('526172211a0700')],
    ['7z', hex('377abcaf271c0004')],
    ['text', Buffer.from('秋天的雨，是一把钥匙。\n')],
    ['text', hex('c7efccec')],
    ['text', Buffer.alloc(0)],
    ['unknown', hex('0001020304050607')],
    ['docx', office('wordprocessingml.document')],
    ['xlsx', office('spreadsheetml.sheet')],
    ['pptx', office('presentationml.presentation')],
    ['pptx', office('presentationml.slideshow')],
    ['zip', zip({ 'a.txt': 'a' })],
    ['ole', Buffer.concat([hex('d0cf11e0a1b11ae1'), Buffer.alloc(512)])],
    [
      'encrypted-office',
      Buffer.concat([hex('d0cf11e0a1b11ae1'), Buffer.alloc(64), Buffer.from('EncryptedPackage', 'utf16le')]),
    ],
  ])('is %s', async (content, bytes) => {
    expect(await detect(bytes)).toBe(content);
  });

  it('is found without other parts of the file when an archive has a long directory far before its end', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 3_000 }, (_, index) => [`ppt/slides/slide${index}-${'x'.repeat(60)}.xml`, 'x']),
    );
    const bytes = zip({ 'a.bin': 'y'.repeat(400_000), ...many });
    let read = 0;
    const file = {
      ...inMemory(bytes),
      read: async (start: number, length: number) => {
        read += Math.min(length, bytes.length - start);
        return bytes.subarray(start, start + length);
      },
    };
    expect(await detectContent(file)).toBe('pptx');
    expect(read).toBeLessThan(bytes.length);
  });

  it('is text only when all characters are valid, in pieces of any size, and not when the last one is cut', async () => {
    const text = Buffer.from('秋天的雨。'.repeat(100_000));
    expect(await detect(text)).toBe('text');
    expect(await detect(Buffer.concat([text, Buffer.from([0x00])]))).toBe('unknown');
  });

  it('is an encrypted package also when its name is split between two pieces', async () => {
    const name = Buffer.from('EncryptedPackage', 'utf16le');
    const bytes = Buffer.alloc(600_000);
    hex('d0cf11e0a1b11ae1').copy(bytes);
    name.copy(bytes, 262_144 - 7);
    expect(await detect(bytes)).toBe('encrypted-office');
  });

  it('is not a video when a text imitates one (the playlist attack)', async () => {
    const playlist = Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n');
    expect(contentFits('mp4', await detect(playlist))).toBe(false);
  });

  it('is found quickly when a list of types repeats one type fifty thousand times', async () => {
    const type = 'application/vnd.openxmlformats-officedocument.presentationml.';
    const trap = zip({ '[Content_Types].xml': type.repeat(50_000) });
    const spent = processorTime();
    expect(await detect(trap)).toBe('pptx');
    // A pattern that restarted at every repetition took minutes.
    expect(spent()).toBeLessThan(5_000);
  });

  it('is not a picture for a renamed program, and not a document for a web page', async () => {
    expect(contentFits('png', await detect(Buffer.from('MZ\u0090\u0000')))).toBe(false);
    expect(contentFits('pdf', await detect(Buffer.from('<html><script>alert(1)</script>')))).toBe(false);
  });

  it('exists for each listed extension that it can have', () => {
    const contents = [
      'zip',
      'ole',
      'pdf',
      'text',
      'mp3',
      'asf',
      'wav',
      'ogg',
      'mp4',
      'midi',
      'mpeg',
    ] as const;
    const more = ['realmedia', 'avi', 'flv', 'matroska', 'jpeg', 'bmp', 'gif', 'png', 'rar', '7z'] as const;
    const rest = ['swf', 'ndpx', 'docx', 'xlsx', 'pptx'] as const;
    for (const extension of uploadExtensions) {
      expect([...contents, ...more, ...rest].some((content) => contentFits(extension, content))).toBe(true);
    }
  });

  it('distinguishes presentations from old and encrypted ones', async () => {
    for (const file of deckFiles(/./)) {
      const name = path.basename(file);
      const content = await detect(readFileSync(file));
      if (name.includes('encrypted')) expect(content, name).toBe('encrypted-office');
      else if (name.endsWith('.ppt')) expect(content, name).toBe('ole');
      else expect(['pptx', 'unknown', 'zip', 'damaged-zip'], name).toContain(content);
    }
  });
});
