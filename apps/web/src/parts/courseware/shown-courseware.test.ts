import { Signal } from '@lectern/base';
import { blankCourseware, SnapshotReader } from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol/constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { showCourseware } from './shown-courseware.ts';

const user = { id: 'chen', name: '陈老师' };
const blank = blankCourseware();
const asked = vi.hoisted(() => ({
  copy: 'nothing',
  records: async (): Promise<Uint8Array> => new Uint8Array(),
  abort: (): void => undefined,
  live: vi.fn(),
  calls: [] as string[],
  document: async () => ({ name: '分数', permission: 20 }),
}));

vi.mock('../../platform/connection/window-connection.ts', () => ({
  connection: { subscribe: () => () => undefined },
}));
vi.mock('./open-courseware.ts', () => ({ openCourseware: asked.live }));
vi.mock('./fetch-ahead.ts', () => ({
  dropContent: () => undefined,
  fetchAhead: (id: string) => asked.calls.push(`asked for ${id}`),
  fetchStateAhead: () => undefined,
  takeCopy: async (id: string) => {
    asked.calls.push(`copy of ${id}`);
    return asked.copy;
  },
  takeDocument: () => asked.document(),
  takeContent: () => ({ bytes: asked.records(), abort: { abort: () => asked.abort() } }),
}));

function opened() {
  const live = {
    store: new SnapshotReader(blank),
    assets: {},
    permission: new Signal(EditPermission.EDIT),
    dispose: () => undefined,
  };
  return { live, name: new Signal('分数') };
}

function refused(status: number, code: 'DOCUMENT_NOT_FOUND' | 'INTERNAL' | 'NETWORK'): ApiError {
  return new ApiError(status, code, {}, code);
}

beforeEach(() => {
  vi.useFakeTimers();
  asked.copy = 'nothing';
  asked.document = async () => ({ name: '分数', permission: EditPermission.EDIT });
  asked.records = async () => new TextEncoder().encode(JSON.stringify(blank));
  asked.live.mockReset().mockImplementation(async () => opened());
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('a shown courseware is drawn from records, and connects to the live document only after openLive', async () => {
  const shown = await showCourseware('records', user);
  expect(shown.reader.pages()).toHaveLength(1);
  expect(shown.arrival.get().type).toBe('coming');
  expect(asked.live).not.toHaveBeenCalled();
  shown.openLive();
  await vi.waitFor(() => expect(shown.arrival.get().type).toBe('there'));
  shown.release();
});

it('a shown courseware has its permission at once when the document arrived before its records, otherwise later', async () => {
  const early = await showCourseware('known', user);
  expect(early.permissionNow()).toBe(EditPermission.EDIT);
  let say: (document: { name: string; permission: number }) => void = () => undefined;
  asked.document = () =>
    new Promise((resolve) => {
      say = resolve;
    });
  const late = await showCourseware('unknown', user);
  expect(late.permissionNow()).toBeUndefined();
  say({ name: '分数', permission: EditPermission.VIEW });
  await late.permission;
  expect(late.permissionNow()).toBe(EditPermission.VIEW);
  early.release();
  late.release();
});

it('a shown courseware is requested before the browser looks for its copy, and not when it is open in this window', async () => {
  asked.calls.length = 0;
  const shown = await showCourseware('early', user);
  expect(asked.calls).toEqual(['asked for early', 'copy of early']);
  shown.openLive();
  await vi.waitFor(() => expect(shown.arrival.get().type).toBe('there'));
  const again = await showCourseware('early', user);
  expect(asked.calls).toHaveLength(2);
  again.release();
  shown.release();
});

it('a shown courseware is drawn from records also when this browser has a saved copy', async () => {
  asked.copy = 'saved';
  const shown = await showCourseware('saved', user);
  expect(shown.arrival.get().type).toBe('coming');
  shown.release();
});

it('a shown courseware is opened from the copy when the server is unreachable, refuses it, or does not respond', async () => {
  asked.copy = 'saved';
  const silent = new Promise<Uint8Array>((_, reject) => {
    asked.abort = () => reject(new DOMException('', 'AbortError'));
  });
  for (const [id, records] of [
    ['away', () => Promise.reject(refused(0, 'NETWORK'))],
    ['withdrawn', () => Promise.reject(refused(404, 'DOCUMENT_NOT_FOUND'))],
    ['silent', () => silent],
  ] as const) {
    asked.records = records;
    const opening = showCourseware(id, user);
    await vi.advanceTimersByTimeAsync(1_000);
    const shown = await opening;
    expect(shown.arrival.get().type, id).toBe('there');
    shown.release();
  }
});

it('a shown courseware is opened live at once when this browser has edits that the server may not have', async () => {
  asked.copy = 'unsaved';
  const shown = await showCourseware('unsaved', user);
  expect(shown.arrival.get().type).toBe('there');
  shown.release();
});

it('a shown courseware is opened live when the server fails to create its records', async () => {
  asked.records = () => Promise.reject(refused(500, 'INTERNAL'));
  const shown = await showCourseware('large', user);
  expect(shown.arrival.get().type).toBe('there');
  shown.release();
});

it('a shown courseware is not requested again when the server refuses it', async () => {
  asked.records = () => Promise.reject(refused(404, 'DOCUMENT_NOT_FOUND'));
  await expect(showCourseware('none', user)).rejects.toThrow('DOCUMENT_NOT_FOUND');
  expect(asked.live).not.toHaveBeenCalled();
});

it('a shown courseware reports "refused" when it was deleted after its records were read, and "unreachable" when the network failed', async () => {
  for (const [id, error, type] of [
    ['deleted', refused(404, 'DOCUMENT_NOT_FOUND'), 'refused'],
    ['lost', refused(0, 'NETWORK'), 'unreachable'],
  ] as const) {
    asked.live.mockRejectedValue(error);
    const shown = await showCourseware(id, user);
    shown.openLive();
    await vi.waitFor(() => expect(shown.arrival.get()).toEqual({ type, error }));
    shown.release();
  }
});
