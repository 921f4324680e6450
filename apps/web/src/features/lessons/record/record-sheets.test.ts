import type { KeptActivity } from '@lectern/protocol/kept-activities';
import type { ClassEvent, Lesson } from '@lectern/protocol/lessons';
import { describe, expect, it, vi } from 'vitest';
import { lessonSums } from '../../../parts/lessons/index.ts';
import { recordSheets } from './record-sheets.ts';

// The router, which the lessons part imports, reads the address when it is loaded.
vi.hoisted(() => {
  vi.stubGlobal('location', { hash: '' });
  vi.stubGlobal('window', { addEventListener: () => undefined });
});

const lesson: Lesson = {
  id: '01890000-0000-7000-8000-000000000000',
  name: '=秋天的雨',
  courseware_id: null,
  class_id: 'c',
  class_name: '三年级2班',
  begin_at: 0,
  end_at: 2_400_000,
  left: false,
  last_at: 2_400_000,
  event_count: 3,
};
/** Returns keys instead of texts. */
const t = ((key: string) => (key === 'between' ? ', ' : key)) as unknown as Parameters<
  typeof recordSheets
>[1];
const words = {
  name: ({ name }: Lesson) => name,
  when: (time: number) => `at ${time}`,
  lasted: (ms: number) => `${ms / 60_000} min`,
  shown: String,
};
const memberName = (id: string) => (id === 'm1' ? '王小明' : undefined);

function sheetsOf(events: readonly ClassEvent[], activities: readonly KeptActivity[] = []) {
  const sums = lessonSums(events, memberName, '已离班');
  return recordSheets({ lesson, lasted: 2_400_000, events, sums, activities, memberName }, t, words);
}

