import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { inMemory } from '../../platform/objects/file-bytes.ts';
import { packedBytes, readZipEntry, zipEntries, zipEntriesOf } from './zip-entries.ts';

const text = 'a'.repeat(5_000);
const bytes = Buffer.from(
  zipSync({
    'a/讲台.txt': [Buffer.from(text), { level: 9 }],
    'stored.bin': [Buffer.from('stored'), { level: 0 }],
  }),
);
const file = inMemory(bytes);
const entryOf = (name: string) => {
  const entry = zipEntries(bytes)?.find((each) => each.name === name);
  if (!entry) throw new Error('no such entry');
  return entry;
};

it('zipEntries returns the names of the directory, and undefined when it is damaged', async () => {
  expect(zipEntries(bytes)?.map(({ name }) => name)).toEqual(['a/讲台.txt', 'stored.bin']);
  expect((await zipEntriesOf(file))?.map(({ name }) => name)).toEqual(['a/讲台.txt', 'stored.bin']);
  expect(zipEntries(bytes.subarray(0, -10))).toBeUndefined();
  expect(await zipEntriesOf(inMemory(Buffer.alloc(9)))).toBeUndefined();
});

it('zipEntriesOf reads only the directory of a large file', async () => {
  const large = Buffer.from(
    zipSync({ large: [Buffer.alloc(200_000, 7), { level: 0 }], last: Buffer.from('x') }),
  );
  let read = 0;
  const counted = {
    ...inMemory(large),
    read: async (start: number, length: number) => {
      read += length;
      return large.subarray(start, start + length);
    },
  };
  const entries = await zipEntriesOf(counted);
  expect(entries?.map(({ name }) => name)).toEqual(['large', 'last']);
  expect(read).toBeLessThan(100_000);
});

it('readZipEntry unpacks stored and compressed entries up to the given size', async () => {
  const read = async (name: string, most: number) =>
    (await readZipEntry(file, entryOf(name), most))?.toString();
  expect(await read('a/讲台.txt', 5_000)).toBe(text);
  expect(await read('a/讲台.txt', 4_999)).toBeUndefined();
  expect(await read('stored.bin', 6)).toBe('stored');
  expect(await read('stored.bin', 5)).toBeUndefined();
});

it('packedBytes returns undefined for an encrypted entry, another method and a cut file', () => {
  const entry = entryOf('stored.bin');
  expect(Buffer.from(packedBytes(bytes, entry) ?? []).toString()).toBe('stored');
  expect(packedBytes(bytes, { ...entry, encrypted: true })).toBeUndefined();
  expect(packedBytes(bytes, { ...entry, method: 9 })).toBeUndefined();
  expect(packedBytes(bytes.subarray(0, entry.offset + 32), entry)).toBeUndefined();
});

it('readZipEntry returns undefined for damaged bytes', async () => {
  const entry = entryOf('a/讲台.txt');
  const damaged = Buffer.from(bytes);
  damaged.fill(0xff, entry.offset + 45, entry.offset + 60);
  expect(await readZipEntry(inMemory(damaged), entry, 9_000)).toBeUndefined();
});
