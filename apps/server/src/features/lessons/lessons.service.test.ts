import { EditPermission } from '@lectern/protocol';
import { LESSON_RESUMES_MS } from '@lectern/protocol/constants';
import type { ClassEvent } from '@lectern/protocol/lessons';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountRow,
  classRow,
  documentRow,
  openTestDatabase,
  ROW_TIME,
} from '../../../test/setup/test-database.ts';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { LESSON_OVER_TOPIC, LessonsService } from './lessons.service.ts';
import { LessonsStore } from './lessons.store.ts';
import type { LessonTables } from './lessons.tables.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<LessonTables>();
const store = new LessonsStore(database);
afterAll(() => opened.close());

const NOW = ROW_TIME.getTime();
const HOUR = 3_600_000;
let now: number;
let elsewhere: boolean;
let isTaken: boolean;
const calls: string[] = [];
const lessons = new LessonsService({
  store,
  hosts: {
    isElsewhere: async () => elsewhere,
    end: async (id: string) => void calls.push(`host ${id}`),
  },
  live: {
    create: async (id: string) => void calls.push(`created ${id}`),
    isTaken: async () => isTaken,
    state: async () => new Uint8Array([5]),
  },
  classes: {
    query: async (_caller: unknown, [id]: string[]) =>
      id === 'class' ? [{ class_id: id, class_name: '3A' }] : [],
  },
  documents: {
    permissionOf: async (_id: string, document: string) =>
      document === 'd' ? EditPermission.VIEW : EditPermission.NONE,
  },
  bus: { publish: async (topic: string, id: string) => void calls.push(`${topic} ${id}`) },
  clock: { now: () => now },
} as never);

const [chen, li] = [{ userId: 'chen' }, { userId: 'li' }] as CallerIdentity[] as [
  CallerIdentity,
  CallerIdentity,
];
for (const id of ['chen', 'li']) await accountRow(opened.database, { id });
await classRow(opened.database, { id: 'class' });
await documentRow(opened.database, { id: 'd', owner_id: 'chen' });

beforeEach(async () => {
  await database.deleteFrom('class_event').execute();
  await database.deleteFrom('lesson').execute();
  now = NOW;
  elsewhere = false;
  isTaken = false;
  calls.length = 0;
});

const begin = (id = 'l', more: object = {}, caller = chen) =>
  lessons.begin(caller, id, { name: 'Rain', coursewareId: 'd', classId: 'class', beginAt: NOW - 5, ...more });
const missing = { code: 'LESSON_NOT_FOUND' };

