import * as z from 'zod/mini';
import {
  authToken,
  deviceId,
  identity,
  passwordText,
  time,
  tokenText,
  userId,
} from '../accounts/account-shapes.ts';
import { endpoint } from '../calls/endpoint.ts';
import { SCHOOL_ERRORS, SCHOOLS_PREFIX, schoolCode, schoolName } from './school-shapes.ts';

/** Most days for which an invitation is valid, and most people who can use it. */
export const INVITATION_DAYS_MAX = 30;
export const INVITATION_USES_MAX = 500;
/** Most active invitations of one school. */
export const INVITATIONS_MAX = 50;

const prefix = `${SCHOOLS_PREFIX}/invitations`;

const invitation = z.object({
  invitation_id: z.string(),
  /** Purpose of the invitation, shown only to its creators. */
  note: z.string(),
  identity,
  uses: z.int(),
  uses_max: z.int(),
  created_at: time,
  ends_at: time,
  by_user_id: userId,
  by_name: z.string(),
});
export type Invitation = z.output<typeof invitation>;

export const listInvitations = endpoint({
  method: 'GET',
  path: prefix,
  caller: 'user',
  summary: 'Lists the invitations of the school that are still valid, newest first',
  reply: z.object({ items: z.array(invitation) }),
  errors: ['FORBIDDEN'],
});

export const createInvitation = endpoint({
  method: 'POST',
  path: prefix,
  caller: 'user',
  takesIn: true,
  summary: 'Creates an invitation to the school; its token is only returned here',
  body: z.object({
    note: z._default(schoolCode, ''),
    identity,
    uses_max: z.int().check(z.gte(1), z.lte(INVITATION_USES_MAX)),
    days: z.int().check(z.gte(1), z.lte(INVITATION_DAYS_MAX)),
  }),
  reply: z.object({ invitation, token: z.string() }),
  errors: [...SCHOOL_ERRORS, 'INVITATIONS_TOO_MANY', 'REGISTRATION_CLOSED'],
});

export const withdrawInvitation = endpoint({
  method: 'DELETE',
  path: `${prefix}/:invitation_id`,
  caller: 'user',
  summary: 'Withdraws an invitation at once; accounts created with it stay',
  params: z.object({ invitation_id: z.string().check(z.minLength(1), z.maxLength(64)) }),
  errors: ['FORBIDDEN', 'SCHOOL_INVITATION_INVALID'],
});

const invitationErrors = [
  'REGISTRATION_CLOSED',
  'SCHOOL_INVITATION_INVALID',
  'INVALID_INPUT',
  'TOO_MANY_REQUESTS',
] as const;

export const lookAtInvitation = endpoint({
  method: 'POST',
  path: `${prefix}/actions/look`,
  caller: 'anyone',
  summary:
    'Returns the school of an invitation and the identity that it gives; the same error when it is unknown, withdrawn, used up or expired',
  body: z.object({ token: tokenText }),
  reply: z.object({ org_name: z.string(), identity, by_name: z.string(), ends_at: time }),
  errors: invitationErrors,
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: `${prefix}/actions/accept`,
  caller: 'anyone',
  takesIn: true,
  summary: 'Creates an account of the school by invitation; the account signs in afterwards',
  body: z.object({
    token: tokenText,
    login_name: z.string().check(z.minLength(1), z.maxLength(256)),
    password: passwordText,
    real_name: schoolName(64),
    device_id: z.optional(deviceId),
  }),
  reply: authToken,
  errors: [...invitationErrors, 'LOGIN_NAME_TAKEN', 'LOGIN_NAME_INVALID', 'PASSWORD_WEAK'],
});
