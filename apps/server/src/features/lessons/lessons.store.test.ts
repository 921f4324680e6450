import type { ClassEvent } from '@lectern/protocol/lessons';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountRow,
  classRow,
  lessonRow,
  openTestDatabase,
  ROW_TIME,
} from '../../../test/setup/test-database.ts';
import { LessonsStore } from './lessons.store.ts';
import type { LessonTables, LessonTransaction } from './lessons.tables.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<LessonTables>();
const store = new LessonsStore(database);
afterAll(() => opened.close());

const at = (ms: number) => new Date(ROW_TIME.getTime() + ms);
await accountRow(opened.database, { id: 'chen' });
await accountRow(opened.database, { id: 'li' });
await accountRow(opened.database, { id: 'gone', deactivated_at: ROW_TIME });
await classRow(opened.database, { id: 'class' });

beforeEach(async () => {
  await database.deleteFrom('class_event').execute();
  await database.deleteFrom('lesson').execute();
});

const lesson = (id: string, more: Partial<Parameters<typeof lessonRow>[1]> = {}) =>
  lessonRow(opened.database, { id, teacher_id: 'chen', ...more });
const run = <T>(work: (transaction: LessonTransaction) => Promise<T>) => database.transaction().execute(work);
const found = async (id: string) => {
  const row = await store.find(id);
  if (!row) throw new Error('no such lesson');
  return row;
};

it('insert returns undefined when the lesson exists', async () => {
  const row = {
    id: 'l',
    teacher_id: 'chen',
    name: 'n',
    class_name: '',
    begin_at: at(0),
    created_at: at(0),
    last_at: at(0),
  };
  expect(await run((transaction) => store.insert(row, transaction))).toMatchObject({
    id: 'l',
    event_count: 0,
  });
  expect(await run((transaction) => store.insert(row, transaction))).toBeUndefined();
  expect(await run((transaction) => store.hold('l', transaction))).toMatchObject({ name: 'n' });
});

it('lists count and contain the lessons of one teacher, the latest first', async () => {
  await lesson('a', { begin_at: at(1), created_at: at(5) });
  await lesson('b', { begin_at: at(3), created_at: at(6) });
  await lesson('c', { begin_at: at(3), created_at: at(7) });
  await lesson('other', { teacher_id: 'li', begin_at: at(9), created_at: at(9) });
  const listed = async (offset: number, limit: number) => {
    const { rows, hasMore } = await store.list('chen', offset, limit);
    return [rows.map(({ id }) => id), hasMore];
  };
  expect(await listed(0, 3)).toEqual([['c', 'b', 'a'], false]);
  expect(await listed(0, 2)).toEqual([['c', 'b'], true]);
  expect(await listed(1, 1)).toEqual([['b'], true]);
  const taught = await store.taught('chen', { at: at(3), tied: { id: 'c' } }, 9);
  expect(taught.map(({ id }) => id)).toEqual(['b', 'a']);
  expect(await store.taught('chen', undefined, 1)).toHaveLength(1);
  expect(await store.count('chen')).toBe(3);
  expect(await store.countSince('chen', at(5))).toBe(2);
});

