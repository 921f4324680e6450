import type { Assignment, AssignmentContent } from '@lectern/protocol/assignment-shapes';
import type { MarkedAnswer, PupilWork } from '@lectern/protocol/marking';

const text = (words: string) => ({ paragraphs: [{ runs: [{ type: 'text', text: words }] }] });
const shared = { format: 1, version: 1, attempts: 'free', counts: 'last' } as const;

export const choiceQuestion = {
  ...shared,
  id: 'choice',
  kind: 'single-choice',
  stem: text('2 + 3 = ?'),
  body: { choices: [4, 5].map((value) => ({ id: `c${value}`, content: text(String(value)) })) },
  key: { right: 'c5' },
  score: 2,
  rule: { name: 'exact' },
  knowledgePoints: ['加法'],
};

export const essayQuestion = {
  ...shared,
  id: 'essay',
  kind: 'essay',
  stem: text('画出你的解题过程，并说明理由'),
  body: { photographs: 3 },
  key: {
    sample: text('先求面积，再求周长'),
    rubric: [
      {
        id: 'steps',
        title: '步骤',
        levels: [
          { id: 'none', points: 0, description: '没有步骤' },
          { id: 'some', points: 1, description: '缺一步' },
          { id: 'all', points: 2, description: '步骤完整' },
        ],
      },
      {
        id: 'unit',
        title: '单位',
        levels: [
          { id: 'no', points: 0, description: '没写' },
          { id: 'yes', points: 1, description: '写对' },
        ],
      },
    ],
  },
  score: 6,
  rule: { name: 'manual' },
};

export const sampleContent: AssignmentContent = {
  instructions: '',
  order: 'fixed',
  sections: [
    { id: 's1', title: '选择题', questions: [{ id: 'q1', points: 2, question: choiceQuestion }] },
    { id: 's2', title: '解答题', questions: [{ id: 'q2', points: 6, question: essayQuestion }] },
  ],
};

const BEGIN = new Date(2026, 8, 7, 16).getTime();

export const sampleAssignment: Assignment = {
  id: 'a1',
  title: '第三单元练习',
  state: 'open',
  from_at: BEGIN,
  until_at: BEGIN + 86_400_000,
  class_names: ['三（2）班'],
  question_count: 2,
  counts: { pupils: 40, begun: 14, handed_in: 12, late: 1, to_mark: 5, returned: 0 },
  setting: {
    title: '第三单元练习',
    note: '',
    targets: [{ class_id: 'c1' }],
    open_to_link: false,
    asks_word: true,
    from_at: BEGIN,
    until_at: BEGIN + 86_400_000,
    takes_late: true,
    attempts: 1,
    counts: 'best',
    time_limit: null,
    marks_shown: 'handed-in',
    key_shown: 'ended',
  },
  source: { kind: 'exercise', document_id: 'd1' },
  code: 'K7M2P9QX',
  path: '/do?code=K7M2P9QX',
  words: [{ class_id: 'c1', class_name: '三（2）班', word: '青山' }],
  revision: 1,
  mine: true,
  has_newer: false,
  full_points: 8,
};

type Judged = readonly [points: number | null, state: PupilWork['questions'][number]['state']];

/** Handed-in work of a pupil, with points and state of the answers to both questions. */
export function workOf(name: string, first: Judged, second: Judged): PupilWork {
  const questions = [first, second].map(([points, state], index) => ({ id: `q${index + 1}`, points, state }));
  return {
    work_id: `w-${name}`,
    member_id: `m-${name}`,
    class_id: 'c1',
    name,
    student_number: '',
    state: 'handed-in',
    late: false,
    attempt: 1,
    begun_at: BEGIN,
    handed_in_at: BEGIN + 1_200_000,
    returned_at: null,
    devices: 1,
    answered: 2,
    to_mark: questions.filter(({ state }) => state === 'waiting').length,
    points: questions.reduce((sum, { points }) => sum + (points ?? 0), 0),
    questions,
  };
}

/** A pupil who has not begun. */
export function absent(name: string): PupilWork {
  return {
    ...workOf(name, [null, 'missing'], [null, 'missing']),
    work_id: null,
    state: null,
    attempt: 0,
    begun_at: null,
    handed_in_at: null,
    devices: 0,
    answered: 0,
  };
}

export function answerOf(change: Partial<MarkedAnswer>): MarkedAnswer {
  return {
    question_id: 'q2',
    response: { text: '先求面积' },
    given_at: BEGIN,
    late: false,
    rule_points: null,
    points: null,
    full_points: 6,
    state: 'waiting',
    mark: null,
    files: {},
    ...change,
  };
}
