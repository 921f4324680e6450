import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type KeptFile, KeptFiles } from './kept-files.ts';
import { forgetTask, keepTask, keptTasks } from './kept-tasks.ts';
import { answerUnsent, askUnsent } from './unsent-question.ts';

describe('kept tasks', () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    });
    return () => vi.unstubAllGlobals();
  });

  const task = (taskId: string, name = '第一课') => ({ taskId, name, opens: true });

  it('keptTasks returns the tasks of each user, the latest last and once each', () => {
    keepTask('u', task('a'));
    keepTask('u', task('b'));
    keepTask('v', task('c'));
    keepTask('u', task('a', '第二课'));
    expect(keptTasks('u')).toEqual([task('b'), task('a', '第二课')]);
    expect(keptTasks('v')).toEqual([task('c')]);
  });

  it('forgetTask removes a task, and the entry with the last one', () => {
    keepTask('u', task('a'));
    keepTask('u', task('b'));
    forgetTask('u', 'a');
    expect(keptTasks('u')).toEqual([task('b')]);
    forgetTask('u', 'b');
    expect(keptTasks('u')).toEqual([]);
    expect(stored.size).toBe(0);
  });

  it('keptTasks leaves out stored values that are no tasks', () => {
    const values = [
      task('a'),
      null,
      'b',
      { ...task('c'), taskId: 1 },
      { ...task('d'), name: 1 },
      { ...task('e'), opens: 1 },
    ];
    stored.set('lectern.tasks.u', JSON.stringify(values));
    expect(keptTasks('u')).toEqual([task('a')]);
    stored.set('lectern.tasks.u', '{}');
    expect(keptTasks('u')).toEqual([]);
    stored.set('lectern.tasks.u', 'damaged');
    expect(keptTasks('u')).toEqual([]);
  });

  it('is empty when the browser refuses storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    keepTask('u', task('a'));
    expect(keptTasks('u')).toEqual([]);
  });
});

describe('KeptFiles', () => {
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
});

describe('the question for unsent files', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));
  afterEach(() => vi.useRealTimers());

  /** Messages between windows take a few real turns of the event loop. */
  async function delivered(): Promise<void> {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }

  /** The answers of the open windows, after their time. */
  async function asked(...userIds: string[]): Promise<readonly (readonly string[])[]> {
    let isEarly = true;
    const answers = userIds.map((userId) => {
      const answer = askUnsent(userId);
      void answer.then(() => expect(isEarly).toBe(false));
      return answer;
    });
    await delivered();
    await vi.advanceTimersByTimeAsync(199);
    isEarly = false;
    await vi.advanceTimersByTimeAsync(1);
    return Promise.all(answers);
  }

  it('collects the unsent files of the user in all windows', async () => {
    onTestFinished(answerUnsent((userId) => [`${userId} 1`]));
    onTestFinished(answerUnsent((userId) => [`${userId} 2`, `${userId} 3`]));
    const [ids] = await asked('chen');
    expect(ids?.toSorted()).toEqual(['chen 1', 'chen 2', 'chen 3']);
  });

  it('ignores the answers to a question about another user', async () => {
    onTestFinished(answerUnsent((userId) => [userId]));
    expect(await asked('chen', 'li')).toEqual([['chen'], ['li']]);
  });

  it('returns nothing from a window that no longer answers', async () => {
    answerUnsent(() => ['gone'])();
    expect(await asked('chen')).toEqual([[]]);
  });
});
