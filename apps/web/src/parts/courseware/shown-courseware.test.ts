import { Signal } from '@lectern/base';
import { blankCourseware, SnapshotReader } from '@lectern/courseware';
import { EditPermission } from '@lectern/protocol/constants';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../platform/api/api-error.ts';
import { showCourseware } from './shown-courseware.ts';

const user = { id: 'chen', name: '陈老师' };
const blank = blankCourseware();
const asked = vi.hoisted(() => ({
  kept: false,
  records: async (): Promise<Uint8Array> => new Uint8Array(),
  live: vi.fn(),
}));

vi.mock('../../platform/connection/window-connection.ts', () => ({
  connection: { subscribe: () => () => undefined },
}));
vi.mock('./open-courseware.ts', () => ({ openCourseware: asked.live }));
vi.mock('./fetch-ahead.ts', () => ({
  dropContent: () => undefined,
  takeKept: async () => asked.kept,
  takeDocument: async () => ({ name: '分数', permission: 20 }),
  takeContent: () => ({ bytes: asked.records(), abort: new AbortController() }),
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
  asked.kept = false;
  asked.records = async () => new TextEncoder().encode(JSON.stringify(blank));
  asked.live.mockReset().mockImplementation(async () => opened());
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('is drawn from records, and live only once it is asked to be', async () => {
  const shown = await showCourseware('records', user);
  expect(shown.reader.pages()).toHaveLength(1);
  expect(shown.arrival.get().type).toBe('coming');
  expect(asked.live).not.toHaveBeenCalled();
  shown.bringLive();
  await vi.waitFor(() => expect(shown.arrival.get().type).toBe('there'));
  shown.release();
});

it('is opened live at once when this browser keeps a copy, whatever the server would answer', async () => {
  asked.kept = true;
  asked.records = () => Promise.reject(refused(0, 'NETWORK'));
  const shown = await showCourseware('kept', user);
  expect(shown.arrival.get().type).toBe('there');
  shown.release();
});

it('is opened live when the server cannot make records of it', async () => {
  asked.records = () => Promise.reject(refused(500, 'INTERNAL'));
  const shown = await showCourseware('large', user);
  expect(shown.arrival.get().type).toBe('there');
  shown.release();
});

it('is not asked for again when the server refuses it', async () => {
  asked.records = () => Promise.reject(refused(404, 'DOCUMENT_NOT_FOUND'));
  await expect(showCourseware('none', user)).rejects.toThrow('DOCUMENT_NOT_FOUND');
  expect(asked.live).not.toHaveBeenCalled();
});

it('says that it was refused when it was deleted after its records were read, and what lost it else', async () => {
  for (const [id, error, type] of [
    ['deleted', refused(404, 'DOCUMENT_NOT_FOUND'), 'refused'],
    ['lost', refused(0, 'NETWORK'), 'unreachable'],
  ] as const) {
    asked.live.mockRejectedValue(error);
    const shown = await showCourseware(id, user);
    shown.bringLive();
    await vi.waitFor(() => expect(shown.arrival.get()).toEqual({ type, error }));
    shown.release();
  }
});
