import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { ANSWER_CARDS } from '../classes.ts';
import { GIVEN_MAX_MS } from './activity-shapes.ts';

const part = z.string().check(z.minLength(1), z.maxLength(64));

/** The response of a card to a question: one choice, also of a multiple-choice question, or whether a statement is true. */
const cardResponse = z.union([
  z.object({ choice: part }),
  z.object({ choices: z.array(part).check(z.length(1)) }),
  z.object({ truth: z.boolean() }),
]);
export type CardResponse = z.infer<typeof cardResponse>;

const cardAnswers = z
  .array(
    z.object({
      /** Created where the card was read: the same id again is the same answer. */
      id: z.uuid(),
      card: z.int().check(z.gte(1), z.lte(ANSWER_CARDS)),
      response: cardResponse,
      /** Time from the opening of the question to the reading by the reader's clock, milliseconds. */
      given_ms: z.optional(z.int().check(z.gte(0), z.lte(GIVEN_MAX_MS))),
    }),
  )
  .check(z.minLength(1), z.maxLength(ANSWER_CARDS));
export type CardAnswer = z.infer<typeof cardAnswers>[number];

/**
 * Answers that do not count. `card`: no pupil of the class has the card. `late`: the answer was given after the end.
 * `full`: this card was read too often.
 */
const refusals = z.array(z.object({ id: z.uuid(), why: z.enum(['card', 'late', 'full']) }));
export type CardRefusal = z.infer<typeof refusals>[number];

export const addCardAnswers = endpoint({
  method: 'POST',
  path: '/api/lessons/v1/lessons/:id/phones/activities/:activity_id/card_answers',
  caller: 'user',
  takesIn: true,
  summary:
    'Stores answers that the panel read from the paper cards of its class. A later answer of a card replaces the earlier one; the answers are stored when this call returns',
  params: z.object({ id: z.uuid(), activity_id: z.uuid() }),
  body: z.object({ answers: cardAnswers }),
  reply: z.object({ refused: refusals }),
  errors: ['LESSON_NOT_FOUND', 'ACTIVITY_NOT_FOUND', 'INVALID_INPUT'],
});

const phone = '/api/participants/v1/me';

export const getLessonCards = endpoint({
  method: 'GET',
  path: `${phone}/cards`,
  caller: 'bearer',
  summary: "Lists the pupils of the lesson's class with their paper cards, for the teacher's own phone",
  reply: z.object({
    /** Ordered by card; empty when no cards were printed for the class. */
    pupils: z.array(z.object({ card: z.int(), member_id: z.string(), name: z.string() })),
    /** Number of pupils without a card. */
    without: z.int(),
  }),
  errors: ['PARTICIPANT_GONE'],
});

export const sendCardAnswers = endpoint({
  method: 'POST',
  path: `${phone}/card_answers`,
  caller: 'bearer',
  takesIn: true,
  summary:
    "Stores answers that the teacher's own phone read from paper cards, by the rules of the panel's call for them",
  body: z.object({ activity_id: z.uuid(), answers: cardAnswers }),
  reply: z.object({ refused: refusals }),
  errors: ['PARTICIPANT_GONE', 'ACTIVITY_NOT_FOUND', 'INVALID_INPUT'],
});
