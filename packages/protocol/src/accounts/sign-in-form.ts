import * as z from 'zod/mini';
import { endpoint } from '../calls/endpoint.ts';
import { authToken, deviceId, identity, passwordText, personName } from './account-shapes.ts';
import { USER_CENTRE } from './tokens.ts';

const loginName = z.string().check(z.minLength(1), z.maxLength(256));

export const register = endpoint({
  method: 'POST',
  path: `${USER_CENTRE}/users`,
  caller: 'anyone',
  takesIn: true,
  summary: 'Creates a person account and signs it in',
  body: z.object({
    login_name: loginName,
    password: passwordText,
    real_name: personName.check(z.minLength(1)),
    nick_name: z._default(personName, ''),
    identities: z._default(z.array(identity).check(z.maxLength(7)), ['TEACHER']),
    device_id: z.optional(deviceId),
  }),
  reply: authToken,
  errors: [
    'REGISTRATION_BY_INVITATION',
    'REGISTRATION_CLOSED',
    'LOGIN_NAME_TAKEN',
    'LOGIN_NAME_INVALID',
    'PASSWORD_WEAK',
    'INVALID_INPUT',
    'TOO_MANY_REQUESTS',
  ],
});

export const signIn = endpoint({
  method: 'POST',
  path: `${USER_CENTRE}/tokens`,
  caller: 'anyone',
  summary: 'Signs in with login name and password',
  body: z.object({
    login_name: loginName,
    password: passwordText,
    /** Replaces a password from the school (PASSWORD_CHANGE_NEEDED); ignored otherwise. */
    new_password: z.optional(passwordText),
    device_id: z.optional(deviceId),
  }),
  reply: authToken,
  errors: [
    'LOGIN_FAILED',
    'LOGIN_LOCKED',
    'PROOF_NEEDED',
    'ACCOUNT_DEACTIVATED',
    'PASSWORD_CHANGE_NEEDED',
    'PASSWORD_ENDED',
    'PASSWORD_WEAK',
    'INVALID_INPUT',
    'TOO_MANY_REQUESTS',
  ],
});
