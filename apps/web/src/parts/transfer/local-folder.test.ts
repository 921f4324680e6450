import { describe, expect, it } from 'vitest';
import {
  FOLDER_BOUNDS,
  FolderTooLarge,
  folderOfFiles,
  type LocalFolder,
  readDroppedFolder,
} from './local-folder.ts';

/** A file's content; `null`: a file that cannot be read. */
type Tree = { readonly [name: string]: Tree | string | null };

/** The entry that a browser provides for a dropped folder. A reader returns at most 100 entries at a time. */
function entryOf(name: string, content: Tree | string | null): FileSystemEntry {
  if (content === null || typeof content === 'string') {
    const file = (found: FileCallback, failed?: ErrorCallback) =>
      content === null ? failed?.(new DOMException('not allowed')) : found(new File([content], name));
    return { name, isDirectory: false, isFile: true, file } as unknown as FileSystemEntry;
  }
  const createReader = () => {
    const left = Object.entries(content).map(([child, of]) => entryOf(child, of));
    return { readEntries: (found: FileSystemEntriesCallback) => found(left.splice(0, 100)) };
  };
  return { name, isDirectory: true, isFile: false, createReader } as unknown as FileSystemEntry;
}

const never = new AbortController().signal;
const read = (tree: Tree, signal = never) =>
  readDroppedFolder(entryOf('三年级', tree) as FileSystemDirectoryEntry, {
    signal,
    onFound: () => undefined,
  });

/** Files by name, with subfolders. */
const shape = ({ name, files, unread, folders }: LocalFolder): unknown => [
  name,
  files.map((file) => file.name),
  unread,
  folders.map(shape),
];

const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.txt`, 'x']));

describe('a dropped folder', () => {
  it('is read with all subfolders, also empty ones, without files left by programs', async () => {
    const found = await read({
      '课.pptx': 'x',
      '.DS_Store': 'x',
      '~$课.pptx': 'x',
      第一课: { '生字.txt': 'x', 'Thumbs.db': 'x', 图片: {} },
      __MACOSX: { '课.pptx': 'x' },
    });
    expect(shape(found)).toEqual([
      '三年级',
      ['课.pptx'],
      [],
      [['第一课', ['生字.txt'], [], [['图片', [], [], []]]]],
    ]);
  });

  it('contains every file, in any number of batches, and names files that cannot be read', async () => {
    const found = await read({ ...many(250), '锁住.txt': null });
    expect(found.files).toHaveLength(250);
    expect(found.unread).toEqual(['锁住.txt']);
  });

  it('is rejected when it has too many files, folders or levels', async () => {
    expect((await read(many(FOLDER_BOUNDS.files))).files).toHaveLength(FOLDER_BOUNDS.files);
    await expect(read(many(FOLDER_BOUNDS.files + 1))).rejects.toMatchObject({ bound: 'files' });
    const folders = Array.from({ length: FOLDER_BOUNDS.folders }, (_, index) => [`第${index}课`, {}]);
    await expect(read(Object.fromEntries(folders))).rejects.toMatchObject({ bound: 'folders' });
    let deep: Tree = {};
    for (let level = 0; level < FOLDER_BOUNDS.depth; level += 1) deep = { 里: deep };
    await expect(read(deep)).rejects.toMatchObject({ bound: 'depth' });
  });

  it('is read no further after an abort', async () => {
    await expect(read(many(3), AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  });
});

describe('a folder selected in a dialog', () => {
  const chosen = (...paths: string[]) =>
    paths.map((path) => {
      const file = new File(['x'], path.split('/').at(-1) ?? '');
      return Object.defineProperty(file, 'webkitRelativePath', { value: path });
    });

  it('has the subfolders in the paths of its files', () => {
    const files = chosen(
      '三年级/课.pptx',
      '三年级/第一课/生字.txt',
      '三年级/第一课/.git/HEAD',
      '三年级/甲/乙/丙.txt',
    );
    expect(shape(folderOfFiles(files))).toEqual([
      '三年级',
      ['课.pptx'],
      [],
      [
        ['第一课', ['生字.txt'], [], []],
        ['甲', [], [], [['乙', ['丙.txt'], [], []]]],
      ],
    ]);
  });

  it('is rejected when it is too large', () => {
    const files = chosen(...Array.from({ length: FOLDER_BOUNDS.files + 1 }, (_, i) => `三年级/${i}.txt`));
    expect(() => folderOfFiles(files)).toThrow(FolderTooLarge);
  });
});
