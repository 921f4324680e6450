import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EmbeddedAssets, embeddedSnapshot } from './embedded-courseware.ts';

const blobs: Blob[] = [];
beforeEach(() => {
  blobs.length = 0;
  vi.stubGlobal('CSS', { escape: (text: string) => text.replaceAll('"', '\\"') });
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.push(blob as Blob);
    return `blob:${blobs.length}`;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A page with these files by hash, which can be removed. */
function pageWith(files: Record<string, { textContent: string; dataset: { mime?: string } }>) {
  const queries: string[] = [];
  const page = {
    querySelector: (query: string) => {
      queries.push(query);
      const hash = /data-asset="(.*)"/.exec(query)?.[1] ?? '';
      const found = files[hash];
      return found ? { ...found, remove: () => delete files[hash] } : null;
    },
  };
  return { assets: new EmbeddedAssets(page as unknown as Document), queries, files };
}

it('reads the records of the page, or none', () => {
  const page = (textContent: string | null) =>
    ({
      getElementById: (id: string) => (id === 'courseware' && textContent ? { textContent } : null),
    }) as never;
  expect(embeddedSnapshot(page('{"records":[{"id":"a"}]}'))).toEqual({ records: [{ id: 'a' }] });
  expect(embeddedSnapshot(page(null))).toEqual({ records: [] });
});

it('decodes a file once, with its type, and removes its text', async () => {
  const { assets, files, queries } = pageWith({
    a: { textContent: btoa('\u0001ÿ'), dataset: { mime: 'image/png' } },
  });
  expect([assets.url('a'), assets.url('a')]).toEqual(['blob:1', 'blob:1']);
  expect([queries.length, Object.keys(files)]).toEqual([1, []]);
  expect([...new Uint8Array((await blobs[0]?.arrayBuffer()) ?? [])]).toEqual([1, 255]);
  expect(blobs[0]?.type).toBe('image/png');
});

it('returns undefined for a file that the page lacks, and looks for it once', () => {
  const { assets, queries } = pageWith({});
  expect([assets.url('b'), assets.url('b'), queries.length]).toEqual([undefined, undefined, 1]);
});

it('a file without a type has none', () => {
  pageWith({ c: { textContent: '', dataset: {} } }).assets.url('c');
  expect(blobs[0]?.type).toBe('');
});
