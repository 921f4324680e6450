import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import {
  accountRow,
  classRow,
  lessonRow,
  openTestDatabase,
  ROW_TIME,
} from '../../../test/setup/test-database.ts';
import { createLog } from '../../platform/log/log.ts';
import { ActivitiesStore } from './activities/activities.store.ts';
import { ParticipantsService } from './participants.service.ts';
import { ParticipantsStore } from './participants.store.ts';
import type { ParticipantTables } from './participants.tables.ts';

const opened = await openTestDatabase();
const database = opened.database.withTables<ParticipantTables>();
const store = new ParticipantsStore(database);
const activities = new ActivitiesStore(database);
afterAll(() => opened.close());

const now = ROW_TIME.getTime();
const calls: string[] = [];
const service = new ParticipantsService({
  store,
  activities,
  limits: {
    begin: async () => void calls.push('limited'),
    wrongCode: async () => void calls.push('wrong'),
  },
  pace: { take: () => undefined },
  rosterNames: async () =>
    new Map([
      ['ming', '小明'],
      ['hua', '小华'],
    ]),
  load: async () => ({ pupil: (id: string) => ({ id }) }),
  bus: { publish: async (topic: string) => void calls.push(topic) },
  clock: { now: () => now },
  log: createLog('silent'),
} as never);

await accountRow(opened.database, { id: 'chen' });
await classRow(opened.database, { id: 'class' });

let naming: 'typed' | 'roster';
async function open(more: object = {}) {
  await store.open(
    'l',
    { code: '1', key: 'key' },
    { naming, admits: true, ...more },
    new Date(now),
    new Date(now),
  );
}
beforeEach(async () => {
  await database.deleteFrom('lesson').execute();
  await lessonRow(opened.database, {
    id: 'l',
    teacher_id: 'chen',
    name: 'Rain',
    class_id: 'class',
    class_name: '3A',
  });
  naming = 'typed';
  await open();
  calls.length = 0;
});

const place = { address: '1.2.3.4', device: undefined, proof: undefined };
const join = (who: { name: string } | { member_id: string }, code = '1') =>
  service.join({ code }, who, place);

describe('a code', () => {
  it('shows its lesson', async () => {
    expect(await service.look({ code: '1' }, place)).toEqual({
      lesson: { name: 'Rain', class_name: '3A' },
      naming: 'typed',
      admits: true,
      pupils: [],
    });
    expect(calls).toEqual(['limited']);
  });

  it('counts as a wrong try when it is typed, and has no limit when it is scanned', async () => {
    await expect(service.look({ code: '2' }, place)).rejects.toMatchObject({ code: 'JOIN_CODE_UNKNOWN' });
    expect(calls).toEqual(['limited', 'wrong']);
    await service.look({ code: '1', key: 'key' }, place);
    expect(calls).toHaveLength(2);
    await service.look({ code: '1', key: 'other' }, place);
    expect(calls).toHaveLength(3);
  });

  it('shows the names of the roster, and which are taken', async () => {
    naming = 'roster';
    await open();
    await join({ member_id: 'ming' });
    expect((await service.look({ code: '1' }, place)).pupils).toEqual([
      { member_id: 'ming', name: '小明', taken: true },
      { member_id: 'hua', name: '小华', taken: false },
    ]);
  });
});

describe('a name', () => {
  it('is typed, and belongs to one phone', async () => {
    await join({ name: 'Lily' });
    await expect(join({ name: ' LILY ' })).rejects.toMatchObject({ code: 'JOIN_NAME_TAKEN' });
    expect((await join({ name: '小明' })).token).toBeDefined();
  });

  it('is selected from the roster when the lesson has one', async () => {
    naming = 'roster';
    await open();
    const refused = { code: 'INVALID_INPUT', details: { field: 'body.who' } };
    await expect(join({ name: 'Lily' })).rejects.toMatchObject(refused);
    await expect(join({ member_id: 'other' })).rejects.toMatchObject(refused);
    await expect(join({ member_id: 'ming' })).resolves.toBeDefined();
  });

  it('is not given while joining is closed', async () => {
    await open({ admits: false });
    await expect(join({ name: 'Lily' })).rejects.toMatchObject({ code: 'JOIN_CLOSED' });
  });
});

describe('an answer', () => {
  let token: string;
  beforeEach(async () => {
    token = (await join({ name: 'Lily' })).token;
  });
  async function start(setting: object) {
    await activities.start('a', 'l', setting as never, 9, new Date(now));
    calls.length = 0;
  }
  const answer = (content: object, id = '1', activityId = 'a') =>
    service.answer(token, { id, activityId, content: content as never });
  const wrong = { code: 'INVALID_INPUT', details: { field: 'body.content' } };

  it('to a vote has its options once and in order, one unless several are allowed', async () => {
    await start({ kind: 'vote', options: ['a', 'b', 'c'], several: true });
    expect(await answer({ kind: 'vote', options: [2, 0, 2] })).toEqual({ kind: 'vote', options: [0, 2] });
    expect(calls).toEqual(['lesson_answered']);
    await expect(answer({ kind: 'vote', options: [3] }, '2')).rejects.toMatchObject(wrong);
    await expect(answer({ kind: 'words', text: 'x' }, '2')).rejects.toMatchObject(wrong);
  });

  it('to a vote for one option has at most one', async () => {
    await start({ kind: 'vote', options: ['a', 'b'], several: false });
    await expect(answer({ kind: 'vote', options: [0, 1] })).rejects.toMatchObject(wrong);
    expect(await answer({ kind: 'vote', options: [1] })).toEqual({ kind: 'vote', options: [1] });
  });

  it('loses needless spaces, and is refused when it has too many or too long words', async () => {
    await start({ kind: 'words', most: 1, longest: 3 });
    await expect(answer({ kind: 'words', text: ' ' })).rejects.toMatchObject(wrong);
    await expect(answer({ kind: 'words', text: 'four' })).rejects.toMatchObject(wrong);
    await answer({ kind: 'words', text: ' a \n b ' });
    expect((await activities.answers('a'))[0]?.content).toEqual({ kind: 'words', text: 'a b' });
    await expect(answer({ kind: 'words', text: 'c' }, '2')).rejects.toMatchObject({
      code: 'ANSWERS_TOO_MANY',
    });
  });

  it('is refused for a closed or unknown activity, and from a phone that left', async () => {
    await start({ kind: 'vote', options: ['a'], several: false });
    const row = await activities.find('a');
    if (row) await activities.change(row, { state: 'closed' }, new Date(now));
    const vote = { kind: 'vote', options: [0] };
    await expect(answer(vote)).rejects.toMatchObject({ code: 'ACTIVITY_CLOSED' });
    await expect(answer(vote, '1', 'none')).rejects.toMatchObject({ code: 'ACTIVITY_NOT_FOUND' });
    await service.leave(token);
    await expect(answer(vote)).rejects.toMatchObject({ code: 'PARTICIPANT_GONE' });
  });
});

it('a token is known until its lesson ends', async () => {
  const { token } = await join({ name: 'Lily' });
  expect((await service.identify(token)).lesson_id).toBe('l');
  await expect(service.identify('other')).rejects.toMatchObject({ code: 'PARTICIPANT_GONE' });
  await database
    .updateTable('lesson')
    .set({ end_at: new Date(now) })
    .execute();
  await expect(service.identify(token)).rejects.toMatchObject({ code: 'PARTICIPANT_GONE' });
  expect((await service.identifyEvenOver(token)).over).toBe(true);
});
