import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { answerJudgement, markInk, typedName, workState } from './assignment-shapes.ts';

/**
 * Calls of pupils who answer an assignment at `/do?code=`, without an account: a code, a name of the roster, a token for one
 * attempt. Nothing that these calls return holds a key before the assignment's rule shows it.
 */

/** Limits of one file in an answer: a photograph, a drawing, or five minutes of recorded speech. */
export const ANSWER_FILE_MAX_BYTES = 5_242_880;
/** Most files of one attempt. */
export const ANSWER_FILES_MAX = 60;
/** Time after the end within which an answer counts that was given before it by the device's clock, milliseconds. */
export const HELD_UP_MS = 120_000;

const prefix = '/api/answering/v1';

const code = z.string().check(z.trim(), z.toUpperCase(), z.minLength(1), z.maxLength(32));
const word = z.optional(z.string().check(z.trim(), z.maxLength(32)));
const responseJson = z.unknown().check(z.refine((value) => (JSON.stringify(value) ?? '').length <= 60_000));

export const lookAtAssignment = endpoint({
  method: 'POST',
  path: `${prefix}/codes/actions/look`,
  caller: 'anyone',
  summary:
    'Returns the assignment of a code, and the names that its pupils choose from: those of a class whose word is right, or of all classes where no word is asked. Wrong codes and words count against the limit of the address',
  body: z.object({ code, word }),
  reply: z.object({
    title: z.string(),
    teacher: z.string(),
    note: z.string(),
    state: z.enum(['planned', 'open', 'late', 'ended']),
    from_at: z.int(),
    until_at: z.nullable(z.int()),
    question_count: z.int(),
    time_limit: z.nullable(z.int()),
    /** Whether a class's word must be typed before names are there. */
    asks_word: z.boolean(),
    /** Whether a name may be typed. */
    open_to_link: z.boolean(),
    classes: z.array(
      z.object({
        class_id: z.uuid(),
        class_name: z.string(),
        pupils: z.array(
          z.object({
            member_id: z.string(),
            name: z.string(),
            student_number: z.string(),
            /** Null before the pupil began. */
            state: z.nullable(workState),
          }),
        ),
      }),
    ),
  }),
  errors: ['ASSIGNMENT_CODE_UNKNOWN', 'CLASS_WORD_WRONG', 'PROOF_NEEDED', 'TOO_MANY_REQUESTS'],
});

/** A judged answer, once marks are shown. */
const ownMark = z.object({
  state: answerJudgement,
  points: z.nullable(z.number()),
  full_points: z.number(),
  words: z.string(),
  ink: markInk,
  voice: z.nullable(z.string()),
});

const ownQuestion = z.object({
  id: z.uuid(),
  points: z.number(),
  /** The question without its key; with it once the key is shown. Ids of parts are drawn for the attempt. */
  question: z.unknown(),
  has_key: z.boolean(),
  /** The last response that was stored; null before one. */
  response: z.unknown(),
  given_at: z.nullable(z.int()),
  late: z.boolean(),
  mark: z.nullable(ownMark),
  /** The review of the response by the question's rule, as `Reviewed` of `packages/questions`; null until the key is shown. */
  review: z.unknown(),
});
export type OwnQuestion = z.infer<typeof ownQuestion>;

/** An attempt as its pupil sees it. */
export const ownWork = z.object({
  work_id: z.uuid(),
  title: z.string(),
  note: z.string(),
  instructions: z.string(),
  name: z.string(),
  state: workState,
  late: z.boolean(),
  attempt: z.int(),
  /** Attempts that may follow this one; null without a limit. */
  attempts_left: z.nullable(z.int()),
  /** Whether the next attempt may begin: this one is handed in, attempts are left, and no key was shown. */
  may_begin_again: z.boolean(),
  /** Whether the key is shown as soon as the pupil renounces further attempts. */
  may_renounce: z.boolean(),
  begun_at: z.int(),
  handed_in_at: z.nullable(z.int()),
  /** The server's time when this view was made, and the end of the attempt: by its time limit, or of the assignment. */
  now: z.int(),
  ends_at: z.nullable(z.int()),
  /** Whether answers are still taken after `ends_at`, marked as late. */
  takes_late: z.boolean(),
  sections: z.array(z.object({ id: z.string(), title: z.string(), questions: z.array(ownQuestion) })),
  marks_shown: z.boolean(),
  key_shown: z.boolean(),
  /** Null until marks are shown. `waiting`: some answers are not marked yet. */
  result: z.nullable(z.object({ points: z.number(), full_points: z.number(), waiting: z.boolean() })),
  words: z.string(),
  voice: z.nullable(z.string()),
  /** Signed addresses of files in questions, responses and marks, by their hashes. */
  files: z.record(z.string(), z.object({ url: z.string(), mime: z.string() })),
  /** Number of questions in the pupil's wrong-answer book of this class; 0 for somebody who came by the link. */
  wrong_answers: z.int(),
});
export type OwnWork = z.infer<typeof ownWork>;

