import { Signal } from '@lectern/base';
import { errorMessage } from '@lectern/protocol/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, networkError, replyError } from '../../platform/api/api-error.ts';
import type { CarryPorts } from './carry-transfer.ts';
import { FolderUpload } from './folder-upload.ts';
import type { KeptFile } from './kept-files.ts';
import type { KeptTask } from './kept-tasks.ts';
import { type Transfer, type TransferState, UserGone } from './transfer.ts';
import { Transfers } from './transfers.ts';

interface Carried {
  readonly item: Transfer;
  readonly ports: CarryPorts;
  readonly end: (state: TransferState) => void;
  readonly fail: (error: unknown) => void;
}

const LI = { userId: 'li', personId: undefined };
const LI_AT_SCHOOL = { userId: 'li of the school', personId: 'li' };
const WANG_AT_SCHOOL = { userId: 'wang of the school', personId: 'wang' };

/** A mock server that accepts transfers when the test calls it, and a window where Li is signed in. */
function world() {
  const connection = new Signal(true);
  const kept = new Map<string, readonly KeptTask[]>();
  const files = new Map<string, KeptFile>();
  const carried: Carried[] = [];
  const asked: string[] = [];
  const transfers = new Transfers({
    carry: (item, ports) =>
      new Promise((resolve, reject) => {
        carried.push({ item, ports, end: resolve, fail: reject });
        ports.signal.addEventListener('abort', () => reject(ports.signal.reason));
      }),
    ask: async (documentId, userId) => void asked.push(`${documentId} ${userId}`),
    abandon: () => undefined,
    files: {
      of: async (userId) => [...files.values()].filter((each) => each.userId === userId),
      keep: async (each) => files.set(each.id, each).has(each.id),
      forget: (id) => void files.delete(id),
    },
    tasks: {
      of: (userId) => kept.get(userId) ?? [],
      keep: (userId, task) => void kept.set(userId, [...(kept.get(userId) ?? []), task]),
      forget: (userId, taskId) =>
        void kept.set(
          userId,
          (kept.get(userId) ?? []).filter((task) => task.taskId !== taskId),
        ),
    },
    connection,
  });
  transfers.keepTo(LI);
  const states = () => transfers.items.get().map(({ name, state }) => `${name} ${state.kind}`);
  return { transfers, connection, kept, files, carried, asked, states };
}

