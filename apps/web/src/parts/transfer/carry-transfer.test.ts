import { beforeEach, expect, it, vi } from 'vitest';
import { type CarryPorts, carryTransfer } from './carry-transfer.ts';
import type { Transfer, TransferState } from './transfer.ts';

interface Upload {
  readonly file: File;
  readonly onProgress: (sent: number) => void;
}
const seen = vi.hoisted(() => ({
  log: [] as unknown[],
  result: { kind: 'document' } as object,
  followed: { documentId: 'd1' } as object,
}));
vi.mock('../../platform/api/call.ts', () => ({
  call: async (_: unknown, given: unknown) => {
    seen.log.push(['transcode', given]);
    return { id: 't-new' };
  },
}));
vi.mock('./carry-folder.ts', () => ({
  carryFolder: async (upload: unknown) => ({ kind: 'folder', upload }),
}));
vi.mock('./chunked-upload.ts', () => ({
  uploadFile: async ({ file, onProgress }: Upload) => {
    onProgress(file.size / 2);
    return seen.result;
  },
  forgetUpload: ({ transferId }: { transferId: string }) => seen.log.push(['forget', transferId]),
}));
vi.mock('./import-task.ts', () => ({
  followTask: async ({
    taskId,
    onProgress,
  }: {
    taskId: string;
    onProgress: (p: number, s: string) => void;
  }) => {
    seen.log.push(['follow', taskId]);
    onProgress(0.4, 'parsing');
    onProgress(0.9, 'storing');
    onProgress(1, 'done');
    return seen.followed;
  },
}));

let states: TransferState[];
beforeEach(() => {
  seen.log.length = 0;
  seen.result = { kind: 'document' };
  seen.followed = { documentId: 'd1' };
  states = [];
});

const carry = (source: object) =>
  carryTransfer(
    { id: 'x1', source } as unknown as Transfer,
    {
      signal: new AbortController().signal,
      onState: (state: TransferState) => states.push(state),
      onTask: (taskId: string) => seen.log.push(['task', taskId]),
      onMade: async (documentId: string) => void seen.log.push(['made', documentId]),
      inSight: () => true,
    } as unknown as CarryPorts,
  );
const upload = (content: string) => ({ kind: 'file', file: new File([content], 'a.pptx') });

it('aborts for a file that has to be chosen again', async () => {
  await expect(carry({ kind: 'lost' })).rejects.toMatchObject({ name: 'AbortError' });
});

it('leaves a folder to its own code', async () => {
  expect(await carry({ kind: 'folder', upload: 'u' })).toEqual({ kind: 'folder', upload: 'u' });
});

it('stores a file that becomes no courseware, and forgets its upload', async () => {
  expect(await carry(upload('1234'))).toEqual({ kind: 'stored' });
  expect(states).toEqual([
    { kind: 'uploading', progress: 0 },
    { kind: 'uploading', progress: 0.5 },
  ]);
  expect(seen.log).toEqual([['forget', 'x1']]);
});

it('reports an empty file as sent', async () => {
  await carry(upload(''));
  expect(states.at(-1)).toEqual({ kind: 'uploading', progress: 1 });
});

it('follows the task of a file that becomes a courseware, through its stages', async () => {
  seen.result = { kind: 'task', task_id: 't1' };
  expect(await carry(upload('1234'))).toEqual({ kind: 'ready', documentId: 'd1' });
  expect(states.slice(2)).toEqual([
    { kind: 'working', stage: 'waiting' },
    { kind: 'working', stage: 'parsing', progress: 0.4 },
    { kind: 'working', stage: 'storing' },
  ]);
  expect(seen.log).toEqual([
    ['forget', 'x1'],
    ['task', 't1'],
    ['follow', 't1'],
    ['made', 'd1'],
  ]);
});

it('continues with a task that runs already', async () => {
  await carry({ kind: 'task', taskId: 't7' });
  expect(seen.log).toContainEqual(['follow', 't7']);
});

it('begins a task for a document of the disk', async () => {
  await carry({ kind: 'document', documentId: 'd0' });
  expect(seen.log.slice(0, 2)).toEqual([
    ['transcode', { body: { input: { path: 'd0' } } }],
    ['task', 't-new'],
  ]);
  expect(states[0]).toEqual({ kind: 'working', stage: 'waiting' });
});

it('does not open a courseware with missing content', async () => {
  seen.followed = { documentId: 'd1', cut: { pages: 3 } };
  expect(await carry({ kind: 'task', taskId: 't7' })).toEqual({
    ...{ kind: 'ready', documentId: 'd1' },
    cut: { pages: 3 },
  });
  expect(seen.log).not.toContainEqual(['made', 'd1']);
});
