import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { publicUser, userId } from './account-shapes.ts';
import { USER_CENTRE } from './tokens.ts';

const oneUser = z.object({ id: userId });
const loginName = z.string().check(z.minLength(1), z.maxLength(256));

export const getPublicUser = endpoint({
  method: 'GET',
  path: `${USER_CENTRE}/public/users/:id`,
  caller: 'guest',
  summary: 'Returns what others see of a user; a cancelled account has the marker as its name',
  params: oneUser,
  reply: publicUser,
  errors: ['USER_NOT_FOUND'],
});

export const findColleague = endpoint({
  method: 'GET',
  path: `${USER_CENTRE}/colleagues`,
  caller: 'user',
  summary:
    "Finds the user of a login name: within a school that person's account there, outside a school the person; any other user is not found",
  query: z.object({ login_name: loginName }),
  reply: publicUser,
  errors: ['USER_NOT_FOUND', 'INVALID_INPUT', 'TOO_MANY_REQUESTS'],
});