describe('the end of a lesson', () => {
  it('is the first that was reported, and not before its beginning', async () => {
    await lesson('l', { begin_at: at(10) });
    expect(await store.end('l', at(5), at(20))).toMatchObject({
      end_at: at(10),
      last_at: at(20),
      is_left: false,
    });
    expect(await store.end('l', at(50), at(60))).toMatchObject({ end_at: at(10), last_at: at(60) });
    expect(await store.end('none', at(1), at(1))).toBeUndefined();
  });

  it('is replaced when the server had ended an abandoned lesson', async () => {
    await lesson('l', { last_at: at(30) });
    await lesson('lively', { last_at: at(40) });
    await lesson('early', { begin_at: at(35), last_at: at(30) });
    await lesson('ended', { last_at: at(1), end_at: at(1) });
    expect([...(await store.endLeft(at(40)))].sort()).toEqual(['early', 'l']);
    expect(await found('l')).toMatchObject({ end_at: at(30), is_left: true });
    expect((await found('early')).end_at).toEqual(at(35));
    expect(await store.end('l', at(50), at(60))).toMatchObject({ end_at: at(50), is_left: false });
  });

  it('is removed only when it is not too long ago', async () => {
    await lesson('l', { end_at: at(10) });
    await lesson('other', { end_at: at(10) });
    expect(await store.resume('l', at(11), at(20))).toBeUndefined();
    expect(await store.resume('l', at(10), at(20))).toMatchObject({
      end_at: null,
      last_at: at(20),
      is_left: false,
    });
    expect((await found('other')).end_at).toEqual(at(10));
  });

  it('is now for lessons of deactivated teachers', async () => {
    await lesson('active');
    await lesson('l', { teacher_id: 'gone' });
    await lesson('later', { teacher_id: 'gone', begin_at: at(90) });
    await lesson('ended', { teacher_id: 'gone', end_at: at(1) });
    expect([...(await store.endOfDeactivated(at(50)))].sort()).toEqual(['l', 'later']);
    expect(await found('l')).toMatchObject({ end_at: at(50), is_left: true });
    expect((await found('later')).end_at).toEqual(at(90));
    expect((await found('active')).end_at).toBeNull();
    expect((await found('ended')).end_at).toEqual(at(1));
  });
});

describe('the events of a lesson', () => {
  const event = (id: string, kind: ClassEvent['kind'], more = {}) =>
    ({ id, kind, at: at(1).getTime(), ...more }) as ClassEvent;
  const add = async (lessonId: string, events: readonly ClassEvent[], now = at(5)) =>
    run(async (transaction) => {
      const held = await store.hold(lessonId, transaction);
      if (held) await store.addEvents(held, events, now, transaction);
    });
  const rows = () => database.selectFrom('class_event').selectAll().orderBy('position').execute();

  it('are added once, in order, and not in the future', async () => {
    await lesson('l', { class_id: 'class' });
    await add('l', [event('1', 'called', { pupils: [] }), event('1', 'called'), event('2', 'page')]);
    await add('l', [event('2', 'page'), event('3', 'tool', { at: at(99).getTime(), code: 'Timer' })], at(7));
    expect(
      (await rows()).map((row) => [row.id, row.position, row.kind, row.at.getTime() - at(0).getTime()]),
    ).toEqual([
      ['1', 1, 'called', 1],
      ['2', 2, 'page', 1],
      ['3', 3, 'tool', 7],
    ]);
    expect((await rows())[2]).toMatchObject({
      lesson_id: 'l',
      class_id: 'class',
      content: { code: 'Timer' },
    });
    expect(await found('l')).toMatchObject({ event_count: 3, last_at: at(7) });
  });

  it('count for the class unless they describe the lesson or were undone', async () => {
    await lesson('l');
    await lesson('other');
    const counts = () => run((transaction) => store.countsForClass('l', transaction));
    await add('l', [event('1', 'page'), event('2', 'tool')]);
    await add('other', [event('9', 'called')]);
    expect(await counts()).toBe(false);
    await add('l', [event('3', 'praised')]);
    expect(await counts()).toBe(true);
    await add('l', [event('4', 'undone', { event_id: '3' })]);
    expect(await counts()).toBe(false);
  });

  it('get the class of their lesson', async () => {
    await lesson('l');
    await lesson('other');
    await add('l', [event('1', 'called')]);
    await add('other', [event('2', 'called')]);
    const set = await run((transaction) =>
      store.setClass('l', { id: 'class', name: '3A' }, at(8), transaction),
    );
    expect(set).toMatchObject({ class_id: 'class', class_name: '3A', last_at: at(8) });
    const classes = Object.fromEntries((await rows()).map((row) => [row.id, row.class_id]));
    expect(classes).toEqual({ '1': 'class', '2': null });
  });

  it('stay with the class when the lesson is deleted', async () => {
    await lesson('l', { class_id: 'class' });
    await add('l', [event('1', 'called'), event('2', 'page')]);
    await lesson('free');
    await add('free', [event('3', 'called')]);
    await run((transaction) => store.remove('l', transaction));
    await run((transaction) => store.remove('free', transaction));
    expect((await rows()).map(({ id, lesson_id }) => [id, lesson_id])).toEqual([['1', null]]);
    expect(await store.find('l')).toBeUndefined();
  });
});
