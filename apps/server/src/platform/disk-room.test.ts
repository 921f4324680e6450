import { LecternError } from '@lectern/protocol';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DiskRoom } from './disk-room.ts';
import { createLog } from './log/log.ts';

const RESERVE = 100_000_000;
let free = RESERVE;
let lines: string[];
let metrics: Registry;
let room: DiskRoom;

beforeEach(() => {
  free = RESERVE;
  lines = [];
  metrics = new Registry();
  const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line).msg) });
  room = new DiskRoom({ folder: '/data', reserve: RESERVE, log, metrics, free: async () => free });
});
afterEach(() => room.close());

async function see(bytes: number): Promise<boolean> {
  free = bytes;
  await room.look();
  return room.isLow;
}

it('space is low below the reserve, and sufficient again from a tenth above it', async () => {
  expect(await see(RESERVE)).toBe(false);
  expect(await see(RESERVE - 1)).toBe(true);
  expect(await see(RESERVE * 1.1 - 1)).toBe(true);
  expect(await see(RESERVE * 1.1)).toBe(false);
  expect(await see(RESERVE)).toBe(false);
});

it('check throws STORAGE_FULL only while space is low', async () => {
  await see(RESERVE);
  expect(() => room.check()).not.toThrow();
  await see(0);
  expect(() => room.check()).toThrow(LecternError);
  expect(() => room.check()).toThrow(expect.objectContaining({ code: 'STORAGE_FULL' }));
});

it('low space is logged once, and its end', async () => {
  for (const bytes of [RESERVE, 1, 2, 3, RESERVE * 2, RESERVE * 2, 1]) await see(bytes);
  expect(lines).toEqual([
    'disk space is low: uploads and edits are rejected until space is freed',
    'disk space is sufficient again',
    'disk space is low: uploads and edits are rejected until space is freed',
  ]);
});

it('whenLow is called at once while space is low, and each time it becomes low', async () => {
  const early = vi.fn();
  const stop = room.whenLow(early);
  expect(early).not.toHaveBeenCalled();
  await see(40_400_000);
  expect(early.mock.calls).toEqual([[40]]);
  const late = vi.fn();
  room.whenLow(late);
  expect(late.mock.calls).toEqual([[40]]);
  await see(RESERVE * 2);
  await see(30_000_000);
  expect(early.mock.calls).toEqual([[40], [30]]);
  stop();
  await see(RESERVE * 2);
  await see(20_000_000);
  expect(early).toHaveBeenCalledTimes(2);
});

it('the metrics show the free space and whether it is low', async () => {
  await see(5);
  const text = await metrics.metrics();
  expect(text).toContain('lectern_disk_free_bytes 5');
  expect(text).toContain('lectern_disk_low 1');
  await see(RESERVE * 2);
  expect(await metrics.metrics()).toContain('lectern_disk_low 0');
});