describe('the beginning of a lesson', () => {
  it('creates the lesson and its document once', async () => {
    const lesson = await begin();
    expect(lesson).toMatchObject({
      courseware_id: 'd',
      class_id: 'class',
      class_name: '3A',
      begin_at: NOW - 5,
      end_at: null,
      left: false,
      event_count: 0,
    });
    expect(await begin('l', { name: 'other' })).toEqual(lesson);
    expect(calls).toEqual(['created l']);
    await expect(begin('l', {}, li)).rejects.toMatchObject(missing);
  });

  it('is not in the future, and leaves out a courseware and a class that the teacher may not see', async () => {
    const hidden = { coursewareId: 'x', classId: 'x', beginAt: NOW + HOUR };
    expect(await begin('l', hidden)).toMatchObject({
      courseware_id: null,
      class_id: null,
      class_name: '',
      begin_at: NOW,
    });
    expect(await begin('m', { coursewareId: null, classId: null })).toMatchObject({
      courseware_id: null,
      class_id: null,
    });
  });

  it('is refused for the id of another document, and beyond 300 lessons a day', async () => {
    isTaken = true;
    await expect(begin()).rejects.toMatchObject({ code: 'INVALID_INPUT', details: { field: 'id' } });
    isTaken = false;
    const row = {
      teacher_id: 'chen',
      name: '',
      class_name: '',
      begin_at: ROW_TIME,
      created_at: ROW_TIME,
      last_at: ROW_TIME,
    };
    const rows = Array.from({ length: 300 }, (_, index) => ({
      ...row,
      id: `n${index}`,
      courseware_id: null,
      class_id: null,
    }));
    await database.insertInto('lesson').values(rows).execute();
    await expect(begin()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    now += 24 * HOUR;
    await expect(begin()).resolves.toBeDefined();
  });
});

describe('the end of a lesson', () => {
  beforeEach(async () => {
    await begin();
    calls.length = 0;
  });

  it('is announced, and not in the future', async () => {
    expect(await lessons.end(chen, 'l', NOW + HOUR)).toMatchObject({ end_at: NOW });
    expect(calls).toEqual(['host l', `${LESSON_OVER_TOPIC} l`]);
    await expect(lessons.end(li, 'l', NOW)).rejects.toMatchObject(missing);
  });

  it('is ignored from a panel that another panel has replaced', async () => {
    elsewhere = true;
    expect(await lessons.end(chen, 'l', NOW, 'panel')).toMatchObject({ end_at: null });
    expect(calls).toEqual([]);
    expect(await lessons.end(chen, 'l', NOW)).toMatchObject({ end_at: NOW });
  });

  it('is undone when the panel resumes the lesson soon enough', async () => {
    await lessons.end(chen, 'l', NOW);
    now += LESSON_RESUMES_MS + HOUR;
    calls.length = 0;
    expect(await lessons.resume(chen, 'l', now)).toMatchObject({ end_at: NOW });
    expect(calls).toEqual([]);
    expect(await lessons.resume(chen, 'l', NOW + LESSON_RESUMES_MS + 1)).toMatchObject({ end_at: NOW });
    expect(await lessons.resume(chen, 'l', NOW + LESSON_RESUMES_MS)).toMatchObject({ end_at: null });
    expect(calls).toEqual([`${LESSON_OVER_TOPIC} l`]);
  });
});

describe('the events of a lesson', () => {
  const event = (id: string, kind: ClassEvent['kind'] = 'called') =>
    ({ id, kind, at: NOW, pupils: [] }) as unknown as ClassEvent;
  beforeEach(() => begin());

  it('are added by the teacher, and listed in parts', async () => {
    expect(await lessons.addEvents(chen, 'l', [event('1'), event('2')])).toBe(2);
    const page = await lessons.listEvents(chen, 'l', { offset: 0, limit: 1 });
    expect(page).toMatchObject({ items: [{ id: '1', kind: 'called', at: NOW }], has_more: true });
    expect((await lessons.listEvents(chen, 'l', { offset: 1, limit: 1 })).has_more).toBe(false);
    await expect(lessons.addEvents(li, 'l', [event('3')])).rejects.toMatchObject(missing);
    await expect(lessons.listEvents(li, 'l', { offset: 0, limit: 1 })).rejects.toMatchObject(missing);
  });

  it('are refused beyond the limit', async () => {
    await database.updateTable('lesson').set({ event_count: 19_999 }).execute();
    await expect(lessons.addEvents(chen, 'l', [event('1'), event('2')])).rejects.toMatchObject({
      code: 'LESSON_FULL',
    });
    expect(await lessons.addEvents(chen, 'l', [event('1')])).toBe(1);
  });

  it('keep the class of the lesson from being changed', async () => {
    expect(await lessons.changeClass(chen, 'l', null)).toMatchObject({ class_id: null, class_name: '' });
    await lessons.addEvents(chen, 'l', [event('1')]);
    await expect(lessons.changeClass(chen, 'l', 'class')).rejects.toMatchObject({ code: 'LESSON_COUNTS' });
    await expect(lessons.changeClass(li, 'l', 'class')).rejects.toMatchObject(missing);
  });
});

it('a lesson is read, listed and deleted by its teacher alone', async () => {
  await begin('l');
  await begin('m');
  await begin('other', {}, li);
  expect((await lessons.get(chen, 'l')).id).toBe('l');
  await expect(lessons.get(li, 'l')).rejects.toMatchObject(missing);
  expect([...(await lessons.written('chen', 'l'))]).toEqual([5]);
  await expect(lessons.written('li', 'l')).rejects.toMatchObject(missing);
  expect(await lessons.list(chen, { offset: 0, limit: 1 })).toMatchObject({
    items: [{ id: 'm' }],
    has_more: true,
  });
  await expect(lessons.remove(li, 'l')).rejects.toMatchObject(missing);
  calls.length = 0;
  await lessons.remove(chen, 'l');
  expect(calls).toEqual(['host l', 'document_access l', `${LESSON_OVER_TOPIC} l`]);
  await lessons.removeAll('chen');
  expect([await lessons.count('chen'), await lessons.count('li')]).toEqual([0, 1]);
});
