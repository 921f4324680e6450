import * as z from 'zod/mini';
import { passwordText, time, userId } from './account-shapes.ts';
import { endpoint } from './endpoint.ts';
import { USER_CENTRE } from './tokens.ts';

/** Between asking to cancel an account and its end, milliseconds: a week to change one's mind. */
export const CANCELLATION_GRACE_MS = 7 * 86_400_000;

const params = z.object({ id: userId });

/** What goes with an account, and whom that concerns. */
const losses = z.object({
  /** Of the own disk, its bin included, without folders; coursewares among them; bytes of all. */
  documents: z.int(),
  coursewares: z.int(),
  size: z.int(),
  /** Documents among these that others were given, and how many people. */
  given: z.int(),
  people: z.int(),
  /** Links that open. */
  links: z.int(),
  lessons: z.int(),
  /** Classes that nobody else teaches: those of a school are archived there, others are deleted with their pupils. */
  classes_alone: z.int(),
  classes_shared: z.int(),
  /** Of a person: accounts of schools that are reached in no other way. */
  school_accounts: z.int(),
});
export type CancellationLosses = z.output<typeof losses>;

const cancellation = z.object({
  /** When the account ends; null where nobody asked for that. */
  due_at: z.nullable(time),
  /** Whether nobody else administers the school: then the account cannot be cancelled. */
  last_admin: z.boolean(),
  losses,
});
export type Cancellation = z.output<typeof cancellation>;

export const getCancellation = endpoint({
  method: 'GET',
  path: `${USER_CENTRE}/users/:id/cancellation`,
  caller: 'user',
  summary: 'Whether the caller’s account is to end, and what would go with it',
  params,
  reply: cancellation,
  errors: ['USER_NOT_FOUND'],
});

export const cancelAccount = endpoint({
  method: 'POST',
  path: `${USER_CENTRE}/users/:id/actions/cancel`,
  caller: 'user',
  summary:
    'Asks for the end of the account in a week: then its names, login and avatar are erased, every sign-in and link ends, and its disk and lessons are deleted. Asked again, the day stays',
  params,
  body: z.object({ password: passwordText }),
  reply: z.object({ due_at: time }),
  errors: [
    'USER_NOT_FOUND',
    'ACCOUNT_LAST_ADMIN',
    'LOGIN_FAILED',
    'LOGIN_LOCKED',
    'INVALID_INPUT',
    'TOO_MANY_REQUESTS',
  ],
});

export const keepAccount = endpoint({
  method: 'DELETE',
  path: `${USER_CENTRE}/users/:id/cancellation`,
  caller: 'user',
  summary: 'Takes back that the account is to end',
  params,
  errors: ['USER_NOT_FOUND'],
});
