import { beforeEach, expect, it } from 'vitest';
import type { MarkRow, ResponseRow, ResultRow, WorkRow } from '../assignments.tables.ts';
import { Papers } from '../papers.ts';
import { choice, essay } from '../test/given-exercise.ts';
import type { WorksStore } from '../works.store.ts';
import { Judgements } from './judgements.ts';
import type { MarksStore } from './marks.store.ts';

const assignment = { id: 'a', revision: 1 };
const work = { id: 'w', assignment_id: 'a', seed: 1, question_ids: null, hints: {} } as unknown as WorkRow;
const content = {
  instructions: '',
  order: 'fixed' as const,
  sections: [
    {
      id: 's',
      title: '',
      questions: [choice(), essay(), choice()].map((question, at) => ({ id: `q${at}`, points: 2, question })),
    },
  ],
};
const row = (id: string, question_id: string): ResponseRow => ({
  ...{ id, work_id: 'w', question_id, given_at: new Date(7), late: false },
});
const markOf = (response_id: string | null, question_id: string, points: number) =>
  ({
    ...{
      id: `m${response_id}`,
      work_id: 'w',
      question_id,
      response_id,
      by_id: 'chen',
      at: new Date(0),
      position: 0,
    },
    content: { points, rubric: [], words: '', ink: [], voice: null },
  }) as unknown as MarkRow;

let rows: ResponseRow[];
let marks: MarkRow[];
let unjudged: WorkRow[];
/** Ids of the responses that were read, the assignments that were loaded, and the results that were stored. */
let read: string[];
let loaded: string[];
let stored: Omit<ResultRow, 'work_id'>[];
let judgements: Judgements;
beforeEach(() => {
  [rows, marks, unjudged, read, loaded, stored] = [[], [], [], [], [], []];
  const responses: Record<string, unknown> = {
    r0: { choice: 'a' },
    r1: { text: '春天' },
    r9: { choice: 'b' },
  };
  const works = {
    newest: async () => rows,
    contents: async (ids: readonly string[]) => {
      read.push(...ids);
      return new Map(ids.map((id) => [id, responses[id]]));
    },
  };
  const store = {
    ofWorks: async () => marks,
    unjudged: async () => unjudged.splice(0),
    setResults: async (_: WorkRow, results: typeof stored) => void stored.push(...results),
  };
  const papers = new Papers(async (id) => {
    loaded.push(id);
    return content;
  });
  judgements = new Judgements({
    works: works as unknown as WorksStore,
    marks: store as unknown as MarksStore,
    papers,
  });
});

const states = async (of = assignment) => {
  const judged = (await judgements.of(of, [work])).get('w');
  return [...(judged?.values() ?? [])].map(({ judged: { state, shown } }) => [state, shown]);
};

it('a response is read and judged once for each revision of the questions', async () => {
  rows = [row('r0', 'q0'), row('r1', 'q1')];
  const expected = [
    ['right', 2],
    ['waiting', null],
    ['missing', 0],
  ];
  expect(await states()).toEqual(expected);
  expect(await states()).toEqual(expected);
  expect(read).toEqual(['r0', 'r1']);
  expect(await states({ id: 'a', revision: 2 })).toEqual(expected);
  rows = [row('r9', 'q0')];
  expect((await states())[0]).toEqual(['wrong', 0]);
  expect(read).toEqual(['r0', 'r1', 'r0', 'r1', 'r9']);
});

it('the newest mark of a response counts, and none of an earlier response', async () => {
  rows = [row('r0', 'q0'), row('r1', 'q1')];
  marks = [markOf('r1', 'q1', 4), markOf('r1', 'q1', 1), markOf('before', 'q0', 0), markOf(null, 'q2', 1)];
  expect(await states()).toEqual([
    ['right', 2],
    ['partly', 4],
    ['partly', 1],
  ]);
});

it('results are stored for attempts that are not up to date, and nothing is loaded for other assignments', async () => {
  const all = async () => [assignment, { id: 'other', revision: 1 }];
  expect(await judgements.bringUpToDate({}, all)).toBe(0);
  expect(loaded).toEqual([]);
  unjudged = [work];
  rows = [row('r0', 'q0')];
  expect(await judgements.bringUpToDate({}, all)).toBe(1);
  expect(loaded).toEqual(['a']);
  expect(stored.map(({ question_id, state, at }) => [question_id, state, at?.getTime()])).toEqual([
    ['q0', 'right', 7],
    ['q1', 'missing', undefined],
    ['q2', 'missing', undefined],
  ]);
});