const file = (name: string) => new File(['words'], name);
const settled = () => vi.advanceTimersByTimeAsync(0);
const OFFLINE = networkError();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a transfer', () => {
  it('preloads its courseware as soon as it exists, only when it opens automatically', async () => {
    const { transfers, carried, asked } = world();
    transfers.claim('li');
    transfers.addFiles([file('a.pptx')], undefined, true);
    transfers.addFiles([file('b.pptx')]);
    await carried[0]?.ports.onMade('made of a');
    await carried[1]?.ports.onMade('made of b');
    expect(asked).toEqual(['made of a li']);
    transfers.openByHand(carried[0]?.item.id ?? '');
    await carried[0]?.ports.onMade('made of a');
    expect(asked).toHaveLength(1);
  });

  it('is sent with at most one other at a time, in the order in which it was added', async () => {
    const { transfers, carried } = world();
    transfers.claim('li');
    transfers.addFiles([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    expect(carried.map(({ item }) => item.name)).toEqual(['a.pdf', 'b.pdf']);
    carried[0]?.end({ kind: 'stored' });
    await settled();
    expect(carried.map(({ item }) => item.name)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  });

  it('is aborted when another user takes over the window, who does not see it', async () => {
    const { transfers, carried, kept, states } = world();
    kept.set('wang', [{ taskId: 'task', name: 'old.pptx', opens: false }]);
    transfers.claim('li');
    transfers.addFiles([file('a.pdf')]);
    transfers.claim('wang');
    await settled();
    expect(carried[0]?.ports.signal.aborted).toBe(true);
    expect(states()).toEqual(['old.pptx waiting']);
  });

  it('is aborted when its user switches accounts, and not when the sign-in is renewed', async () => {
    const { transfers, carried, states } = world();
    transfers.claim('li');
    transfers.addFiles([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    transfers.keepTo(LI);
    expect(states()).toHaveLength(3);
    transfers.keepTo(LI_AT_SCHOOL);
    await settled();
    expect(carried.map(({ ports }) => ports.signal.aborted)).toEqual([true, true]);
    expect(states()).toEqual([]);
  });

  it('is aborted and hidden when the user signs out, and does not return when they sign in', async () => {
    const { transfers, carried, files, states } = world();
    transfers.claim('li');
    transfers.addFiles([file('a.pdf'), file('b.pdf'), file('c.pdf')]);
    await settled();
    transfers.keepTo(undefined);
    await settled();
    expect(carried.map(({ ports }) => ports.signal.aborted)).toEqual([true, true]);
    expect(states()).toEqual([]);
    // Signing out deletes the files of the whole browser.
    files.clear();
    transfers.keepTo(LI);
    transfers.claim('li');
    await settled();
    expect(states()).toEqual([]);
    expect(carried).toHaveLength(2);
  });

  it('is refused with a message before any byte is sent', () => {
    const { transfers, carried, states } = world();
    transfers.addFiles([file('virus.exe')]);
    expect(states()).toEqual(['virus.exe failed']);
    expect(carried).toEqual([]);
  });

  it('pauses when the connection is lost, and resumes when it is back', async () => {
    const { transfers, connection, carried, states } = world();
    transfers.addFiles([file('a.pdf')]);
    connection.set(false);
    carried[0]?.fail(OFFLINE);
    await settled();
    expect(states()).toEqual(['a.pdf paused']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(carried).toHaveLength(1);
    connection.set(true);
    expect(carried).toHaveLength(2);
  });

  it('is retried after a lost packet, although no connection loss was reported', async () => {
    const { transfers, carried } = world();
    transfers.addFiles([file('a.pdf')]);
    carried[0]?.fail(OFFLINE);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(carried).toHaveLength(2);
  });

  it('is retried when the server fails for a moment, and fails when its task ended with an error', async () => {
    const { transfers, carried, states } = world();
    transfers.addFiles([file('a.pdf'), file('b.pdf')]);
    carried[0]?.fail(replyError(502, 'Bad Gateway'));
    carried[1]?.fail(new ApiError(200, 'NOT_READY', {}, 'the task failed'));
    await settled();
    expect(states()).toEqual(['a.pdf paused', 'b.pdf failed']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(carried.map(({ item }) => item.name)).toEqual(['a.pdf', 'b.pdf', 'a.pdf']);
  });

  it.each([
    ['FILES_UNAVAILABLE', 503],
    ['STORAGE_FULL', 507],
  ] as const)(
    'shows a temporary error of the server (%s), and can be retried by the user',
    async (code, status) => {
      const { transfers, carried } = world();
      transfers.addFiles([file('a.pdf')]);
      carried[0]?.fail(replyError(status, { code, message: errorMessage(code, 'zh'), details: {} }));
      await settled();
      expect(transfers.items.get()[0]?.state).toMatchObject({
        kind: 'failed',
        mayRetry: true,
        message: errorMessage(code, 'zh'),
      });
    },
  );

  it('does not open automatically when a part of the file was omitted', async () => {
    const { transfers, carried } = world();
    transfers.claim('li');
    transfers.addFiles([file('a.pptx')], undefined, true);
    const seen: boolean[] = [];
    transfers.items.subscribe(() =>
      seen.push(transfers.items.get().some(({ opens, state }) => opens && state.kind === 'ready')),
    );
    carried[0]?.end({ kind: 'ready', documentId: 'document', cut: { pages: 912, elements: 0 } });
    await settled();
    expect(transfers.items.get().map(({ opens, state }) => `${opens} ${state.kind}`)).toEqual([
      'false ready',
    ]);
    // The desk opens a transfer as soon as it is both ready and set to open.
    expect(seen).not.toContain(true);
  });

  it('no longer opens automatically after the list was hidden', async () => {
    const { transfers, carried, kept } = world();
    transfers.claim('li');
    const leave = transfers.show();
    transfers.addFiles([file('a.pptx')], undefined, true);
    carried[0]?.ports.onTask('task');
    leave();
    expect(transfers.items.get().map(({ opens }) => opens)).toEqual([false]);
    expect(kept.get('li')?.at(-1)).toEqual({ taskId: 'task', name: 'a.pptx', opens: false });
    carried[0]?.end({ kind: 'ready', documentId: 'document' });
    await settled();
    expect(kept.get('li')).toEqual([]);
  });

  it('would be lost with the page only while it is being sent', async () => {
    const { transfers, carried } = world();
    expect(transfers.isSending).toBe(false);
    transfers.addFiles([file('a.pptx')]);
    expect(transfers.isSending).toBe(true);
    carried[0]?.ports.onState({ kind: 'working', stage: 'parsing', progress: 0 });
    expect(transfers.isSending).toBe(false);
  });
});

describe('the owner of a new transfer', () => {
  it('is the signed-in user, also after they switched accounts and back', async () => {
    const { transfers, files } = world();
    transfers.claim('li');
    transfers.keepTo(LI_AT_SCHOOL);
    transfers.keepTo(LI);
    transfers.addFiles([file('a.pdf')]);
    await settled();
    expect([...files.values()].map(({ userId }) => userId)).toEqual(['li']);
  });

  it('is undefined before a window has shown its list', () => {
    const { transfers, kept, states } = world();
    kept.set('li', [{ taskId: 'task', name: 'old.pptx', opens: false }]);
    transfers.keepTo(LI);
    expect(states()).toEqual([]);
  });
});

describe('the list of unsent transfers', () => {
  const names = ({ transfers }: ReturnType<typeof world>, userId = 'li') =>
    transfers.items
      .get()
      .filter(({ id }) => transfers.unsentOf(userId).includes(id))
      .map(({ name }) => name);

  it('contains all files that are not sent completely, stored or not, folders too, and files waiting for conversion', async () => {
    const all = world();
    const { transfers, files, carried } = all;
    files.set = () => new Map();
    transfers.claim('li');
    transfers.addFolders([new FolderUpload('第一课', undefined, () => new Promise(() => undefined))]);
    transfers.addFiles([file('a.pptx')]);
    transfers.addConversion({ id: 'document', name: 'b.pptx' });
    await settled();
    expect(names(all)).toEqual(['第一课', 'a.pptx', 'b.pptx']);
    expect(names(all, 'wang')).toEqual([]);
    carried[1]?.ports.onTask('task');
    carried[1]?.ports.onState({ kind: 'working', stage: 'parsing', progress: 0 });
    expect(names(all), 'the server has the file of the second transfer').toEqual(['第一课', 'b.pptx']);
    carried[0]?.fail(new ApiError(507, 'STORAGE_FULL', {}, 'full'));
    await settled();
    expect(names(all), 'the failed transfer can be retried').toEqual(['第一课', 'b.pptx']);
  });

  it('leaves out tasks on the server, which continue and are observed again when the user switches back', async () => {
    const { transfers, carried, states, kept } = world();
    transfers.claim('li');
    transfers.addFiles([file('a.pptx')]);
    carried[0]?.ports.onTask('task');
    transfers.keepTo(LI_AT_SCHOOL);
    await settled();
    expect(carried[0]?.ports.signal.reason).toBeInstanceOf(UserGone);
    expect(states()).toEqual([]);
    transfers.keepTo(LI);
    expect(states()).toEqual(['a.pptx waiting']);
    transfers.keepTo(undefined);
    await settled();
    expect(kept.get('li'), 'the transfers of the signed-out user are deleted').toEqual([]);
  });

  it('drops tasks that start while the user signs out, and keeps tasks that start while they switch accounts', async () => {
    const { transfers, carried, kept } = world();
    transfers.claim('li');
    transfers.addFiles([file('a.pptx'), file('b.pptx')]);
    transfers.keepTo(LI_AT_SCHOOL);
    carried[0]?.ports.onTask('begun while he changed');
    await settled();
    expect(kept.get('li')?.map(({ taskId }) => taskId)).toEqual(['begun while he changed']);
    transfers.keepTo(LI);
    kept.clear();
    transfers.keepTo(undefined);
    carried[1]?.ports.onTask('begun while he left');
    await settled();
    expect(kept.get('li') ?? []).toEqual([]);
  });

  it('drops tasks on the server when another person is signed in, even in a tab that slept meanwhile', async () => {
    const { transfers, carried, kept } = world();
    transfers.claim('li');
    transfers.addFiles([file('a.pptx')]);
    carried[0]?.ports.onTask('task');
    transfers.keepTo(WANG_AT_SCHOOL);
    await settled();
    expect(kept.get('li')).toEqual([]);
  });
});

describe('a reloaded page', () => {
  const entry = (name: string, there: boolean): KeptFile => ({
    userId: 'li',
    id: `id of ${name}`,
    name,
    size: 5,
    lastModified: 7,
    parentId: 'folder',
    opensAs: undefined,
    replaces: 'before',
    opens: false,
    file: there ? new File(['words'], name, { lastModified: 7 }) : undefined,
  });

  it('resumes a stored file, with the same target', async () => {
    const { transfers, files, carried } = world();
    files.set('id of a.pdf', entry('a.pdf', true));
    transfers.claim('li');
    await settled();
    expect(carried[0]?.item.source).toMatchObject({ kind: 'file', parentId: 'folder', replaces: 'before' });
    expect(transfers.isSending).toBe(false);
    carried[0]?.end({ kind: 'stored' });
    await settled();
    expect([...files.keys()]).toEqual([]);
  });

  it('prompts for a file that could not be stored, and resumes once the same file is selected', async () => {
    const { transfers, files, carried, states } = world();
    files.set('id of a.pdf', entry('a.pdf', false));
    transfers.claim('li');
    await settled();
    expect(states()).toEqual(['a.pdf wanted']);
    const other = new File(['other words'], 'a.pdf', { lastModified: 7 });
    expect(transfers.chooseAgain('id of a.pdf', other)).toBe(false);
    expect(carried).toEqual([]);
    const same = new File(['words'], 'a.pdf', { lastModified: 7 });
    expect(transfers.chooseAgain('id of a.pdf', same)).toBe(true);
    expect(carried[0]?.item.source).toMatchObject({ kind: 'file', file: same });
  });

  it('restores no transfer that finished, was cancelled, or failed permanently', async () => {
    const { transfers, files, carried } = world();
    transfers.claim('li');
    transfers.addFiles([file('a.pdf'), file('b.pdf')]);
    await settled();
    expect([...files.values()].map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf']);
    expect(transfers.isSending).toBe(false);
    transfers.cancel(carried[0]?.item.id ?? '');
    carried[1]?.fail(new ApiError(415, 'FILE_TYPE_MISMATCH', {}, 'not what it says'));
    await settled();
    expect([...files.keys()]).toEqual([]);
  });

  it('prompts before it is closed while a file is sent that the browser cannot store', async () => {
    const { transfers, files } = world();
    files.set = () => new Map();
    transfers.claim('li');
    transfers.addFiles([file('a.pdf')]);
    await settled();
    expect(transfers.isSending).toBe(true);
  });
});
