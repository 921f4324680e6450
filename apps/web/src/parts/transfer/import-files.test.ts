import { unzipSync } from 'fflate';
import { beforeEach, expect, it, vi } from 'vitest';
import { IMPORTED_FILES, importFiles } from './import-files.ts';

const seen = vi.hoisted(() => ({ added: [] as unknown[][], language: 'zh' }));
vi.mock('./window-transfers.ts', () => ({
  windowTransfers: { addFiles: (...given: unknown[]) => seen.added.push(given) },
}));
vi.mock('../../platform/i18n/language.ts', () => ({ currentLanguage: () => seen.language }));

beforeEach(() => {
  seen.added.length = 0;
  seen.language = 'zh';
});

const file = (name: string, content = name) => new File([content], name);
const files = () => (seen.added[0]?.[0] ?? []) as File[];
const added = () => files().map(({ name }) => name);

it('imports presentations and PDFs as one courseware each, into the folder', async () => {
  await importFiles([file('a.pptx'), file('b.pdf')], 'f1');
  expect(added()).toEqual(['a.pptx', 'b.pdf']);
  expect(seen.added[0]?.slice(1)).toEqual(['f1', true, { opensAs: 'courseware' }]);
});

it('imports a single picture as it is', async () => {
  await importFiles([file('a.png'), file('b.pptx')]);
  expect(added()).toEqual(['b.pptx', 'a.png']);
});

it('imports several pictures as one archive, in their order', async () => {
  await importFiles([file('x.png', '1'), file('b.pptx'), file('x.png', '2')]);
  expect(added()).toEqual(['b.pptx', 'x等 2 张图片.zip']);
  const [, archive] = files() as [File, File];
  const entries = unzipSync(new Uint8Array(await archive.arrayBuffer()));
  expect(Object.entries(entries).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)])).toEqual([
    ['0001/x.png', '1'],
    ['0002/x.png', '2'],
  ]);
});

it('names the archive in English', async () => {
  seen.language = 'en';
  await importFiles([file('a.b.png'), file('c.png'), file('d.png')]);
  expect(added()).toEqual(['a.b and 2 more.zip']);
});

it('imports one picture of a kind that the disk does not store as an archive', async () => {
  const kinds = IMPORTED_FILES.split(',');
  expect(kinds).toEqual(expect.arrayContaining(['.pptx', '.pdf', '.png']));
  await importFiles([file('a.svg')]);
  expect(added()).toEqual(['a.zip']);
});