describe('the record of a lesson as a workbook', () => {
  it('has only the overview sheet for a lesson without events', () => {
    const [facts, ...others] = sheetsOf([]);
    expect(others).toEqual([]);
    expect(facts?.rows.slice(0, 4)).toEqual([
      ['name', '=秋天的雨'],
      ['class', '三年级2班'],
      ['time', 'at 0'],
      ['lasted', '40 min'],
    ]);
  });

  it('has a row for each pupil of each event, and sheets of pupils, teams, pages and answers', () => {
    const pupils = [{ member_id: 'm1' }, { name: '+旁听生' }, { member_id: 'gone' }];
    const vote: KeptActivity = {
      id: lesson.id,
      setting: { kind: 'vote', question: '最喜欢？', options: ['红', '黄'], several: true },
      at: 9,
      result: { kind: 'vote', counts: [1, 1] },
      answered: 1,
      files: {},
      answers: [
        {
          name: '',
          member_id: null,
          content: { kind: 'vote', options: [1, 0] },
          by_card: false,
          on_panel: false,
          hints: [],
          early: false,
          at: 10,
        },
      ],
    };
    const sheets = sheetsOf(
      [
        { id: 'a', at: 1, kind: 'scored', pupils, points: 2, item: '回答' },
        { id: 'b', at: 2, kind: 'attendance', pupils: [{ member_id: 'm1' }], state: 'late' },
        { id: 'c', at: 3, kind: 'page', page_id: 'p', number: 4, milliseconds: 1_499 },
        { id: 'd', at: 4, kind: 'teams', teams: [{ name: '红队', points: 5, pupils }] },
      ],
      [vote],
    );
    const rowsOf = (title: string) => sheets.find((sheet) => sheet.title === title)?.rows;
    expect(rowsOf('pages')).toEqual([[4, 1, 1]]);
    expect(rowsOf('people.title')).toContainEqual(['王小明', 2, 0, 0, 'attendance.late']);
    expect(rowsOf('people.teams')).toEqual([['红队', 5, '王小明, +旁听生, 已离班']]);
    expect(rowsOf('sheets.events')).toEqual([
      ['at 1', 'sheets.kinds.scored', '王小明', '回答', 2],
      ['at 1', 'sheets.kinds.scored', '+旁听生', '回答', 2],
      ['at 1', 'sheets.kinds.scored', 'people.left', '回答', 2],
      ['at 2', 'sheets.kinds.attendance', '王小明', 'attendance.late', ''],
    ]);
    expect(rowsOf('activities.title')).toEqual([
      [
        'at 10',
        'activities.kinds.vote · 最喜欢？',
        'activities.somebody',
        'B 黄, A 红',
        '',
        'activities.ways.phone',
      ],
    ]);
  });

  it('has the answers to one question together, however it was asked, and counts the question once', () => {
    const askingOf = (words: string, at: number, on_panel: boolean): KeptActivity => ({
      ...{ id: String(at), at, answered: 1, files: {} },
      setting: {
        kind: 'question',
        asked: {
          ...{ format: 1, id: 'q', version: 1, kind: 'true-false', score: 2, rule: { name: 'exact' } },
          ...{ attempts: 'free', counts: 'last', body: {}, key: { truth: true } },
          stem: { paragraphs: [{ runs: [{ type: 'text', text: words }] }] },
        },
      },
      result: { kind: 'question', tallies: [], pupils: [] },
      answers: [
        {
          ...{ name: '王小明', member_id: 'm1', by_card: false, on_panel, hints: [], early: false, at },
          content: { kind: 'question', response: {} },
        },
      ],
    });
    const sheets = sheetsOf([], [askingOf('冰', 1, false), askingOf('鲸', 2, true), askingOf('冰', 3, true)]);
    const answers = sheets.find(({ title }) => title === 'activities.title');
    expect(answers?.rows.map((row) => [row[0], row[5]])).toEqual([
      ['at 1', 'activities.ways.phone'],
      ['at 3', 'activities.ways.panel'],
      ['at 2', 'activities.ways.panel'],
    ]);
    expect(sheets[0]?.rows).toContainEqual(['activities.title', 2]);
  });

  it('names the pupils of answers on the panel, says that these were given there, and takes the cost of hints away', () => {
    const asked = {
      ...{ format: 1, id: 'q', version: 1, kind: 'true-false', score: 2, rule: { name: 'exact' } },
      ...{ attempts: 'free', counts: 'last', body: {}, key: { truth: true } },
      hints: [{ id: 'h', content: { paragraphs: [] }, cost: 0.5 }],
      stem: { paragraphs: [{ runs: [{ type: 'text', text: '冰比水轻' }] }] },
    };
    const given = (name: string, hints: string[]) => ({
      ...{ name, member_id: null, by_card: false, on_panel: true, hints, early: false, at: 10 },
      content: { kind: 'question' as const, response: { truth: true } },
    });
    const onPanel: KeptActivity = {
      ...{ id: lesson.id, setting: { kind: 'question', asked }, at: 9, answered: 2, files: {} },
      result: { kind: 'question', tallies: [], pupils: [] },
      answers: [given('王小明', []), given('', ['h'])],
    };
    const told = ((key: string, values?: Record<string, unknown>) =>
      [key, ...Object.values(values ?? {})].join(' ')) as unknown as typeof t;
    const sums = lessonSums([], memberName, '已离班');
    const record = { lesson, lasted: 1, events: [], sums, activities: [onPanel], memberName };
    const sheet = recordSheets(record, told, words).find(({ title }) => title === 'activities.title');
    expect(sheet?.rows.map((row) => row.slice(2))).toEqual([
      ...[['王小明', '对', 'activities.earned activities.states.right 2 2', 'activities.ways.panel']],
      ...[
        [
          'activities.unnamed',
          '对',
          'activities.earned activities.states.partly 1.5 2',
          'activities.ways.panel',
        ],
      ],
    ]);
  });

  it('has a row for each pupil of an exercise, with points and the state of each answer', () => {
    const pupil = { participant_id: lesson.id, member_id: null, last: 0 };
    const exercise: KeptActivity = {
      id: lesson.id,
      setting: {
        kind: 'exercise',
        title: '第二单元',
        time_limit: 60,
        document_id: null,
        drawings: {},
        questions: [1, 2],
      },
      at: 9,
      result: {
        kind: 'exercise',
        questions: [],
        pupils: [
          { ...pupil, name: '王小明', points: 3.5, handed_in: true, answers: ['right', 'partly'] },
          { ...pupil, name: '', points: 0, handed_in: false, answers: [null, 'late'] },
        ],
      },
      answered: 2,
      files: {},
      answers: [],
    };
    const sheet = sheetsOf([], [exercise]).find(({ title }) => title === 'activities.results');
    expect(sheet?.rows).toEqual([
      [
        ...['activities.kinds.exercise · 第二单元', '王小明', 3.5, '✓'],
        ...['activities.number activities.states.right', 'activities.number activities.states.partly'],
      ],
      [
        ...['activities.kinds.exercise · 第二单元', 'activities.somebody', 0, '', ''],
        'activities.number activities.states.late',
      ],
    ]);
  });
});
