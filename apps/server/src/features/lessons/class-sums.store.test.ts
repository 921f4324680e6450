import type { ClassEvent } from '@lectern/protocol/lessons';
import { afterAll, beforeEach, expect, it } from 'vitest';
import {
  accountRow,
  classRow,
  lessonRow,
  openTestDatabase,
  ROW_TIME,
} from '../../../test/setup/test-database.ts';
import { ClassCallsStore } from './class-calls.store.ts';
import { ClassSumsStore } from './class-sums.store.ts';
import type { LessonTables } from './lessons.tables.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<LessonTables>();
const store = new ClassSumsStore(database);
const calls = new ClassCallsStore(database);
afterAll(() => opened.close());

const at = (ms: number) => new Date(ROW_TIME.getTime() + ms);
const always = { from: undefined, until: undefined };
for (const id of ['chen', 'li']) await accountRow(opened.database, { id });
for (const id of ['class', 'other']) await classRow(opened.database, { id });
await opened.database
  .withTables<{ class_member: Record<string, unknown> }>()
  .insertInto('class_member')
  .values({
    id: 'ming',
    class_id: 'class',
    real_name: '明',
    nick_name: '',
    student_number: '7',
    group_name: '',
    position: 0,
  })
  .execute();

let count = 0;
beforeEach(async () => {
  await database.deleteFrom('class_event').execute();
  await database.deleteFrom('lesson').execute();
  count = 0;
  for (const [id, teacher_id, time] of [
    ['a', 'chen', 10],
    ['b', 'chen', 20],
    ['c', 'li', 30],
  ] as const)
    await lessonRow(opened.database, { id, teacher_id, class_id: 'class', begin_at: at(time) });
});

async function event(
  lesson_id: string | null,
  kind: ClassEvent['kind'],
  ms: number,
  content: object,
  class_id = 'class',
) {
  count += 1;
  const id = `e${count}`;
  await database
    .insertInto('class_event')
    .values({
      id,
      lesson_id,
      class_id,
      position: count,
      kind,
      at: at(ms),
      content: JSON.stringify(content),
      created_at: at(0),
    })
    .execute();
  return id;
}
const ming = { member_id: 'ming', name: '明' };
const typed = { member_id: null, name: '客' };

it('lessons counts those of the span, and those in which the roster was used', async () => {
  await event('a', 'attendance', 11, { pupils: [], state: 'absent' });
  await event('a', 'tool', 12, { code: 'Roster' });
  await event('b', 'tool', 21, { code: 'Timer' });
  await event('c', 'tool', 31, { code: 'Roster' }, 'other');
  expect(await store.lessons('class', always)).toEqual({ lessons: 3, checked: 1 });
  expect(await store.lessons('class', { from: at(10), until: at(20) })).toEqual({ lessons: 1, checked: 1 });
  expect(await store.lessons('class', { from: at(13), until: undefined })).toEqual({
    lessons: 2,
    checked: 0,
  });
  expect(await store.lessons('other', always)).toEqual({ lessons: 1, checked: 1 });
});

it('pupils sums calls, praise, points and attendance by pupil, without undone events', async () => {
  await event('a', 'called', 11, { pupils: [ming, typed] });
  const undone = await event('a', 'called', 12, { pupils: [ming] });
  await event('a', 'undone', 13, { event_id: undone });
  await event('a', 'praised', 14, { pupils: [ming], points: 1 });
  await event('a', 'scored', 15, { pupils: [ming], item: 'late', points: -2 });
  await event('b', 'scored', 21, { pupils: [ming], item: 'neat', points: 5 });
  await event('b', 'scored', 22, { pupils: [ming], item: 'neat', points: 5 });
  await event('a', 'attendance', 16, { pupils: [ming], state: 'absent' });
  await event('a', 'attendance', 17, { pupils: [ming], state: 'late' });
  await event('b', 'attendance', 23, { pupils: [ming], state: 'excused' });
  await event('c', 'called', 31, { pupils: [ming] }, 'other');
  const sums = await store.pupils('class', always, { pupils: 9, items: 9 });
  expect(sums).toEqual([
    {
      ...ming,
      student_number: '7',
      called: 1,
      praised: 1,
      points: 9,
      items: [
        { item: 'neat', points: 10, times: 2 },
        { item: 'late', points: -2, times: 1 },
      ],
      absent: 0,
      late: 1,
      excused: 1,
    },
    {
      ...typed,
      student_number: '',
      called: 1,
      praised: 0,
      points: 0,
      items: [],
      absent: 0,
      late: 0,
      excused: 0,
    },
  ]);
  const [first] = await store.pupils('class', { from: at(20), until: at(22) }, { pupils: 1, items: 1 });
  expect(first).toMatchObject({
    called: 0,
    points: 5,
    items: [{ item: 'neat', points: 5, times: 1 }],
    excused: 0,
  });
  expect(await store.pupils('class', always, { pupils: 1, items: 1 })).toMatchObject([
    { items: [{ item: 'neat' }] },
  ]);
});

it('latest returns the last calls by the teacher in other lessons, in the order of time', async () => {
  const called = (lesson: string, ms: number, name: string, class_id = 'class') =>
    event(lesson, 'called', ms, { pupils: [{ name }] }, class_id);
  await called('a', 10, 'early');
  await called('a', 11, 'first');
  const undone = await called('a', 12, 'undone');
  await event('a', 'undone', 13, { event_id: undone });
  await called('a', 14, 'second');
  await called('b', 15, 'this lesson');
  await called('c', 16, 'of li');
  await called('a', 17, 'other class', 'other');
  await event('a', 'praised', 18, { pupils: [] });
  const wanted = { classId: 'class', teacherId: 'chen', exceptLessonId: 'b', since: at(11), most: 9 };
  const names = async (more = {}) =>
    (await calls.latest({ ...wanted, ...more })).map(({ at: time, pupils }) => [
      time - at(0).getTime(),
      Object.values(pupils[0] ?? {}).at(-1),
    ]);
  expect(await names()).toEqual([
    [11, 'first'],
    [14, 'second'],
  ]);
  expect(await names({ most: 1 })).toEqual([[14, 'second']]);
});
