import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { answerJudgement, markContent, WORDS_TO_PUPIL_MAX, workState } from './assignment-shapes.ts';

/** Most bytes of a teacher's recorded words, of about two minutes. */
const VOICE_MAX_BYTES = 2_097_152;
/** Files of pupils and teachers in assignments, read by signed links alone. */
export const ASSIGNMENT_FILE_PATH = '/files/assignments/:assignment_id/:hash';

const prefix = '/api/assignments/v1/assignments/:id';
const oneAssignment = z.object({ id: z.uuid() });
const oneWork = z.object({ id: z.uuid(), work_id: z.uuid() });

/** One pupil in an assignment, with the attempt that counts. */
const pupilWork = z.object({
  /** Null for a pupil who has not begun. */
  work_id: z.nullable(z.uuid()),
  /** Null for somebody who came by the link. */
  member_id: z.nullable(z.string()),
  class_id: z.nullable(z.uuid()),
  name: z.string(),
  student_number: z.string(),
  state: z.nullable(workState),
  late: z.boolean(),
  /** Number of the attempt, from 1; 0 before the first. */
  attempt: z.int(),
  begun_at: z.nullable(z.int()),
  handed_in_at: z.nullable(z.int()),
  returned_at: z.nullable(z.int()),
  /** Number of devices on which the attempt was answered. */
  devices: z.int(),
  answered: z.int(),
  to_mark: z.int(),
  points: z.number(),
  /** For each question of the assignment's content, in its order: points, null where nothing is scored yet. */
  questions: z.array(z.object({ id: z.uuid(), points: z.nullable(z.number()), state: answerJudgement })),
});
export type PupilWork = z.infer<typeof pupilWork>;

/** An answer with its marks, as teachers see it. */
const markedAnswer = z.object({
  question_id: z.uuid(),
  /** The response as the question's kind has it; null where nothing was answered. */
  response: z.unknown(),
  /** Null where nothing was answered. */
  given_at: z.nullable(z.int()),
  late: z.boolean(),
  /** Points by the question's rule; null where a person must mark. */
  rule_points: z.nullable(z.number()),
  /** Points that count: of the newest mark of a person, else of the rule. */
  points: z.nullable(z.number()),
  full_points: z.number(),
  state: answerJudgement,
  /** The newest mark of a person, and how many there are; null without one. */
  mark: z.nullable(
    z.object({ id: z.uuid(), by: z.string(), at: z.int(), count: z.int(), ...markContent.shape }),
  ),
  /** Signed addresses of the files of the response and the mark, by their hashes. */
  files: z.record(z.string(), z.object({ url: z.string(), mime: z.string() })),
});
export type MarkedAnswer = z.infer<typeof markedAnswer>;

export const listWorks = endpoint({
  method: 'GET',
  path: `${prefix}/works`,
  caller: 'user',
  summary:
    'Lists the pupils of an assignment: those of its targets by class and number, then those who came by the link',
  params: oneAssignment,
  reply: z.object({ works: z.array(pupilWork) }),
  errors: ['ASSIGNMENT_NOT_FOUND'],
});

export const getWork = endpoint({
  method: 'GET',
  path: `${prefix}/works/:work_id`,
  caller: 'user',
  summary: "Returns one attempt with its answers and marks, in the order of the assignment's questions",
  params: oneWork,
  reply: z.object({
    work: pupilWork,
    answers: z.array(markedAnswer),
    /** The teacher's words to the pupil. */
    words: z.string(),
    voice: z.nullable(z.object({ url: z.string(), mime: z.string() })),
    attempts: z.array(z.object({ work_id: z.uuid(), attempt: z.int(), points: z.number() })),
  }),
  errors: ['ASSIGNMENT_NOT_FOUND', 'WORK_NOT_FOUND'],
});

export const getAnswersOfQuestion = endpoint({
  method: 'GET',
  path: `${prefix}/questions/:question_id/answers`,
  caller: 'user',
  summary: 'Returns the answers of all pupils to one question, with how often equal entries were given',
  params: z.object({ id: z.uuid(), question_id: z.uuid() }),
  reply: z.object({
    answers: z.array(z.object({ work_id: z.uuid(), name: z.string(), ...markedAnswer.shape })),
    /** As in the result of an asking in class. */
    tallies: z.array(
      z.object({
        at: z.string(),
        form: z.enum(['part', 'set', 'order', 'text', 'point', 'medium']),
        value: z.string(),
        count: z.int(),
        state: z.optional(z.enum(['right', 'partly', 'wrong', 'waiting'])),
      }),
    ),
  }),
  errors: ['ASSIGNMENT_NOT_FOUND', 'QUESTION_NOT_FOUND'],
});

export const markAnswer = endpoint({
  method: 'PUT',
  path: `${prefix}/works/:work_id/marks/:mark_id`,
  caller: 'user',
  takesIn: true,
  summary:
    'Adds a mark to an answer, under an id created by the client. Earlier marks are kept; the newest one counts',
  params: z.object({ id: z.uuid(), work_id: z.uuid(), mark_id: z.uuid() }),
  body: z.object({ question_id: z.uuid(), ...markContent.shape }),
  reply: markedAnswer,
  errors: [
    'ASSIGNMENT_NOT_FOUND',
    'WORK_NOT_FOUND',
    'QUESTION_NOT_FOUND',
    'POINTS_TOO_MANY',
    'INVALID_INPUT',
  ],
});

export const uploadVoice = endpoint({
  method: 'POST',
  path: `${prefix}/voices`,
  caller: 'user',
  takesIn: true,
  summary: 'Stores recorded words of the teacher, which a mark or a return then names by their hash',
  params: oneAssignment,
  rawBody: { maxBytes: VOICE_MAX_BYTES },
  reply: z.object({ hash: z.string(), url: z.string(), mime: z.string() }),
  errors: ['ASSIGNMENT_NOT_FOUND', 'FILE_TYPE_UNSUPPORTED', 'FILE_TOO_LARGE'],
});

export const returnWorks = endpoint({
  method: 'POST',
  path: `${prefix}/actions/return`,
  caller: 'user',
  takesIn: true,
  summary: 'Returns handed-in work to its pupils with words, or takes a return back',
  params: oneAssignment,
  body: z.object({
    work_ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(500)),
    returned: z.boolean(),
    /** Words to each of these pupils; the earlier ones stay when left out. */
    words: z.optional(z.string().check(z.maxLength(WORDS_TO_PUPIL_MAX))),
    voice: z.optional(z.nullable(z.string().check(z.regex(/^[0-9a-f]{64}$/)))),
  }),
  reply: z.object({ returned: z.int() }),
  errors: ['ASSIGNMENT_NOT_FOUND', 'WORK_NOT_FOUND'],
});
