import { LessonDocument } from '@lectern/courseware/lesson';
import { expect, it } from 'vitest';
import * as Y from 'yjs';
import type { ToolLesson } from '../../../parts/lessons/index.ts';
import { mountHook } from '../../../platform/testing/mounted.tsx';
import { paused } from './timers.ts';
import { useTimers } from './use-timers.ts';

async function timers() {
  const document = new LessonDocument(new Y.Doc());
  const lesson = {
    id: 'l1',
    state: (id: string) => document.state(id),
    now: Date.now,
  } as unknown as ToolLesson;
  const now = await mountHook(() => useTimers({ id: 'timer', lesson }));
  const ids = () => now().all.map(({ id }) => id);
  return { now, ids };
}

it('starts, changes and removes timers of the lesson', async () => {
  const { now, ids } = await timers();
  expect(ids()).toEqual([]);
  now().start('down', 60_000);
  now().start('up', 0);
  await expect.poll(ids).toEqual(['timer1', 'timer2']);
  const [down] = now().all;
  expect(down).toMatchObject({ kind: 'down', total: 60_000 });
  expect(Math.abs(Date.now() - (down?.since ?? 0))).toBeLessThan(5_000);
  if (down) now().change(down, paused);
  await expect.poll(() => now().all[0]?.since).toBeNull();
  if (down) now().remove(down);
  await expect.poll(ids).toEqual(['timer2']);
});

it('reads the clock again with each second of a running timer', async () => {
  const { now } = await timers();
  now().start('up', 0);
  await expect.poll(() => now().all.length).toBe(1);
  const before = now().now;
  await expect.poll(() => now().now - before).toBeGreaterThan(900);
});
