import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { time, userId } from './account-shapes.ts';
import { USER_CENTRE } from './tokens.ts';

const oneUser = z.object({ id: userId });

/** A browser in which the user is signed in, with any of the accounts of one person. */
const signInItem = z.object({
  id: z.string(),
  /** Whether this browser sent the request. */
  current: z.boolean(),
  /** Names of browser and system; empty when they are unknown. */
  browser: z.string(),
  system: z.string(),
  /** Time when the user signed in with password or key. */
  begin_at: time,
  /** Time of the last use, accurate to two hours. */
  seen_at: time,
});
export type SignInItem = z.output<typeof signInItem>;

export const listSignIns = endpoint({
  method: 'GET',
  path: `${USER_CENTRE}/users/:id/sign_ins`,
  caller: 'user',
  summary: "Lists the caller's sign-ins: this browser, then the last used; at most 100",
  params: oneUser,
  reply: z.object({ items: z.array(signInItem) }),
  errors: ['USER_NOT_FOUND'],
});

export const endSignIn = endpoint({
  method: 'DELETE',
  path: `${USER_CENTRE}/users/:id/sign_ins/:sign_in_id`,
  caller: 'user',
  summary: 'Signs the caller out in one browser, its open windows included',
  params: z.object({ id: userId, sign_in_id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  errors: ['USER_NOT_FOUND', 'SIGN_IN_NOT_FOUND'],
});

export const endOtherSignIns = endpoint({
  method: 'DELETE',
  path: `${USER_CENTRE}/users/:id/sign_ins`,
  caller: 'user',
  summary: 'Signs the caller out everywhere else',
  params: oneUser,
  reply: z.object({ ended: z.int() }),
  errors: ['USER_NOT_FOUND'],
});
