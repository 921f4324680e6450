import type { ActivitySetting } from '@lectern/protocol/activity-shapes';
import { expect, it, vi } from 'vitest';
import { Askings } from '../askings/askings.ts';
import type { ActivityRow, AnswerRow, ParticipantRow, PhonesRow } from '../participants.tables.ts';
import { LessonPhones } from './lesson-phones.ts';

const DOOR: PhonesRow = {
  lessonId: 'lesson',
  name: '秋天的雨',
  classId: null,
  className: '',
  over: false,
  code: '123456',
  key: '',
  naming: 'typed',
  admits: true,
  version: 1,
  hands: true,
  page: null,
  teacherId: 'chen',
  coursewareId: 'courseware',
  picturesOf: null,
};

function pupil(id: string, name: string): ParticipantRow {
  const never = { member_id: null, device: null, number: null, confirmed_at: null };
  return { id, lesson_id: 'lesson', name, kind: 'pupil', ...never };
}

/** Rows of a lesson with two pupils, which a test may change, and counts of their reads. */
function rows(setting: ActivitySetting) {
  const activity: ActivityRow = {
    id: 'activity',
    lesson_id: 'lesson',
    setting,
    state: 'open',
    shown: false,
    created_at: new Date(0),
    opened_at: new Date(0),
    position: 0,
    hidden_words: [],
    closed_at: null,
    key_shown_at: null,
    seed: 0,
    revision: 1,
    shown_works: [],
  };
  const answers: AnswerRow[] = [];
  const reads = {
    find: vi.fn(async () => DOOR),
    list: vi.fn(async () => [pupil('a', '小明'), pupil('b', '小红')]),
    formerNames: vi.fn(async () => []),
    current: vi.fn(async () => activity),
    answers: vi.fn(async () => [...answers]),
    photos: vi.fn(async () => []),
  };
  const never = async () => {
    throw new Error('nobody asks');
  };
  const load = () =>
    LessonPhones.load('lesson', {
      participants: reads,
      askings: new Askings(),
      files: async () => ({}),
      now: () => 0,
      activities: reads,
      hands: { up: async () => [] },
      photos: { list: reads.photos },
      photoLinks: { link: () => '' },
      pictures: { find: never },
      pageLinks: { link: () => '' },
      rosterNames: never,
    } as unknown as Parameters<typeof LessonPhones.load>[1]);
  const answered = (participantId: string, content: AnswerRow['content']) => {
    const at = new Date(answers.length);
    answers.push({ participant_id: participantId, content, early: false, at } as AnswerRow);
  };
  const readTimes = () => Object.values(reads).reduce((sum, read) => sum + read.mock.calls.length, 0);
  return { load, answered, reads, readTimes };
}

const VOTE: ActivitySetting = { kind: 'vote', question: '', options: ['红', '黄'], several: false };

it('counting current answers loads no other rows', async () => {
  const { answered, load, reads, readTimes } = rows(VOTE);
  const loaded = await load();
  expect(loaded?.panel().activity).toMatchObject({ answered: 0 });
  answered('a', { kind: 'vote', options: [1] });
  const before = readTimes();
  const counted = await loaded?.counted(reads);
  expect(readTimes() - before).toBe(1);
  expect(counted?.panel().activity).toMatchObject({ answered: 1, result: { counts: [0, 1] } });
  expect(counted?.panel().participants).toEqual(loaded?.panel().participants);
  // Counting does not change the loaded phones.
  expect(loaded?.panel().activity).toMatchObject({ answered: 0 });
});

it('counting requires a full reload when a pupil with an unknown name has buzzed', async () => {
  const { answered, load, reads } = rows({ kind: 'buzz', question: '' });
  const loaded = await load();
  answered('b', { kind: 'buzz' });
  expect((await loaded?.counted(reads))?.panel().activity).toMatchObject({ answered: 1 });
  answered('left', { kind: 'buzz' });
  expect(await loaded?.counted(reads)).toBeUndefined();
});
