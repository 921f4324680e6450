import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { ArchivePaths } from './archive-paths.ts';
import { type ArchiveEntry, zipped } from './zip-stream.ts';

async function* entries(): AsyncGenerator<ArchiveEntry> {
  const part = (text: string) => Buffer.from(text);
  yield { name: '网盘/a.txt', content: [part('秋天'), part('的雨')], packed: true };
  yield { name: 'b.json', content: [], packed: false };
}

it('an archive is packed file after file, in pieces that are each sent before the next is read', async () => {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipped(entries(), new Date(2026, 10, 23))) pieces.push(piece);
  const files = unzipSync(Buffer.concat(pieces));
  expect(Object.keys(files)).toEqual(['网盘/a.txt', 'b.json']);
  expect(strFromU8(files['网盘/a.txt'] ?? new Uint8Array())).toBe('秋天的雨');
  expect(pieces.length).toBeGreaterThan(3);
});

it('an archive keeps no more than one file in memory', async () => {
  const order: string[] = [];
  async function* big(): AsyncGenerator<ArchiveEntry> {
    for (const name of ['one', 'two']) {
      order.push(`opened ${name}`);
      yield { name, content: [new Uint8Array(1000)], packed: true };
    }
  }
  for await (const piece of zipped(big(), new Date())) if (piece.length === 1000) order.push('taken');
  expect(order).toEqual(['opened one', 'taken', 'opened two', 'taken']);
});

it('an archive has unique names that every file system accepts, without path traversal', () => {
  const paths = new ArchivePaths([
    { id: 'a', name: '..', parent_id: null },
    { id: 'b', name: 'con', parent_id: 'a' },
    { id: 'loop', name: 'x', parent_id: 'loop' },
  ]);
  expect(paths.above('b')).toEqual(['lectern', '_con']);
  expect(paths.above('loop').length).toBeLessThanOrEqual(32);
  expect(paths.above('gone')).toEqual([]);
  expect(paths.free(['d'], '课.ndpx', '.ndpx')).toBe('d/课.ndpx');
  expect(paths.free(['d'], '课', '.ndpx')).toBe('d/课 (2).ndpx');
  expect(paths.free(['d'], '../../etc/passwd', '.txt')).not.toContain('..');
  expect(paths.free(['d'], '\u202egnp.exe', '.png')).toBe('d/gnp.exe.png');
});
