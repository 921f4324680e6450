import { execFileSync } from 'node:child_process';
import { type Zippable, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readSource } from './read-source.ts';

/** A PNG of one pixel whose header may claim another size. */
function png(width = 1, height = 1): Uint8Array {
  const bytes = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return Uint8Array.from(bytes);
}

async function answerTo(bytes: Uint8Array, extension: string): Promise<string> {
  try {
    const { snapshot } = await readSource(bytes, extension);
    return `${snapshot.records.filter(({ kind }) => kind === 'page').length} pages`;
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}

const archive = (files: Zippable) => answerTo(zipSync(files), 'zip');

describe('reading a picture', () => {
  it.each([
    ['of one pixel', png(), '1 pages'],
    ['of two hundred million pixels', png(20_000, 10_000), '1 pages'],
    ['of more than two hundred million pixels', png(20_000, 10_001), 'PICTURE_TOO_LARGE'],
    ['that is an HTML page', Buffer.from('<html><script>alert(1)</script></html>'), 'FILE_CORRUPT'],
    ['that is empty', new Uint8Array(), 'FILE_CORRUPT'],
  ])('%s returns its pages or an error', async (_, bytes, answer) => {
    expect(await answerTo(bytes, 'png')).toBe(answer);
  });
});

describe('an archive of pictures', () => {
  it('becomes a page for each picture, and ignores other entries', async () => {
    expect(
      await archive({ 'b.png': png(), 'a/c.png': png(), 'x.txt': png(), '__MACOSX/._b.png': png() }),
    ).toBe('2 pages');
  });

  it.each<[string, Zippable, string]>([
    ['with a path that leaves its folder', { 'a.png': png(), '../../evil.png': png() }, 'FILE_CORRUPT'],
    ['with an absolute path', { 'a.png': png(), '/etc/evil.png': png() }, 'FILE_CORRUPT'],
    ['with a path on another drive', { 'a.png': png(), 'C:\\evil.png': png() }, 'FILE_CORRUPT'],
    [
      'with a picture of too many pixels',
      { 'a.png': png(), 'b.png': png(60_000, 60_000) },
      'PICTURE_TOO_LARGE',
    ],
    [
      'of more pictures than a courseware can contain',
      Object.fromEntries(Array.from({ length: 501 }, (_, index) => [`${index}.png`, png()])),
      'FILE_EXPLODES',
    ],
  ])('%s is rejected', async (_, files, answer) => {
    expect(await archive(files)).toBe(answer);
  });

  it('inside an archive is ignored, so that nothing is unpacked twice', async () => {
    const inner = zipSync({ 'bomb.png': [Buffer.alloc(1_000_000), { level: 9 }] });
    expect(await archive({ 'a.png': png(), 'inner.zip': inner })).toBe('1 pages');
  });
});

/** The readers of which a new process loads code for one kind of file. */
function loadedFor(extension: string): string[] {
  const code = `
    import { registerHooks } from 'node:module';
    const loaded = new Set();
    registerHooks({
      load(url, context, next) {
        const [, name] = /packages\\/(pptx|pdf)\\/src/.exec(url) ?? [];
        if (name) loaded.add(name);
        return next(url, context);
      },
    });
    const { readerOf } = await import('${new URL('./read-source.ts', import.meta.url)}');
    await readerOf('${extension}');
    console.log(JSON.stringify([...loaded]));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }),
  );
}

it('readerOf loads the code of one reader', () => {
  expect([loadedFor('ndpx'), loadedFor('pptx'), loadedFor('pdf')]).toEqual([[], ['pptx'], ['pdf']]);
});
