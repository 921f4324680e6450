import { Emitter, Signal } from '@lectern/base';
import type { ExportTask } from '@lectern/protocol/exports';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ExportRun, ExportRuns } from './export-runs.ts';

/** A mock server with a list of exports per user, and a tab that saves files. */
function world() {
  const user = new Signal<string | undefined>('li');
  const news = new Emitter();
  const listed: Record<string, ExportTask[]> = { li: [], wang: [] };
  const own = new Set<string>();
  const saved: string[] = [];
  const cancelled: string[] = [];
  const asked: string[] = [];
  const started: string[] = [];
  const failures: unknown[] = [];
  const files = { areAway: false };
  const server = { list: async () => [...(listed[user.get() ?? ''] ?? [])] };
  const runs = new ExportRuns({
    user,
    onNews: news.subscribe,
    list: () => {
      asked.push(user.get() ?? '');
      return server.list();
    },
    start: async (documentId) => {
      started.push(documentId);
      return task('new', { document_id: documentId, state: 'waiting' });
    },
    read: async (of) => of,
    cancel: async ({ id }) => void cancelled.push(id),
    own: { has: (id) => own.has(id), keep: (id) => own.add(id), forget: (id) => own.delete(id) },
    reach: async () => {
      if (files.areAway) throw new Error('away');
    },
    save: ({ id }) => void saved.push(id),
    sayFailure: (error) => void failures.push(error),
    messageOf: String,
    mayComeBack: () => true,
  });
  const keys = () => runs.runs.get().map(({ key }) => key);
  return { user, news, listed, own, saved, cancelled, asked, started, failures, files, server, runs, keys };
}

function task(id: string, more: Partial<ExportTask> = {}): ExportTask {
  return {
    id,
    document_id: 'document',
    document_name: 'Lesson',
    format: 'pdf',
    state: 'running',
    pages_done: 0,
    pages_total: 2,
    ...more,
  } as ExportTask;
}

const REQUEST = { kind: 'pdf', document: { id: 'document', name: 'Lesson' }, pageCount: 1 } as const;

function onlyOf(runs: ExportRuns): ExportRun {
  const [run] = runs.runs.get();
  if (run === undefined) throw new Error('there is no export');
  return run;
}

const FILE = { name: 'lesson.pdf', url: '/files/1', size: 1 };
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the exports of a window', () => {
  it('are fetched when following starts', async () => {
    const { runs, listed, keys } = world();
    listed.li = [task('a'), task('b')];
    runs.follow();
    await settled();
    expect(keys()).toEqual(['a', 'b']);
    runs.dispose();
  });

  it('do not include exports of the previous user', async () => {
    const { runs, listed, user, keys } = world();
    listed.li = [task('a')];
    listed.wang = [task('b')];
    runs.follow();
    await settled();
    user.set('wang');
    expect(keys()).toEqual([]);
    await settled();
    expect(keys()).toEqual(['b']);
    runs.dispose();
  });

  it('do not include exports of the previous user when the response arrives after the user changed', async () => {
    const { runs, server, user, keys, listed } = world();
    let answer: (items: ExportTask[]) => void = () => undefined;
    server.list = () =>
      new Promise((resolve) => {
        answer = resolve;
      });
    runs.follow();
    user.set('wang');
    server.list = async () => listed.wang ?? [];
    answer([task('a')]);
    await settled();
    expect(keys()).toEqual([]);
    runs.dispose();
  });

  it('are polled while an export is in progress, and not after', async () => {
    const { runs, listed, asked } = world();
    listed.li = [task('a')];
    runs.follow();
    await vi.advanceTimersByTimeAsync(600);
    expect(asked).toHaveLength(2);
    listed.li = [task('a', { state: 'done', file: FILE })];
    await vi.advanceTimersByTimeAsync(600);
    expect(asked).toHaveLength(3);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(3);
    runs.dispose();
  });

  it('are saved once and automatically only when this tab requested them', async () => {
    const { runs, listed, own, saved, keys } = world();
    own.add('mine');
    listed.li = [task('mine', { state: 'done', file: FILE }), task('other', { state: 'done', file: FILE })];
    runs.follow();
    await settled();
    expect(saved).toEqual(['mine']);
    expect(keys()).toEqual(['other']);
    expect(own.has('mine')).toBe(false);
    runs.dispose();
  });

  it('stay listed, with one error message, when their file fails to load, and are saved later by the button', async () => {
    const { runs, listed, own, news, saved, failures, files, keys } = world();
    own.add('mine');
    listed.li = [task('mine', { state: 'done', file: FILE })];
    files.areAway = true;
    runs.follow();
    await settled();
    news.emit();
    await settled();
    expect([saved, keys(), failures.length]).toEqual([[], ['mine'], 1]);
    await runs.save(onlyOf(runs));
    expect([saved, keys(), failures.length]).toEqual([[], ['mine'], 2]);
    files.areAway = false;
    await runs.save(onlyOf(runs));
    expect([saved, keys()]).toEqual([['mine'], []]);
    runs.dispose();
  });

  it('can be repeated with the same options after failing, in the window that requested them', async () => {
    const { runs, listed, started, cancelled, keys } = world();
    listed.li = [task('found', { state: 'failed' }), task('new', { state: 'failed' })];
    await runs.begin(REQUEST, { format: 'pdf', pages: [1] });
    await settled();
    const [failed, found] = ['new', 'found'].map((key) => runs.runs.get().find((run) => run.key === key));
    if (!failed || !found) throw new Error(`there are ${keys()}`);
    expect([runs.canRepeat(failed), runs.canRepeat(found)]).toEqual([true, false]);
    await runs.repeat(failed);
    expect([cancelled, started]).toEqual([['new'], ['document', 'document']]);
    runs.dispose();
  });

  it('stay hidden after they were removed, although the server still lists them', async () => {
    const { runs, listed, news, cancelled, keys } = world();
    listed.li = [task('a')];
    runs.follow();
    await settled();
    const [run] = runs.runs.get();
    if (run) await runs.remove(run);
    news.emit();
    await settled();
    expect(keys()).toEqual([]);
    expect(cancelled).toEqual(['a']);
    runs.dispose();
  });

  it('are not started when they are removed while waiting for unsaved edits', async () => {
    const { runs, cancelled, started, keys } = world();
    let ready: () => void = () => undefined;
    const waiting = new Promise<void>((resolve) => {
      ready = resolve;
    });
    const begun = runs.begin({ ...REQUEST, ready: () => waiting }, { format: 'pdf' });
    await runs.remove(onlyOf(runs));
    ready();
    await begun;
    expect([keys(), started, cancelled]).toEqual([[], [], []]);
    runs.dispose();
  });

  it('are cancelled on the server when they are removed while the start request is running', async () => {
    const { runs, cancelled, started, keys } = world();
    const begun = runs.begin({ ...REQUEST, ready: async () => undefined }, { format: 'pdf' });
    const run = onlyOf(runs);
    await Promise.resolve();
    await runs.remove(run);
    await begun;
    expect([keys(), started, cancelled]).toEqual([[], ['document'], ['new']]);
    runs.dispose();
  });

  it('send no requests and ignore events after disposal', async () => {
    const { runs, listed, asked, news, user } = world();
    listed.li = [task('a')];
    runs.follow();
    await settled();
    runs.dispose();
    const before = asked.length;
    news.emit();
    user.set('wang');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(before);
  });
});
