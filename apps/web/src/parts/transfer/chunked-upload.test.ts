import {
  completeUpload,
  createUpload,
  FIRST_PIECE_BYTES,
  getUpload,
  nextPieceBytes,
  putChunk,
  UPLOAD_CHUNK_BYTES,
} from '@lectern/protocol/uploads';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { uploadFile } from './chunked-upload.ts';

const { call } = vi.hoisted(() => ({ call: vi.fn() }));
vi.mock('../../platform/api/call.ts', () => ({ call }));

const SIZE = 1_500_000;
const state = (offset: number) => ({
  id: 'u',
  name: 'a.png',
  size: SIZE,
  offset,
  chunk_size: 4_194_304,
  expires_at: 0,
});
const offsetWrong = () => new ApiError(409, 'UPLOAD_OFFSET_WRONG', {}, '');

/** A mock server that loses all bytes from an offset, a given number of times, when the upload is completed. */
function losing(from: number, times: number) {
  const sent: number[] = [];
  let has = 0;
  let left = times;
  call.mockImplementation(async (endpoint: unknown, given: { query?: { offset: number }; body?: Blob }) => {
    if (endpoint === createUpload || endpoint === getUpload) return state(has);
    if (endpoint === putChunk) {
      sent.push(given.query?.offset ?? -1);
      has += given.body?.size ?? 0;
      return state(has);
    }
    if (endpoint !== completeUpload) throw new Error('no such call');
    if (left === 0) return { kind: 'task', task_id: 't' };
    left -= 1;
    has = from;
    throw offsetWrong();
  });
  return sent;
}

const upload = (transferId?: string) =>
  uploadFile({
    transferId,
    file: new File([new Uint8Array(SIZE)], 'a.png'),
    parentId: undefined,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });

beforeEach(() => {
  call.mockReset();
});

it('uploadFile sends a file again from the piece that the server lost', async () => {
  const sent = losing(524_288, 1);
  expect(await upload()).toEqual({ kind: 'task', task_id: 't' });
  expect(sent).toEqual([0, 524_288, 524_288, 1_048_576]);
});

it('uploadFile sends the same file twice at once as two uploads, each of which resumes where it stopped', async () => {
  const local = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  });
  const begun: string[] = [];
  const asked: string[] = [];
  const waits: (() => void)[] = [];
  call.mockImplementation(async (endpoint: unknown, given: { params?: { id: string } }) => {
    const id = given.params?.id ?? `u${begun.length}`;
    if (endpoint === createUpload) begun.push(id);
    if (endpoint === getUpload) asked.push(id);
    if (endpoint === completeUpload) {
      await new Promise<void>((go) => waits.push(go));
      return { kind: 'task', task_id: id };
    }
    return { ...state(endpoint === putChunk ? SIZE : 0), id };
  });
  const sending = [upload('first'), upload('second')];
  await vi.waitFor(() => expect(waits).toHaveLength(2));
  expect(begun).toEqual(['u0', 'u1']);
  // The page was reloaded in between.
  const again = upload('second');
  await vi.waitFor(() => expect(waits).toHaveLength(3));
  for (const go of waits) go();
  expect(asked).toEqual(['u1']);
  expect(await Promise.all([...sending, again])).toMatchObject([
    { task_id: 'u0' },
    { task_id: 'u1' },
    { task_id: 'u1' },
  ]);
  expect([...local.keys()].join()).not.toContain('a.png');
  vi.unstubAllGlobals();
});

it('uploadFile rejects when the server loses the data every time', async () => {
  const sent = losing(0, Number.POSITIVE_INFINITY);
  await expect(upload()).rejects.toMatchObject({ code: 'UPLOAD_OFFSET_WRONG' });
  expect(sent).toHaveLength(8);
});

it('uploadFile sends larger pieces while they are fast, and smaller ones while they are slow', () => {
  let bytes = FIRST_PIECE_BYTES;
  let sent = 0;
  let calls = 0;
  for (; sent < 31_457_280; calls += 1) {
    sent += bytes;
    bytes = nextPieceBytes(bytes, 40);
  }
  expect(calls).toBeLessThanOrEqual(11);
  expect(bytes).toBe(UPLOAD_CHUNK_BYTES);
  expect(nextPieceBytes(bytes, 2_000)).toBe(bytes);
  for (let slow = 0; slow < 5; slow += 1) bytes = nextPieceBytes(bytes, 9_000);
  expect(bytes).toBe(FIRST_PIECE_BYTES);
});
