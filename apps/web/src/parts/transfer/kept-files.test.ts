import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type KeptFile, KeptFiles } from './kept-files.ts';

const DAY = 86_400_000;
const local = new Map<string, string>();
let session: Map<string, string>;
/** The next window of this browser is another tab. */
const openTab = () => {
  session = new Map();
};
beforeEach(() => {
  openTab();
  local.clear();
  vi.useFakeTimers({ now: 1_760_000_000_000, toFake: ['Date'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => session.get(key) ?? null,
    setItem: (key: string, value: string) => session.set(key, value),
  });
  vi.stubGlobal('localStorage', { removeItem: (key: string) => local.delete(key) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function fileOf(id: string, userId = 'chen', size = 3): KeptFile {
  return {
    ...{ userId, id, name: `${id}.pptx`, size, lastModified: 1, parentId: undefined, opensAs: undefined },
    ...{ replaces: undefined, opens: false, file: { size } as File },
  };
}
const idsOf = async (files: KeptFiles, userId = 'chen') => (await files.of(userId)).map(({ id }) => id);

it('returns the files of this user and tab, also after a reload', async () => {
  const files = new KeptFiles();
  expect(await files.keep(fileOf('a'))).toBe(true);
  await files.keep(fileOf('b', 'li'));
  expect(await idsOf(new KeptFiles())).toEqual(['a']);
  expect(await idsOf(files, 'li')).toEqual(['b']);
  openTab();
  expect(await idsOf(files)).toEqual([]);
  expect(await files.idsOf('chen')).toEqual(['a']);
});

it('returns a file for a day, and then deletes it with the id of its upload', async () => {
  const files = new KeptFiles();
  await files.keep(fileOf('a'));
  local.set('lectern.upload.a', 'u1');
  vi.advanceTimersByTime(DAY);
  expect(await idsOf(files)).toEqual(['a']);
  expect(await files.idsOf('chen')).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(await files.idsOf('chen')).toEqual([]);
  expect(local.size).toBe(1);
  expect(await idsOf(files)).toEqual([]);
  expect(local.size).toBe(0);
  vi.setSystemTime(1_760_000_000_000);
  await vi.waitFor(async () => expect(await files.idsOf('chen')).toEqual([]));
});

it('stores the bytes up to 300 MB of all files, and then only the entry', async () => {
  const files = new KeptFiles();
  await files.keep(fileOf('a', 'chen', 314_572_799));
  await files.keep(fileOf('b', 'chen', 1));
  await files.keep(fileOf('c', 'chen', 1));
  expect((await files.of('chen')).map(({ file }) => file?.size)).toEqual([314_572_799, 1, undefined]);
});

it('stores only the entry when the bytes cannot be stored', async () => {
  const files = new KeptFiles();
  expect(await files.keep({ ...fileOf('a'), file: (() => 1) as unknown as File })).toBe(true);
  expect((await files.of('chen'))[0]).toMatchObject({ id: 'a', file: undefined });
});

it('forgets one file, or all files of a user', async () => {
  const files = new KeptFiles();
  for (const file of [fileOf('a'), fileOf('b'), fileOf('c', 'li')]) await files.keep(file);
  for (const id of ['a', 'b', 'c']) local.set(`lectern.upload.${id}`, '');
  files.forget('a');
  await vi.waitFor(async () => expect(await files.idsOf('chen')).toEqual(['b']));
  await files.forgetAll('chen');
  expect([await files.idsOf('chen'), await files.idsOf('li')]).toEqual([[], ['c']]);
  expect([...local.keys()]).toEqual(['lectern.upload.c']);
});

it('stores nothing when the browser refuses databases, and then has nothing to delete', async () => {
  const refusing = (error: Error) => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw error;
      },
    });
    return new KeptFiles();
  };
  const files = refusing(new DOMException('private', 'SecurityError'));
  expect(await files.keep(fileOf('a'))).toBe(false);
  await expect(files.idsOf('chen')).rejects.toThrow('private');
  await files.forgetAll('chen');
  await refusing(new ReferenceError('none')).forgetAll('chen');
  await expect(refusing(new DOMException('full', 'QuotaExceededError')).forgetAll('chen')).rejects.toThrow(
    'full',
  );
});

it('opens the database again after a failure', async () => {
  const factory = indexedDB;
  vi.stubGlobal('indexedDB', undefined);
  const files = new KeptFiles();
  expect(await files.keep(fileOf('a'))).toBe(false);
  vi.stubGlobal('indexedDB', factory);
  expect(await files.keep(fileOf('a'))).toBe(true);
});
