import { newId } from '@lectern/base';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSchool, signInTeacher } from '../../../test/setup/sessions.ts';
import { startTestServer, type TestServer } from '../../../test/setup/test-server.ts';
import { endLeftLessons, LESSON_OVER_TOPIC } from './lessons.service.ts';
import { LessonsStore } from './lessons.store.ts';
import type { LessonRow } from './lessons.tables.ts';

const HOUR = 3_600_000;
const BEGAN = Date.UTC(2026, 8, 1, 4);
let server: TestServer;
let store: LessonsStore;
let teacherId: string;

beforeAll(async () => {
  server = await startTestServer({ config: { roles: ['api'] } });
  store = new LessonsStore(server.platform.database.withTables());
  teacherId = (await signInTeacher(server, { organisationId: await createSchool(server) })).userId;
});
afterAll(() => server.close());

/** Creates a lesson whose last event is from this time. */
async function lesson(lastAt: number): Promise<string> {
  const id = newId();
  const began = new Date(BEGAN);
  const row = { id, teacher_id: teacherId, name: '', class_name: '', begin_at: began, created_at: began };
  await store.database
    .transaction()
    .execute((transaction) => store.insert({ ...row, last_at: new Date(lastAt) }, transaction));
  return id;
}

async function found(id: string): Promise<LessonRow> {
  const row = await store.find(id);
  if (!row) throw new Error('no such lesson');
  return row;
}

it('a lesson ends at its last event after a day without events, and its end is announced', async () => {
  const [left, lively] = [await lesson(BEGAN + HOUR), await lesson(BEGAN + 2 * HOUR)];
  const over: string[] = [];
  const stop = server.platform.bus.subscribe(LESSON_OVER_TOPIC, (id) => void over.push(id));
  await endLeftLessons(store, server.platform.bus, BEGAN + 25 * HOUR);
  expect(await found(left)).toMatchObject({ end_at: null, is_left: false });
  await endLeftLessons(store, server.platform.bus, BEGAN + 25 * HOUR + 1);
  expect(await found(left)).toMatchObject({ end_at: new Date(BEGAN + HOUR), is_left: true });
  expect(await found(lively)).toMatchObject({ end_at: null, is_left: false });
  await expect.poll(() => over).toEqual([left]);
  stop();
});

it('a lesson without events accepts its real end from the panel later', async () => {
  const id = await lesson(BEGAN + HOUR);
  const now = new Date(BEGAN + 100 * HOUR);
  await endLeftLessons(store, server.platform.bus, now.getTime());
  const endAt = new Date(BEGAN + 2 * HOUR);
  expect(await store.end(id, endAt, now)).toMatchObject({ end_at: endAt, is_left: false });
  // The first of two reports counts.
  expect(await store.end(id, now, now)).toMatchObject({ end_at: endAt });
});
