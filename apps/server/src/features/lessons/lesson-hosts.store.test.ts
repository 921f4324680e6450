import { afterAll, beforeEach, expect, it } from 'vitest';
import { accountRow, lessonRow, openTestDatabase, ROW_TIME } from '../../../test/setup/test-database.ts';
import { LessonHostsStore } from './lesson-hosts.store.ts';
import type { LessonHostRow, LessonTables, LessonTransaction } from './lessons.tables.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<LessonTables>();
const store = new LessonHostsStore(database);
afterAll(() => opened.close());

const at = (ms: number) => new Date(ROW_TIME.getTime() + ms);
for (const id of ['chen', 'li']) await accountRow(opened.database, { id });
beforeEach(async () => {
  await database.deleteFrom('lesson_host').execute();
  await database.deleteFrom('lesson').execute();
});

const run = <T>(work: (transaction: LessonTransaction) => Promise<T>) => database.transaction().execute(work);
const hold = (lesson_id: string, more: Partial<LessonHostRow> = {}) => {
  const row = {
    lesson_id,
    teacher_id: 'chen',
    courseware_id: 'c',
    panel_id: 'p',
    begin_at: at(0),
    until: at(10),
  };
  return run((transaction) => store.hold({ ...row, ...more }, transaction));
};
const others = { teacherId: 'chen', coursewareId: 'c', panelId: 'own' };
const span = { from: at(10), until: at(20) };

it('hold replaces panel and lease of a lesson, but not those of another teacher', async () => {
  await hold('l');
  expect(await hold('l', { panel_id: 'q', until: at(20), begin_at: at(5) })).toMatchObject({
    panel_id: 'q',
    until: at(20),
    begin_at: at(0),
  });
  expect(await hold('l', { teacher_id: 'li' })).toBeUndefined();
  expect(await store.find('l')).toMatchObject({ teacher_id: 'chen', panel_id: 'q' });
});

it('hold keeps the latest hundred lessons of the teacher', async () => {
  await hold('other', { teacher_id: 'li', until: at(0) });
  for (let index = 0; index <= 100; index += 1) await hold(`l${index}`, { until: at(index) });
  expect(await store.find('l0')).toBeUndefined();
  expect(await store.find('l1')).toBeDefined();
  expect(await store.find('other')).toBeDefined();
});

it('findTaught returns the lesson of another panel that began last, whose lease ends in the span', async () => {
  await hold('early', { until: at(15), begin_at: at(1) });
  await hold('late', { until: at(20), begin_at: at(2) });
  await hold('over', { until: at(10), begin_at: at(9) });
  await hold('beyond', { until: at(21), begin_at: at(9) });
  await hold('own', { until: at(15), begin_at: at(9), panel_id: 'own' });
  await hold('other courseware', { until: at(15), begin_at: at(9), courseware_id: 'd' });
  await hold('other teacher', { until: at(15), begin_at: at(9), teacher_id: 'li' });
  expect((await run((transaction) => store.findTaught(others, span, transaction)))?.lesson_id).toBe('late');
});

it('findLeft returns the unfinished lesson that was left last', async () => {
  const both = async (id: string, more: Partial<LessonHostRow>, end_at: Date | null = null) => {
    await lessonRow(opened.database, { id, teacher_id: 'chen', end_at });
    await hold(id, more);
  };
  await both('first', { until: at(12) });
  await both('last', { until: at(18) });
  await both('ended', { until: at(19) }, at(19));
  await both('own', { until: at(19), panel_id: 'own' });
  await both('over', { until: at(10) });
  await both('beyond', { until: at(21) });
  await both('other courseware', { until: at(19), courseware_id: 'd' });
  await hold('no lesson', { until: at(19) });
  expect((await run((transaction) => store.findLeft(others, span, transaction)))?.lesson_id).toBe('last');
});

it('letGo ends the lease of the given panel, or of any', async () => {
  await hold('l');
  await hold('other');
  const until = async (id: string) => (await store.find(id))?.until;
  await store.letGo('l', at(5), 'q');
  expect(await until('l')).toEqual(at(10));
  await store.letGo('l', at(5), 'p');
  expect(await until('l')).toEqual(at(5));
  await store.letGo('l', at(7));
  expect(await until('l')).toEqual(at(5));
  expect(await until('other')).toEqual(at(10));
  await store.letGo('other', at(6));
  expect(await until('other')).toEqual(at(6));
});
