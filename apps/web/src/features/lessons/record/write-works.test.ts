import { strFromU8, unzipSync } from 'fflate';
import { expect, it, vi } from 'vitest';
import { type WorksFolder, writeWorks } from './write-works.ts';

/** A folder with one file a pupil; the address of a file is its number. */
function folder(names: readonly string[], mime = 'image/png'): WorksFolder {
  return {
    title: '提问',
    works: names.map((name, place) => ({ name, files: [{ url: String(place), mime }] })),
  };
}

/** The entries of the zip, each with its content as text. */
async function unzipped(zip: Blob): Promise<Record<string, string>> {
  const entries = Object.entries(unzipSync(new Uint8Array(await zip.arrayBuffer())));
  return Object.fromEntries(entries.map(([path, bytes]) => [path, strFromU8(bytes)]));
}

it('writeWorks returns a zip with a folder for each question and a file for each pupil', async () => {
  vi.stubGlobal('fetch', async (url: string) => new Response(`bytes of ${url[0]}`));
  const zip = await writeWorks([folder(['小明', 'a/b', '小明']), folder([]), folder(['小红'], 'audio/webm')]);
  expect(await unzipped(zip)).toEqual({
    '提问/小明.png': 'bytes of 0',
    '提问/a_b.png': 'bytes of 1',
    '提问/小明 (2).png': 'bytes of 2',
    '提问 (2)/小红.webm': 'bytes of 0',
  });
});

it('writeWorks rejects when a file does not load', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 403 }));
  await expect(writeWorks([folder(['小明'])])).rejects.toThrow('403');
});
