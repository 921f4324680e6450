import { newId } from '@lectern/base';
import { listClassCalls } from '@lectern/protocol/class-calls';
import { type ClassSums, getClassSums } from '@lectern/protocol/class-sums';
import { addClassTeacher, changeStudents } from '@lectern/protocol/classes';
import * as calls from '@lectern/protocol/lessons';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchool, type SignedIn, signInTeacher } from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { ClassesStore } from '../classes/classes.store.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 8, 10, 4);
let server: TestServer;
let organisationId: string;
let chen: SignedIn;

beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => NOW }, config: { roles: ['api', 'collab'] } });
  organisationId = await createSchool(server);
  chen = await signInTeacher(server, { organisationId });
});
afterAll(() => server.close());

async function newClass(): Promise<string> {
  return new ClassesStore(server.platform.database).insert(
    { organisationId, name: '三年级2班', teacherIds: [chen.userId] },
    NOW,
  );
}

type Said = { readonly [K in calls.ClassEvent['kind']]: Extract<calls.ClassEvent, { kind: K }> };
/** An event without id and time. */
type Unnamed = { [K in keyof Said]: Omit<Said[K], 'id' | 'at'> }[keyof Said];

/** Creates a lesson `daysAgo` days ago with these events; returns its id and the ids of the events. */
async function lesson(classId: string, daysAgo: number, said: readonly Unnamed[]) {
  const at = NOW - daysAgo * DAY;
  const id = newId();
  const begin = { params: { id }, body: { name: '课', class_id: classId, begin_at: at } };
  await server.call(calls.beginLesson, begin, chen);
  const events = said.map((event) => ({ ...event, id: newId(), at }) as calls.ClassEvent);
  if (events.length > 0) await server.call(calls.addClassEvents, { params: { id }, body: { events } }, chen);
  return { id, events: events.map((event) => event.id) };
}

function sums(classId: string, query: { from?: number; until?: number } = {}): Promise<ClassSums> {
  return server.call(getClassSums, { params: { class_id: classId }, query }, chen);
}

const wang = { member_id: 'wang' };
const li = { member_id: 'li' };
const called = (...pupils: (typeof wang | { name: string })[]): Unnamed => ({ kind: 'called', pupils });
const scored = (points: number, item: string, ...pupils: (typeof wang)[]): Unnamed => ({
  kind: 'scored',
  pupils,
  points,
  item,
});
const marked = (state: Said['attendance']['state'], ...pupils: (typeof wang)[]): Unnamed => ({
  kind: 'attendance',
  pupils,
  state,
});

