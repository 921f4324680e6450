import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { passwordText, time, userId } from './account-shapes.ts';
import { USER_CENTRE } from './tokens.ts';

/** Time between the request to cancel an account and its cancellation, in which it can be withdrawn, milliseconds. */
export const CANCELLATION_GRACE_MS = 7 * 86_400_000;

const params = z.object({ id: userId });

/** Data that are deleted with an account, and users who lose access. */
const losses = z.object({
  /**
   * Number of documents on the user's disk, its bin included, without folders; number of coursewares among them; bytes
   * of all.
   */
  documents: z.int(),
  coursewares: z.int(),
  size: z.int(),
  /** Number of these documents that are shared with other people, and number of these people. */
  given: z.int(),
  people: z.int(),
  /** Number of active links. */
  links: z.int(),
  lessons: z.int(),
  /**
   * Number of classes that no other user teaches: classes of a school are archived there, others are deleted with their
   * pupils.
   */
  classes_alone: z.int(),
  classes_shared: z.int(),
  /** For a person, number of their school accounts that cannot be signed in to otherwise. */
  school_accounts: z.int(),
});
export type CancellationLosses = z.output<typeof losses>;

const cancellation = z.object({
  /** Time of the cancellation of the account; null if no cancellation was requested. */
  due_at: z.nullable(time),
  /** Whether the user is the school's only administrator: then the account cannot be cancelled. */
  last_admin: z.boolean(),
  losses,
});
export type Cancellation = z.output<typeof cancellation>;

export const getCancellation = endpoint({
  method: 'GET',
  path: `${USER_CENTRE}/users/:id/cancellation`,
  caller: 'user',
  summary:
    'Returns whether the cancellation of the caller’s account is scheduled, and what would be deleted with it',
  params,
  reply: cancellation,
  errors: ['USER_NOT_FOUND'],
});

export const cancelAccount = endpoint({
  method: 'POST',
  path: `${USER_CENTRE}/users/:id/actions/cancel`,
  caller: 'user',
  summary:
    'Schedules the cancellation of the account in a week: then its names, login and avatar are erased, every sign-in and link ends, and its disk and lessons are deleted. A second request does not change the date',
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
  summary: 'Withdraws the cancellation of the account',
  params,
  errors: ['USER_NOT_FOUND'],
});
