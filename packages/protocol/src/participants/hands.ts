import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { queryInteger } from '../calls/query.ts';
import { typedLine } from './activity-shapes.ts';
import { panelView } from './phone-views.ts';

/** Most characters of a question that a pupil asks with a raised hand. */
export const HAND_QUESTION_MAX = 60;
/** Most hands of one page of a lesson's record. */
const HAND_PAGE = 100;

const phone = '/api/participants/v1/me/hand';
const params = z.object({ id: z.uuid() });

export const raiseHand = endpoint({
  method: 'PUT',
  path: phone,
  caller: 'bearer',
  takesIn: true,
  summary:
    'Raises the hand of the calling phone under an id created there, perhaps with a short question that only the teacher sees. The same id again changes nothing',
  body: z.object({ id: z.uuid(), question: z.optional(typedLine(HAND_QUESTION_MAX)) }),
  errors: ['PARTICIPANT_GONE', 'HANDS_OFF', 'TOO_MANY_REQUESTS'],
});

export const lowerHand = endpoint({
  method: 'DELETE',
  path: phone,
  caller: 'bearer',
  summary: 'Lowers the hand of the calling phone',
  errors: ['PARTICIPANT_GONE'],
});

export const changeHands = endpoint({
  method: 'PATCH',
  path: '/api/lessons/v1/lessons/:id/phones/hands',
  caller: 'user',
  summary:
    'Lowers one hand or all, and sets whether pupils may raise hands; switching them off lowers all. Properties that are not sent stay unchanged',
  params,
  body: z.object({ on: z.optional(z.boolean()), lower: z.optional(z.union([z.literal('all'), z.uuid()])) }),
  reply: panelView,
  errors: ['LESSON_NOT_FOUND'],
});

const keptHand = z.object({
  id: z.uuid(),
  /** Empty for a typed name after its retention period, and for a pupil who has left the class. */
  name: z.string(),
  member_id: z.nullable(z.string()),
  /** Empty for a hand without a question. */
  question: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
});
export type KeptHand = z.infer<typeof keptHand>;

export const listHands = endpoint({
  method: 'GET',
  path: '/api/lessons/v1/lessons/:id/hands',
  caller: 'user',
  summary: 'Lists the hands that were raised in a lesson, in order, with their questions',
  params,
  query: z.object({
    offset: z._default(queryInteger(0, 10_000), 0),
    limit: z._default(queryInteger(1, HAND_PAGE), HAND_PAGE),
  }),
  reply: z.object({ items: z.array(keptHand), has_more: z.boolean() }),
  errors: ['LESSON_NOT_FOUND'],
});
