import type { ActivitySetting, AnswerContent } from '@lectern/protocol/activity-shapes';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { accountRow, lessonRow, openTestDatabase, ROW_TIME } from '../../../../test/setup/test-database.ts';
import { ParticipantsStore } from '../participants.store.ts';
import type { ActivityRow, ParticipantTables } from '../participants.tables.ts';
import { ActivitiesStore } from './activities.store.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<ParticipantTables>();
const store = new ActivitiesStore(database);
const participants = new ParticipantsStore(database);
afterAll(() => opened.close());

const at = (ms: number) => new Date(ROW_TIME.getTime() + ms);
await accountRow(opened.database, { id: 'chen' });

beforeEach(async () => {
  await database.deleteFrom('lesson').execute();
  for (const [lessonId, code] of [
    ['l', '1'],
    ['m', '2'],
  ] as const) {
    await lessonRow(opened.database, { id: lessonId, teacher_id: 'chen' });
    await participants.open(lessonId, { code, key: '' }, { naming: 'typed', admits: true }, at(0), at(0));
  }
  for (const name of ['ming', 'hua'])
    await participants.join(
      { lessonId: 'l', code: '1' },
      {
        id: name,
        memberId: null,
        name,
        nameKey: name,
        tokenHash: Buffer.from(name),
        phoneHash: null,
        freeAt: at(0),
      },
      { present: 9, ofRoster: 0, ever: 9 },
      at(0),
    );
});

const start = (id: string, kind = 'choice', most = 9, lessonId = 'l') =>
  store.start(id, lessonId, { kind } as ActivitySetting, most, at(1));
const version = async () => (await participants.find('l'))?.version;
async function found(id: string): Promise<ActivityRow> {
  const row = await store.find(id);
  if (!row) throw new Error('no such activity');
  return row;
}

describe('an activity', () => {
  it('is open at its start, or ready when pupils buzz, and removes the others of the lesson', async () => {
    await start('other', 'choice', 9, 'm');
    expect(await start('a')).toBe('started');
    expect(await found('a')).toMatchObject({ state: 'open', position: 1, opened_at: at(1), shown: false });
    expect(await start('b', 'buzz')).toBe('started');
    expect(await found('b')).toMatchObject({ state: 'ready', position: 2, opened_at: null });
    expect((await found('a')).state).toBe('away');
    expect((await found('other')).state).toBe('open');
    expect((await store.current('l'))?.id).toBe('b');
    expect((await store.current('m'))?.id).toBe('other');
    expect(await version()).toBe(3);
  });

  it('is not started beyond the limit, twice, or in a lesson that is not open', async () => {
    await start('a');
    expect(await start('a')).toBe('there');
    expect((await found('a')).state).toBe('open');
    expect(await start('b', 'choice', 1)).toBe('full');
    expect(await start('b', 'choice', 2)).toBe('started');
    expect(await start('c', 'choice', 9, 'none')).toBe('full');
  });

  it('keeps omitted values, and its first opening', async () => {
    await start('b', 'buzz');
    await store.change(await found('b'), { state: 'open' }, at(5));
    await store.change(await found('b'), { shown: true, hidden_words: ['x'] }, at(6));
    expect(await found('b')).toMatchObject({
      state: 'open',
      opened_at: at(5),
      shown: true,
      hidden_words: ['x'],
    });
    await store.change(await found('b'), { state: 'closed' }, at(7));
    await store.change(await found('b'), { state: 'open' }, at(8));
    expect(await found('b')).toMatchObject({ opened_at: at(5), shown: true });
    expect(await version()).toBe(6);
  });

  it('stays removed', async () => {
    await start('a');
    await start('b');
    await store.change(await found('a'), { state: 'open', shown: true }, at(5));
    expect(await found('a')).toMatchObject({ state: 'away', shown: false });
  });

  it('is in the list of its lesson, in order', async () => {
    for (const id of ['a', 'b', 'c']) await start(id);
    const listed = async (offset: number, limit: number) => {
      const { rows, hasMore } = await store.ofLesson('l', offset, limit);
      return [rows.map(({ id }) => id), hasMore];
    };
    expect(await listed(0, 3)).toEqual([['a', 'b', 'c'], false]);
    expect(await listed(1, 1)).toEqual([['b'], true]);
    expect((await store.ofLesson('m', 0, 9)).rows).toEqual([]);
  });
});

describe('an answer', () => {
  const answer = (id: string, participantId = 'ming', activityId = 'a', most = 2) =>
    store.addAnswer(
      { id, activityId, participantId, content: { text: id } as unknown as AnswerContent },
      most,
      at(3),
    );

  it('is stored once, up to the limit of the phone', async () => {
    await start('a');
    expect([await answer('1'), await answer('1'), await answer('2'), await answer('3')]).toEqual([
      'stored',
      'there',
      'stored',
      'full',
    ]);
    expect(await answer('4', 'hua')).toBe('stored');
    expect(await answer('1', 'hua')).toBe('foreign');
    expect((await store.answers('a')).map(({ participant_id, early }) => [participant_id, early])).toEqual([
      ['ming', false],
      ['ming', false],
      ['hua', false],
    ]);
    expect(await store.answers('a', 'hua')).toHaveLength(1);
    expect(await store.answers('b')).toEqual([]);
  });

  it('is early while the activity is ready, and refused when it is closed', async () => {
    await start('a', 'buzz');
    await answer('1');
    expect((await store.answers('a'))[0]?.early).toBe(true);
    await store.change(await found('a'), { state: 'closed' }, at(4));
    expect(await answer('2')).toBe('closed');
    expect(await answer('1')).toBe('there');
    expect(await answer('3', 'ming', 'none')).toBe('closed');
  });

  it('is read together with those of other activities', async () => {
    await start('a');
    await answer('1');
    await start('b');
    await answer('2', 'hua', 'b');
    const found = await store.answersOf(['a', 'b', 'c']);
    expect([...found].map(([id, rows]) => [id, rows.length]).sort()).toEqual([
      ['a', 1],
      ['b', 1],
    ]);
    expect((await store.answersOf([])).size).toBe(0);
  });
});
