import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FilesKept, KeptFiles } from './kept-files.ts';
import type { KeptFile } from './kept-files-database.ts';

/** The database of one user, in memory. */
class Memory implements FilesKept {
  readonly files = new Map<string, KeptFile>();
  isFull = false;

  find = async (documentId: string, hash: string) => this.files.get(`${documentId} ${hash}`)?.blob;
  hashes = async (documentId: string) =>
    [...this.files.values()].filter((file) => file.documentId === documentId).map(({ hash }) => hash);
  waiting = async () => [...this.files.values()].filter(({ waiting }) => waiting === 1);
  put = async (file: KeptFile) => {
    if (this.isFull) throw new DOMException('no room', 'QuotaExceededError');
    this.files.set(`${file.documentId} ${file.hash}`, file);
  };
  keepOnly = async (documentId: string, hashes: ReadonlySet<string>) => {
    for (const [key, file] of this.files) {
      if (file.documentId === documentId && file.waiting === 0 && !hashes.has(file.hash))
        this.files.delete(key);
    }
  };
  note = async () => undefined;
  courseware = async () => undefined;
  forget = async () => undefined;
  prune = async () => undefined;
  close = () => undefined;
}

const opened: KeptFiles[] = [];
function open(memory: Memory, documentId = 'lesson'): KeptFiles {
  const files = new KeptFiles(memory, documentId);
  opened.push(files);
  return files;
}
afterEach(() => {
  for (const files of opened.splice(0)) files.dispose();
});

describe('the files of a courseware in this browser', () => {
  it('are fetched once, and deleted when the courseware no longer has them', async () => {
    const memory = new Memory();
    const files = open(memory);
    const fetchFile = vi.fn(async (hash: string) => new Blob([hash]));
    await files.keepAll(['a', 'b'], fetchFile);
    await files.keepAll(['a', 'b'], fetchFile);
    await files.keepAll(['b', 'c'], fetchFile);
    expect(fetchFile.mock.calls.map(([hash]) => hash)).toEqual(['a', 'b', 'c']);
    expect(await memory.hashes('lesson')).toEqual(['b', 'c']);
  });

  it('match the last requested list, also when another list was being fetched', async () => {
    const memory = new Memory();
    const files = open(memory);
    const fetched: string[] = [];
    const asked: (() => void)[] = [];
    const fetchFile = async (hash: string) => {
      fetched.push(hash);
      if (hash === 'a') await new Promise<void>((resolve) => asked.push(resolve));
      return new Blob([hash]);
    };
    const first = files.keepAll(['a', 'b'], fetchFile);
    await vi.waitFor(() => expect(fetched).toEqual(['a']));
    const second = files.keepAll(['a', 'c'], fetchFile);
    asked[0]?.();
    await Promise.all([first, second]);
    expect(fetched).toEqual(['a', 'c']);
    expect(await memory.hashes('lesson')).toEqual(['a', 'c']);
    expect(files.content.get()).toEqual({ type: 'whole' });
  });

  it('have a stable address once they were looked up', async () => {
    const memory = new Memory();
    await memory.put({ documentId: 'lesson', hash: 'a', name: '', blob: new Blob(['a']), waiting: 0 });
    const files = open(memory);
    const told = vi.fn();
    files.subscribe(told);
    expect(files.url('a')).toBeUndefined();
    expect(files.url('b')).toBeUndefined();
    await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1), { timeout: 20_000 });
    const url = files.url('a');
    expect(url).toMatch(/^blob:/);
    expect(files.url('a')).toBe(url);
    expect(files.url('b')).toBeUndefined();
  });

  it('wait in the courseware into which they were inserted, and are not deleted by keepAll', async () => {
    const memory = new Memory();
    const [lesson, other] = [open(memory), open(memory, 'other')];
    expect(await lesson.keepWaiting('a', new Blob(['a']), 'a.png')).toBe(true);
    await lesson.keepAll([], async () => undefined);
    await vi.waitFor(() => expect(lesson.waiting.get()).toBe(1), { timeout: 20_000 });
    expect(other.waiting.get()).toBe(0);
    expect(await memory.hashes('lesson')).toEqual(['a']);
  });

  it('are reported as not stored when the browser has no space', async () => {
    const memory = new Memory();
    memory.isFull = true;
    const files = open(memory);
    expect(await files.keepWaiting('a', new Blob(['a']), 'a.png')).toBe(false);
    await files.keepAll(['b'], async (hash) => new Blob([hash]));
    expect(files.waiting.get()).toBe(0);
    expect(files.content.get()).toEqual({ type: 'lacking', why: 'room', here: 0, all: 1 });
  });

  it('are counted while they are fetched, and complete only when all are stored', async () => {
    const files = open(new Memory());
    const said: unknown[] = [];
    files.content.subscribe(() => said.push(files.content.get()));
    let isThere = false;
    const fetchFile = async (hash: string) => {
      if (hash === 'b' && !isThere) throw new Error('no network');
      return new Blob([hash]);
    };
    await files.keepAll(['a', 'b', 'c'], fetchFile);
    expect(said).toEqual([
      { type: 'fetching', here: 0, all: 3 },
      { type: 'fetching', here: 1, all: 3 },
      { type: 'fetching', here: 1, all: 3 },
      { type: 'lacking', why: 'unreachable', here: 2, all: 3 },
    ]);
    isThere = true;
    await files.keepAll(['a', 'b', 'c'], fetchFile);
    expect(files.content.get()).toEqual({ type: 'whole' });
  });

  it('are complete at once when the courseware has none', async () => {
    const files = open(new Memory());
    await files.keepAll([], async () => undefined);
    expect(files.content.get()).toEqual({ type: 'whole' });
  });

  it('are counted offline without any download', async () => {
    const memory = new Memory();
    await memory.put({ documentId: 'lesson', hash: 'a', name: '', blob: new Blob(['a']), waiting: 0 });
    const [whole, lacking] = [open(memory), open(memory)];
    await whole.look(['a']);
    await lacking.look(['a', 'b']);
    expect(whole.content.get()).toEqual({ type: 'whole' });
    expect(lacking.content.get()).toEqual({ type: 'lacking', why: 'unreachable', here: 1, all: 2 });
  });
});
