import * as z from 'zod/mini';
import { time, userId } from '../accounts/account-shapes.ts';
import { USER_CENTRE } from '../accounts/tokens.ts';
import { endpoint } from '../calls/endpoint.ts';
import { SCHOOL_ERRORS, SCHOOLS_PREFIX } from './school-shapes.ts';

/** Days in which an active teacher can object. */
export const HAND_OVER_NOTICE_DAYS = 7;
/** Days within which a hand-over can be undone. */
export const HAND_OVER_BACK_DAYS = 30;

/**
 * `waiting`: for the owner's reply, or the end of the days to object. `objected`: by the owner. `stopped`: by the
 * school. `failed`: the new owner has no space or no longer exists.
 */
export const handOverState = z.enum(['waiting', 'objected', 'stopped', 'failed', 'done', 'taken_back']);
export type HandOverState = z.output<typeof handOverState>;

const person = z.object({ user_id: userId, name: z.string() });
export const handOverItem = z.object({
  hand_over_id: z.uuid(),
  from: person,
  to: person,
  by: person,
  documents: z.boolean(),
  classes: z.boolean(),
  state: handOverState,
  asked_at: time,
  /** Time when the hand-over takes effect if the owner does not reply. */
  due_at: time,
  settled_at: z.nullable(time),
  document_count: z.int(),
  class_count: z.int(),
  assignment_count: z.int(),
  may_take_back: z.boolean(),
});
export type HandOver = z.output<typeof handOverItem>;

const id = z.uuid();
const items = z.object({ items: z.array(handOverItem) });

export const listHandOvers = endpoint({
  method: 'GET',
  path: `${SCHOOLS_PREFIX}/hand_overs`,
  caller: 'user',
  summary: 'Lists hand-overs of documents and classes in the school, waiting and done, newest first',
  reply: items,
  errors: SCHOOL_ERRORS,
});

export const stopHandOver = endpoint({
  method: 'POST',
  path: `${SCHOOLS_PREFIX}/hand_overs/:hand_over_id/actions/stop`,
  caller: 'user',
  summary: 'Cancels a waiting hand-over, or reverses one that was done',
  params: z.object({ hand_over_id: id }),
  reply: handOverItem,
  errors: [...SCHOOL_ERRORS, 'HAND_OVER_NOT_FOUND', 'HAND_OVER_SETTLED', 'HAND_OVER_NO_ROOM'],
});

export const listOwnHandOvers = endpoint({
  method: 'GET',
  path: `${USER_CENTRE}/users/:id/hand_overs`,
  caller: 'user',
  summary: "Lists hand-overs of the caller's documents and classes, waiting and done, newest first",
  params: z.object({ id: userId }),
  reply: items,
  errors: ['USER_NOT_FOUND'],
});

export const answerHandOver = endpoint({
  method: 'POST',
  path: `${USER_CENTRE}/users/:id/hand_overs/:hand_over_id/actions/answer`,
  caller: 'user',
  summary:
    'Agrees to a waiting hand-over, which is then done at once, or objects to it, so that it is not done',
  params: z.object({ id: userId, hand_over_id: id }),
  body: z.object({ agrees: z.boolean() }),
  reply: handOverItem,
  errors: [
    'USER_NOT_FOUND',
    'HAND_OVER_NOT_FOUND',
    'HAND_OVER_SETTLED',
    'HAND_OVER_NO_ROOM',
    'NOT_A_TEACHER',
  ],
});