describe('the sums of a class', () => {
  it('count calls, praise, points by item, and the last attendance mark per lesson for each pupil', async () => {
    const classId = await newClass();
    await lesson(classId, 2, [
      called(wang, li),
      called(wang),
      { kind: 'praised', pupils: [li] },
      scored(2, '回答', wang, li),
      scored(-1, '讲话', wang),
      scored(1, '回答', wang),
      marked('absent', wang),
      // The pupil arrived late.
      marked('late', wang),
      marked('absent', li),
    ]);
    await lesson(classId, 1, [marked('absent', wang), marked('excused', li)]);
    await lesson(classId, 0, [called({ name: '旁听生' })]);
    const found = await sums(classId);
    expect(found).toMatchObject({ lessons: 3, checked: 2 });
    expect(found.pupils).toHaveLength(3);
    const of = (id: string) => found.pupils.find(({ member_id: each }) => each === id);
    expect(of('wang')).toMatchObject({ called: 2, praised: 0, points: 2, absent: 1, late: 1, excused: 0 });
    expect(of('wang')?.items).toEqual([
      { item: '回答', points: 3, times: 2 },
      { item: '讲话', points: -1, times: 1 },
    ]);
    expect(of('li')).toMatchObject({ called: 1, praised: 1, points: 2, absent: 1, late: 0, excused: 1 });
    expect(found.pupils.find(({ name }) => name === '旁听生')).toMatchObject({ member_id: null, called: 1 });
  });

  it('leave out undone events, also events that were undone after the requested period', async () => {
    const classId = await newClass();
    const { id, events } = await lesson(classId, 5, [scored(5, '回答', wang), scored(1, '回答', wang)]);
    const back = { id: newId(), at: NOW, kind: 'undone', event_id: events[0] ?? '' } as const;
    await server.call(calls.addClassEvents, { params: { id }, body: { events: [back] } }, chen);
    const { pupils } = await sums(classId, { from: NOW - 6 * DAY, until: NOW - 4 * DAY });
    expect(pupils.map(({ points }) => points)).toEqual([1]);
  });

  it('cover the requested period, including its first moment and excluding its last', async () => {
    const classId = await newClass();
    for (const days of [10, 5, 1]) await lesson(classId, days, [called(wang), marked('late', wang)]);
    expect(await sums(classId, { from: NOW - 5 * DAY, until: NOW - DAY })).toMatchObject({
      lessons: 1,
      checked: 1,
      pupils: [{ called: 1, late: 1 }],
    });
    expect(await sums(classId, { from: NOW - 5 * DAY })).toMatchObject({
      lessons: 2,
      pupils: [{ called: 2 }],
    });
  });

  it('stay the same when a lesson is deleted, and show the number of a pupil who left the class', async () => {
    const classId = await newClass();
    const member_id = newId();
    const change = (body: object) =>
      server.call(
        changeStudents,
        {
          params: { class_id: classId },
          body: { change_id: newId(), added: [], changed: [], removed: [], ...body },
        },
        chen,
      );
    await change({ added: [{ member_id, real_name: '王小明', student_number: '07' }] });
    const { id } = await lesson(classId, 1, [called({ member_id })]);
    await change({ removed: [member_id] });
    await server.call(calls.deleteLesson, { params: { id } }, chen);
    expect((await sums(classId)).pupils).toMatchObject([
      { member_id, name: '', student_number: '07', called: 1 },
    ]);
  });

  it('are returned to the teachers of the class: overseeing staff gets FORBIDDEN, other users CLASS_NOT_FOUND', async () => {
    const classId = await newClass();
    const input = { params: { class_id: classId } };
    const principal = await signInTeacher(server, { organisationId, identities: ['EDU_ADMIN'] });
    expect((await server.fails(getClassSums, input, principal)).code).toBe('FORBIDDEN');
    const colleague = await signInTeacher(server, { organisationId });
    expect((await server.fails(getClassSums, input, colleague)).code).toBe('CLASS_NOT_FOUND');
  });
});

describe('the list of a teacher’s earlier calls of a class', () => {
  it('ends with the latest call, without undone calls, the current lesson and other classes', async () => {
    const [classId, otherClass] = [await newClass(), await newClass()];
    await lesson(otherClass, 3, [called(wang)]);
    const { id, events } = await lesson(classId, 3, [called(wang), called(li)]);
    const back = { id: newId(), at: NOW, kind: 'undone', event_id: events[0] ?? '' } as const;
    await server.call(calls.addClassEvents, { params: { id }, body: { events: [back] } }, chen);
    await lesson(classId, 2, [called(wang, li), scored(1, '回答', wang)]);
    // This lesson is in the previous school year.
    await lesson(classId, 60, [called(wang)]);
    const now = await lesson(classId, 0, [called(li)]);
    const asked = { params: { class_id: classId }, query: { lesson_id: now.id } };
    expect(await server.call(listClassCalls, asked, chen)).toEqual({
      calls: [
        { at: NOW - 3 * DAY, pupils: [li] },
        { at: NOW - 2 * DAY, pupils: [wang, li] },
      ],
    });
  });

  it('contains the caller’s own calls, and is returned to the teachers of the class', async () => {
    const classId = await newClass();
    const { id } = await lesson(classId, 1, [called(wang)]);
    const asked = { params: { class_id: classId }, query: { lesson_id: newId() } };
    const colleague = await signInTeacher(server, { organisationId });
    expect((await server.fails(listClassCalls, asked, colleague)).code).toBe('CLASS_NOT_FOUND');
    await server.call(addClassTeacher, { params: { class_id: classId, user_id: colleague.userId } }, chen);
    expect(await server.call(listClassCalls, asked, colleague)).toEqual({ calls: [] });
    expect((await server.call(listClassCalls, asked, chen)).calls).toHaveLength(1);
    await server.call(calls.deleteLesson, { params: { id } }, chen);
    expect(await server.call(listClassCalls, asked, chen)).toEqual({ calls: [] });
  });
});
