import { HIDDEN_HOST_LEASE_MS, HOST_LEASE_MS, LESSON_GOES_ON_MS } from '@lectern/protocol/lesson-hosts';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { accountRow, lessonRow, openTestDatabase, ROW_TIME } from '../../../test/setup/test-database.ts';
import { LessonHosts } from './lesson-hosts.service.ts';
import { LessonHostsStore } from './lesson-hosts.store.ts';
import { LessonsStore } from './lessons.store.ts';
import type { LessonTables } from './lessons.tables.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<LessonTables>();
const store = new LessonHostsStore(database);
afterAll(() => opened.close());

let now: number;
const told: string[] = [];
const hosts = new LessonHosts({
  store,
  lessons: new LessonsStore(database),
  notifications: { push: async (userId) => void told.push(userId) },
  clock: { now: () => now },
});
for (const id of ['chen', 'li']) await accountRow(opened.database, { id });

beforeEach(async () => {
  await database.deleteFrom('lesson_host').execute();
  await database.deleteFrom('lesson').execute();
  now = ROW_TIME.getTime();
  told.length = 0;
});

const ask = async (id: string, panelId: string, more: object = {}, teacher = 'chen') => {
  const asked = {
    panelId,
    how: 'enter',
    coursewareId: 'c',
    beginAt: now,
    silentMs: undefined,
    isHidden: false,
  } as const;
  const { state, lesson, lasts_ms } = await hosts.host(teacher, id, { ...asked, ...more });
  return [state, lesson.id, lasts_ms];
};

it('a panel teaches its lesson for the time of a lease, longer while it is hidden', async () => {
  expect(await ask('l', 'a')).toEqual(['here', 'l', HOST_LEASE_MS]);
  expect(await ask('l', 'a', { isHidden: true })).toEqual(['here', 'l', HIDDEN_HOST_LEASE_MS]);
  expect(told).toEqual([]);
});

it('another panel waits while the lease lasts, unless it takes the lesson over', async () => {
  await ask('l', 'a');
  now += HOST_LEASE_MS - 1;
  expect(await ask('l', 'b')).toEqual(['elsewhere', 'l', 1]);
  expect(await ask('l', 'b', { how: 'keep' })).toEqual(['elsewhere', 'l', 1]);
  expect(await hosts.isElsewhere('l', 'b')).toBe(true);
  expect(told).toEqual(['chen', 'chen']);
  expect(await ask('l', 'b', { how: 'take' })).toEqual(['here', 'l', HOST_LEASE_MS]);
  expect(told).toHaveLength(3);
  expect([await hosts.isElsewhere('l', 'b'), await hosts.isElsewhere('l', 'a')]).toEqual([false, true]);
});

it('another panel continues after the lease has ended', async () => {
  await ask('l', 'a');
  now += HOST_LEASE_MS;
  expect(await hosts.isElsewhere('l', 'b')).toBe(false);
  expect(await ask('l', 'b', { how: 'keep' })).toEqual(['here', 'l', HOST_LEASE_MS]);
});

it('a panel that enters finds a lesson of the courseware on another panel', async () => {
  await ask('l', 'a');
  expect((await ask('m', 'b'))[1]).toBe('l');
  expect(await ask('m', 'b', { coursewareId: 'd' })).toEqual(['here', 'm', HOST_LEASE_MS]);
  expect(await ask('n', 'b', { how: 'keep' })).toEqual(['here', 'n', HOST_LEASE_MS]);
});

it('a panel that enters continues an unfinished lesson that another panel left a while ago', async () => {
  await lessonRow(opened.database, { id: 'l', teacher_id: 'chen' });
  await ask('l', 'a');
  await hosts.leave('chen', 'l', 'a');
  now += LESSON_GOES_ON_MS - 1;
  expect((await ask('m', 'b', { silentMs: 10 }))[1]).toBe('m');
  await database.deleteFrom('lesson_host').where('lesson_id', '=', 'm').execute();
  expect(await ask('m', 'b')).toEqual(['here', 'l', HOST_LEASE_MS]);
});

it('a lesson that has ended is over, unless the server ended it because it was abandoned', async () => {
  await lessonRow(opened.database, { id: 'l', teacher_id: 'chen', end_at: ROW_TIME });
  expect(await ask('l', 'a')).toEqual(['over', 'l', 0]);
  await database.updateTable('lesson').set({ is_left: true }).execute();
  expect((await ask('l', 'a'))[0]).toBe('here');
});

it('a lesson of another teacher does not exist', async () => {
  const missing = { code: 'LESSON_NOT_FOUND' };
  await ask('l', 'a');
  await lessonRow(opened.database, { id: 'm', teacher_id: 'chen' });
  for (const id of ['l', 'm']) {
    await expect(ask(id, 'b', {}, 'li')).rejects.toMatchObject(missing);
    await expect(hosts.leave('li', id, 'a')).rejects.toMatchObject(missing);
  }
  await expect(hosts.leave('chen', 'none', 'a')).rejects.toMatchObject(missing);
});

it('a lease that ends later than any new lease could is ignored', async () => {
  await ask('l', 'a', { isHidden: true });
  now -= 1;
  expect(await hosts.isElsewhere('l', 'b')).toBe(false);
  now += 1;
  expect(await hosts.isElsewhere('l', 'b')).toBe(true);
  await hosts.end('l');
  expect(await hosts.isElsewhere('l', 'b')).toBe(false);
});
