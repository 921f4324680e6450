import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { queryInteger } from '../calls/query.ts';
import { activityResult, activitySetting, answerContent, tallies } from './activity-shapes.ts';
import { workFile } from './phone-views.ts';

/** Activities on one page of a lesson's record; each includes all of its answers. */
const ACTIVITY_PAGE = 10;

/** An activity in the lesson's record. */
const keptActivity = z.object({
  id: z.uuid(),
  setting: activitySetting,
  /** Start time, milliseconds since 1970. */
  at: z.number(),
  result: activityResult,
  /** Number of pupils who answered. */
  answered: z.int(),
  /** Drawings, photographs and recordings of the answers, by hash. */
  files: z.record(z.string(), workFile),
  /** Answers in order of arrival; a pupil may have several. */
  answers: z.array(
    z.object({
      /** Empty for a typed name after its retention period, and for a pupil who has left the class. */
      name: z.string(),
      member_id: z.nullable(z.string()),
      content: answerContent,
      /** Whether the answer was read from a paper card. */
      by_card: z.boolean(),
      /** Whether the answer was given on the panel. */
      on_panel: z.boolean(),
      /** Ids of the hints that were shown before an answer on the panel, and cost points. */
      hints: z.array(z.string()),
      /** Whether a buzz preceded the start and does not count. */
      early: z.boolean(),
      at: z.number(),
    }),
  ),
});
export type KeptActivity = z.infer<typeof keptActivity>;

/** A question of an activity, for its teacher. */
const activityQuestion = z.object({
  /** The question with its key. */
  question: z.unknown(),
  /** The question without its key, its lists in the order in which the phones show them. */
  asked: z.unknown(),
  tallies,
});
export type ActivityQuestion = z.infer<typeof activityQuestion>;

export const listActivityQuestions = endpoint({
  method: 'GET',
  path: '/api/lessons/v1/lessons/:id/phones/activities/:activity_id/questions',
  caller: 'user',
  summary:
    'Lists the questions of an exercise, or the one of a question, with their keys and counted answers',
  params: z.object({ id: z.uuid(), activity_id: z.uuid() }),
  reply: z.object({
    /** Addresses of the pictures and sounds of the questions, by hash. */
    files: z.record(z.string(), z.string()),
    questions: z.array(activityQuestion),
  }),
  errors: ['LESSON_NOT_FOUND', 'ACTIVITY_NOT_FOUND'],
});

export const listActivities = endpoint({
  method: 'GET',
  path: '/api/lessons/v1/lessons/:id/activities',
  caller: 'user',
  summary: 'Lists the activities on the phones of a lesson, in order, with the answers of each',
  params: z.object({ id: z.uuid() }),
  query: z.object({
    offset: z._default(queryInteger(0, 1_000), 0),
    limit: z._default(queryInteger(1, ACTIVITY_PAGE), ACTIVITY_PAGE),
  }),
  reply: z.object({ items: z.array(keptActivity), has_more: z.boolean() }),
  errors: ['LESSON_NOT_FOUND'],
});
