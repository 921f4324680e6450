import { afterAll, beforeEach, expect, it } from 'vitest';
import { accountRow, lessonRow, openTestDatabase, ROW_TIME } from '../../../../test/setup/test-database.ts';
import { ParticipantsStore } from '../participants.store.ts';
import type { ParticipantTables } from '../participants.tables.ts';
import { LessonPhotosStore } from './lesson-photos.store.ts';
import { TeacherPhonesStore } from './teacher-phones.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<ParticipantTables>();
const store = new TeacherPhonesStore(database);
const participants = new ParticipantsStore(database);
afterAll(() => opened.close());

const at = (ms: number) => new Date(ROW_TIME.getTime() + ms);
for (const id of ['chen', 'li']) await accountRow(opened.database, { id });

beforeEach(async () => {
  await database.deleteFrom('lesson').execute();
  for (const [lessonId, code, teacher_id] of [
    ['l', '1', 'chen'],
    ['m', '2', 'li'],
  ] as const) {
    await lessonRow(opened.database, { id: lessonId, teacher_id });
    await participants.open(lessonId, { code, key: '' }, { naming: 'typed', admits: true }, at(0), at(0));
  }
});

const invite = (lessonId = 'l', name = 'i') => store.invite(lessonId, Buffer.from(name), at(100));
const ask = (id: string, { most = 2, now = 0, name = 'i' } = {}) =>
  store.ask(
    { id, invitationHash: Buffer.from(name), tokenHash: Buffer.from(id), device: 'iPhone', number: '42' },
    most,
    { now: at(now), steadyNow: at(now) },
  );
const end = () =>
  database
    .updateTable('lesson')
    .set({ end_at: at(1) })
    .where('id', '=', 'l')
    .execute();

it('an invitation is used once, before its end, while the lesson continues', async () => {
  await invite();
  expect(await ask('early', { name: 'other' })).toBe('unknown');
  expect(await ask('late', { now: 100 })).toBe('unknown');
  expect(await ask('a', { now: 99 })).toEqual({ lessonId: 'l' });
  expect(await ask('b')).toBe('unknown');
  await invite();
  await end();
  expect(await ask('b')).toBe('unknown');
});

it('invite replaces the earlier invitation, and is false for a lesson that is not open', async () => {
  expect(await invite('l', 'first')).toBe(true);
  expect(await invite('l', 'second')).toBe(true);
  expect(await ask('a', { name: 'first' })).toBe('unknown');
  await participants.close(['l'], at(1));
  expect(await invite()).toBe(false);
});

it('a waiting phone replaces the waiting phone before, and admitted phones have a limit', async () => {
  await invite();
  await ask('a');
  const first = await store.find('a');
  expect(first).toMatchObject({ kind: 'teacher', device: 'iPhone', number: '42', confirmed_at: null });
  await invite();
  await ask('b');
  expect(await store.find('a')).toBeUndefined();
  const second = await store.find('b');
  if (second) await store.confirm(second, at(5));
  expect((await store.find('b'))?.confirmed_at).toEqual(at(5));
  await invite();
  expect(await ask('c', { most: 1 })).toBe('full');
  await invite();
  expect(await ask('c', { most: 2 })).toEqual({ lessonId: 'l' });
});

it('find returns undefined after the lesson ended', async () => {
  await invite();
  await ask('a');
  await end();
  expect(await store.find('a')).toBeUndefined();
});

it('sendOut removes the phones and the invitations of one teacher', async () => {
  await invite();
  await ask('a');
  await invite('m', 'j');
  expect(await store.sendOut('chen', at(5))).toEqual(['l']);
  expect(await store.find('a')).toBeUndefined();
  expect(await store.sendOut('chen', at(5))).toEqual([]);
  await invite();
  expect(await store.sendOut('chen', at(5))).toEqual(['l']);
  expect(await ask('b')).toBe('unknown');
  expect(await ask('c', { name: 'j' })).toEqual({ lessonId: 'm' });
});

it('photos are added once, up to the limit of the lesson', async () => {
  const photos = new LessonPhotosStore(database);
  await invite();
  await ask('a');
  const photo = (id: string, participantId = 'a') => ({
    id,
    lessonId: 'l',
    participantId,
    mime: 'image/jpeg',
    bytes: Buffer.from(id),
    width: 4,
    height: 3,
  });
  expect(await photos.add(photo('p'), 2, at(2))).toBe('added');
  expect(await photos.add(photo('p'), 2, at(3))).toBe('there');
  expect(await photos.add(photo('p', 'b'), 2, at(3))).toBe('foreign');
  expect(await photos.add(photo('q'), 2, at(1))).toBe('added');
  expect(await photos.add(photo('r'), 2, at(3))).toBe('full');
  expect((await photos.list('l')).map(({ id }) => id)).toEqual(['q', 'p']);
  expect(await photos.list('m')).toEqual([]);
  expect((await photos.bytes('l', 'p'))?.bytes.toString()).toBe('p');
  expect(await photos.bytes('m', 'p')).toBeUndefined();
});
