import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { authToken, signedRequest, time, tokenData, tokenText, validToken } from './account-shapes.ts';

export type { AuthToken } from './account-shapes.ts';

/** Path prefix of the user centre: the gateway of the specification's section 7, and further calls. */
export const USER_CENTRE = '/api/uc/v1.1';

export const getTime = endpoint({
  method: 'GET',
  path: `${USER_CENTRE}/time`,
  caller: 'anyone',
  summary: "Returns the server's clock, from which nonces are generated",
  reply: z.object({ sys_time: time }),
  errors: [],
});

export const validateToken = endpoint({
  method: 'POST',
  path: `${USER_CENTRE}/tokens/:token/actions/valid`,
  caller: 'anyone',
  summary:
    'Verifies a signature that another server received (access token in the path), or checks that a refresh token is still valid (refresh token in the path)',
  params: z.object({ token: tokenText }),
  body: z.union([signedRequest, tokenData]),
  reply: validToken,
  errors: ['UNAUTHORIZED', 'TOKEN_EXPIRED', 'MAC_INVALID', 'NONCE_STALE', 'NONCE_REPEATED', 'INVALID_INPUT'],
});

export const refreshToken = endpoint({
  method: 'POST',
  path: `${USER_CENTRE}/tokens/actions/refresh`,
  caller: 'anyone',
  summary:
    'Exchanges a refresh token for a new pair, once; a refresh token that is used again later ends the whole sign-in',
  body: z.object({ refresh_token: tokenText }),
  reply: authToken,
  errors: ['SESSION_INVALID', 'INVALID_INPUT'],
});
