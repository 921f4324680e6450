import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { classPupil, moment } from '../lessons/lessons.ts';
import { askedQuestion, questionResponse } from './activity-shapes.ts';
import { WORK_FILE_MAX_BYTES } from './lesson-works.ts';

/** Most answers of one call. */
const ANSWERS_MAX = 60;
/** Most hints of a question. */
const HINTS_MAX = 20;

/** An answer that was given on the panel. */
const panelAnswer = z.object({
  /** Created on the panel: the same id again is the same answer, of the pupil who is named last. */
  id: z.uuid(),
  /** The pupil who answered; null when none was named. */
  pupil: z.nullable(classPupil),
  /** Answers without a name are of one pupil when this is equal; left out, each is of another pupil. */
  unnamed: z.optional(z.uuid()),
  response: questionResponse,
  /** Ids of the hints that were shown before the answer, and cost points. */
  hints: z.array(z.string().check(z.minLength(1), z.maxLength(64))).check(z.maxLength(HINTS_MAX)),
  /** Milliseconds since 1970 by the panel's clock. */
  at: moment,
});
export type PanelAnswer = z.infer<typeof panelAnswer>;

export const addPanelAnswers = endpoint({
  method: 'POST',
  path: '/api/lessons/v1/lessons/:id/panel_questions/:activity_id/answers',
  caller: 'user',
  takesIn: true,
  summary:
    'Stores answers that pupils gave on the panel to a question, perhaps hours ago and offline. The activity is created with the first of them; a pupil who is not in the class counts as unnamed. An answer that is stored already is given to the pupil who is named now',
  params: z.object({ id: z.uuid(), activity_id: z.uuid() }),
  body: z.object({
    /** The question with its key, as the panel showed it. */
    asked: askedQuestion,
    /** Time of the first answer to the question, milliseconds since 1970. */
    asked_at: moment,
    answers: z.array(panelAnswer).check(z.minLength(1), z.maxLength(ANSWERS_MAX)),
  }),
  /** Number of the sent answers that are stored on disk. */
  reply: z.object({ count: z.int() }),
  errors: ['LESSON_NOT_FOUND', 'ACTIVITY_NOT_FOUND', 'ACTIVITIES_TOO_MANY', 'INVALID_INPUT', 'LESSON_FULL'],
});

export const uploadPanelFile = endpoint({
  method: 'POST',
  path: '/api/lessons/v1/lessons/:id/panel_questions/:activity_id/answers/:answer_id/files',
  caller: 'user',
  takesIn: true,
  summary:
    'Stores a drawing, photograph or recording that an answer on the panel names by its hash; sent after the answer, perhaps hours ago and offline',
  params: z.object({ id: z.uuid(), activity_id: z.uuid(), answer_id: z.uuid() }),
  rawBody: { maxBytes: WORK_FILE_MAX_BYTES },
  reply: z.object({ hash: z.string() }),
  errors: [
    'LESSON_NOT_FOUND',
    'ACTIVITY_NOT_FOUND',
    'INVALID_INPUT',
    'FILE_TYPE_UNSUPPORTED',
    'FILE_TOO_LARGE',
    'FILES_TOO_MANY',
  ],
});