const workErrors = ['WORK_GONE', 'TOO_MANY_REQUESTS'] as const;

export const beginWork = endpoint({
  method: 'POST',
  path: `${prefix}/works`,
  caller: 'anyone',
  takesIn: true,
  summary:
    'Begins the first attempt of a pupil, or opens the latest one on another device. The token is only returned here',
  body: z.object({
    code,
    word,
    who: z.union([
      z.object({ class_id: z.uuid(), member_id: z.string().check(z.minLength(1), z.maxLength(64)) }),
      z.object({ name: typedName }),
    ]),
  }),
  reply: z.object({ token: z.string(), work: ownWork }),
  errors: [
    'ASSIGNMENT_CODE_UNKNOWN',
    'ASSIGNMENT_NOT_OPEN',
    'CLASS_WORD_WRONG',
    'NOT_ASSIGNED',
    'WORKS_TOO_MANY',
    'PROOF_NEEDED',
    'TOO_MANY_REQUESTS',
  ],
});

export const getOwnWork = endpoint({
  method: 'GET',
  path: `${prefix}/me`,
  caller: 'bearer',
  summary: 'Returns an attempt with its stored responses; with marks and key once the rule shows them',
  reply: ownWork,
  errors: workErrors,
});

export const addResponse = endpoint({
  method: 'PUT',
  path: `${prefix}/me/responses/:response_id`,
  caller: 'bearer',
  takesIn: true,
  summary:
    'Stores a response under an id created on the device; the same id again is the same response. It is stored when this call returns, and replaces no earlier row',
  params: z.object({ response_id: z.uuid() }),
  body: z.object({
    question_id: z.uuid(),
    response: responseJson,
    /** When it was given, milliseconds since 1970 by the server's clock as the device knows it. */
    given_at: z.int().check(z.gte(0)),
    /** Random id of the device, which tells two devices of one pupil apart. */
    device: z.uuid(),
  }),
  reply: z.object({ given_at: z.int(), late: z.boolean() }),
  errors: [...workErrors, 'QUESTION_NOT_FOUND', 'WORK_CLOSED', 'RESPONSES_TOO_MANY', 'INVALID_INPUT'],
});

export const askHint = endpoint({
  method: 'POST',
  path: `${prefix}/me/hints`,
  caller: 'bearer',
  takesIn: true,
  summary: 'Shows a hint of a question for good; its cost is taken from the points of this attempt',
  body: z.object({ question_id: z.uuid(), hint_id: z.string().check(z.maxLength(64)) }),
  reply: ownQuestion,
  errors: [...workErrors, 'QUESTION_NOT_FOUND', 'WORK_CLOSED'],
});

export const uploadAnswerFile = endpoint({
  method: 'POST',
  path: `${prefix}/me/files`,
  caller: 'bearer',
  takesIn: true,
  summary: 'Stores a photograph, a drawing or a recording, which a response then names by its hash',
  rawBody: { maxBytes: ANSWER_FILE_MAX_BYTES },
  reply: z.object({ hash: z.string(), url: z.string(), mime: z.string() }),
  errors: [...workErrors, 'WORK_CLOSED', 'FILE_TYPE_UNSUPPORTED', 'FILE_TOO_LARGE', 'FILES_TOO_MANY'],
});

export const handInWork = endpoint({
  method: 'POST',
  path: `${prefix}/me/actions/hand-in`,
  caller: 'bearer',
  takesIn: true,
  summary: 'Hands an attempt in; handing in twice is once',
  reply: ownWork,
  errors: [...workErrors, 'WORK_CLOSED'],
});

export const beginAgain = endpoint({
  method: 'POST',
  path: `${prefix}/me/actions/again`,
  caller: 'bearer',
  takesIn: true,
  summary: 'Begins the next attempt of the pupil, for which the token then stands',
  reply: ownWork,
  errors: [...workErrors, 'ASSIGNMENT_NOT_OPEN', 'ATTEMPTS_USED'],
});

export const renounceAttempts = endpoint({
  method: 'POST',
  path: `${prefix}/me/actions/renounce`,
  caller: 'bearer',
  takesIn: true,
  summary:
    'Gives up the attempts that are left, so that the key is shown; only where the key waits for nothing else',
  reply: ownWork,
  errors: workErrors,
});
