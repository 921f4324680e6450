import type { AssignmentEntry } from '@lectern/protocol/assignment-shapes';
import type { MarkedAnswer } from '@lectern/protocol/marking';
import { vi } from 'vitest';
import { type FakeServer, signInToFakeServer } from '../../../platform/testing/fake-server.ts';
import {
  absent,
  answerOf,
  choiceQuestion,
  essayQuestion,
  sampleAssignment,
  sampleContent,
  workOf,
} from './sample-assignment.ts';

/** Hash of a photograph in the answers, and an address that shows one. */
export const PHOTO = 'a'.repeat(64);
const SHEET = encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#fbf7ec"/><text x="60" y="120" font-size="40">8 × 5 = 40</text></svg>',
);
export const FILES = { [PHOTO]: { url: `data:image/svg+xml,${SHEET}`, mime: 'image/svg+xml' } };

const A = '/api/assignments/v1/assignments/a1';

export const works = [
  { ...workOf('甲', [2, 'right'], [null, 'waiting']), student_number: '1', devices: 2 },
  { ...workOf('乙', [0, 'wrong'], [null, 'waiting']), student_number: '2', late: true },
  { ...workOf('丙', [2, 'right'], [5, 'partly']), student_number: '3', state: 'returned' as const },
  { ...absent('丁'), student_number: '4' },
];

type Answers = readonly (MarkedAnswer & { readonly work_id: string; readonly name: string })[];

export const answers: Answers = [
  { work_id: 'w-甲', name: '甲', ...answerOf({ response: { photographs: [PHOTO] }, files: FILES }) },
  { work_id: 'w-乙', name: '乙', ...answerOf({ response: { text: '先求面积' } }) },
  {
    work_id: 'w-丙',
    name: '丙',
    ...answerOf({
      state: 'partly',
      points: 5,
      mark: {
        id: 'm',
        by: '陈老师',
        at: 0,
        count: 1,
        points: 5,
        rubric: [],
        words: '很好',
        ink: [],
        voice: null,
      },
    }),
  },
];

const {
  setting: _setting,
  source: _source,
  code: _code,
  path: _path,
  words: _words,
  ...entry
} = sampleAssignment;

const missedBy = (name: string) => ({
  member_id: `m-${name}`,
  name,
  wrong: 2,
  right_since: 1,
  last_at: 0,
  settled: false,
});
const missed = { assignment_id: 'a1', assignment_title: '第三单元练习' };
const book = {
  files: {},
  points: [
    { name: '加法', open: 1, settled: 0 },
    { name: '面积', open: 1, settled: 0 },
  ],
  questions: [
    {
      ...missed,
      question_id: 'q1',
      question: choiceQuestion,
      knowledge_points: ['加法'],
      pupils: [missedBy('甲')],
    },
    {
      ...missed,
      question_id: 'q2',
      question: essayQuestion,
      knowledge_points: ['面积'],
      pupils: [missedBy('丁')],
    },
  ],
};

/** A server with the sample assignment, its works and answers; a test adds further responses. */
export async function serverWithAssignment(
  userId: string,
  ...others: readonly AssignmentEntry[]
): Promise<FakeServer> {
  const server = await signInToFakeServer(userId);
  const classes = [
    {
      class_id: 'c1',
      class_name: '三（2）班',
      class_nick_name: '',
      class_type: 'CLASS',
      org_id: '',
      archived: false,
      stat_info: { student_count: 4 },
    },
  ];
  return server
    .answer('GET /api/assignments/v1/assignments', () => ({
      body: { items: [entry, ...others], count: 1 + others.length },
    }))
    .answer(`GET ${A}`, () => ({ body: sampleAssignment }))
    .answer(`GET ${A}/content`, () => ({ body: { ...sampleContent, files: {} } }))
    .answer(`GET ${A}/works`, () => ({ body: { works } }))
    .answer(`GET ${A}/questions/q2/answers`, () => ({ body: { answers, tallies: [] } }))
    .answer(`GET ${A}/questions/q1/answers`, () => ({
      body: {
        answers: [],
        tallies: [{ at: '', form: 'part', value: 'c5', count: 2, state: 'right' }],
      },
    }))
    .answer('GET /api/assignments/v1/classes/c1/wrong-answers', () => ({ body: book }))
    .answer(`GET /api/classes/v1/teachers/${userId}/classes`, () => ({
      body: { items: classes, count: classes.length },
    }));
}

/** Lets the server store marks, whose ids are made in the browser; returns those that it stored. */
export function storingMarks(server: FakeServer): unknown[] {
  const stored: unknown[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.href);
    if (init?.method !== 'PUT' || !/\/marks\/[^/]+$/.test(pathname)) return server.fetch(input, init);
    stored.push(JSON.parse(String(init.body)));
    return Promise.resolve(Response.json({}));
  });
  return stored;
}
