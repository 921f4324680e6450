import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { PictureArchive } from '../picture-archive.ts';
import { type ArchiveEntry, zipped } from './zip-stream.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (content: Uint8Array | undefined) => content && new TextDecoder().decode(content);
const modified = new Date(2026, 8, 1);

async function* entries(...given: readonly ArchiveEntry[]) {
  yield* given;
}

it('zipped contains the files, compressed unless they are packed already', async () => {
  const long = 'a'.repeat(10_000);
  const parts: Uint8Array[] = [];
  for await (const part of zipped(
    entries(
      { name: 'a/long.txt', content: [bytes(long.slice(5)), bytes('aaaaa')], packed: false },
      { name: 'packed.bin', content: [bytes('packed')], packed: true },
      { name: 'empty', content: [], packed: false },
    ),
    modified,
  ))
    parts.push(part);
  const whole = Buffer.concat(parts);
  expect(whole.length).toBeLessThan(1_000);
  expect(whole.includes('packed')).toBe(true);
  const files = unzipSync(whole);
  expect(Object.keys(files)).toEqual(['a/long.txt', 'packed.bin', 'empty']);
  expect(textOf(files['a/long.txt'])).toBe(long);
  expect(textOf(files['packed.bin'])).toBe('packed');
});

it('zipped passes bytes on before the next file is read', async () => {
  let read = 0;
  async function* slow() {
    for (const name of ['a', 'b']) {
      read += 1;
      yield { name, content: [bytes(name)], packed: true };
    }
  }
  const zip = zipped(slow(), modified);
  await zip.next();
  expect(read).toBe(1);
  await zip.return(undefined);
});

it('a picture archive passes on the bytes of each picture, unchanged', () => {
  const archive = new PictureArchive(modified);
  const parts = [...archive.add('1.png', bytes('one')), ...archive.add('2.png', bytes('two'))];
  expect(Buffer.concat(parts).includes('two')).toBe(true);
  const whole = Buffer.concat([...parts, ...archive.end()]);
  expect(Object.entries(unzipSync(whole)).map(([name, content]) => [name, textOf(content)])).toEqual([
    ['1.png', 'one'],
    ['2.png', 'two'],
  ]);
});
