import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { type ArchiveEntry, archiveStream } from './archive-stream.ts';

const updatedAt = new Date('2026-09-01T08:00:00Z');

async function* bytes(length: number): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(length).fill(7);
}

it('the archive stream opens each file after the previous one was read, and leaves out files that may no longer be read', async () => {
  const opened: string[] = [];
  const entry = (path: string, length?: number): ArchiveEntry => ({
    path,
    updatedAt,
    open: async () => {
      opened.push(path);
      return length === undefined ? undefined : bytes(length);
    },
  });
  const stream = archiveStream(
    [entry('one', 3), entry('gone'), { path: 'dir/', updatedAt }, entry('dir/two', 5)],
    100,
  );
  const pieces: Uint8Array[] = [];
  const first = await stream.next();
  pieces.push(first.value as Uint8Array);
  expect(opened).toEqual(['one']);
  for await (const piece of stream) pieces.push(piece);
  const files = unzipSync(Buffer.concat(pieces));
  expect(Object.fromEntries(Object.entries(files).map(([path, { length }]) => [path, length]))).toEqual({
    one: 3,
    'dir/': 0,
    'dir/two': 5,
  });
});

it('the archive stream stops when the files exceed the limit, and closes the file that is being read', async () => {
  let closed = false;
  async function* endless(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield new Uint8Array(10);
    } finally {
      closed = true;
    }
  }
  const stream = archiveStream([{ path: 'one', updatedAt, open: async () => endless() }], 25);
  await expect(async () => {
    for await (const _ of stream);
  }).rejects.toThrow('larger');
  expect(closed).toBe(true);
});
