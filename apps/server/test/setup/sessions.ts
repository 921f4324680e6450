import { createHmac, randomBytes } from 'node:crypto';
import { newId } from '@lectern/base';
import type { Identity } from '@lectern/protocol';
import {
  createGuestToken,
  createSession,
  register,
  signIn as signInEndpoint,
} from '@lectern/protocol/accounts';
import { formatMacHeader, macText, makeNonce } from '@lectern/protocol/mac';
import type { AuthToken } from '@lectern/protocol/tokens';
import { UsersService } from '../../src/features/accounts/index.ts';
import { PasswordHashing } from '../../src/features/accounts/passwords/password-hashing.ts';
import { OrganisationsService } from '../../src/features/organisations/index.ts';
import type { Session, TestServer } from './test-server.ts';

/** A password that passes every check. */
export const TEST_PASSWORD = 'lesson plan at dawn';

/** A signed-in user; signs each call with a separate nonce. */
export interface SignedIn extends Session {
  readonly userId: string;
  readonly token: AuthToken;
  /** The header that a socket sends first: signed for `GET path`. */
  authorizeSocket(path: string): string;
}

/** Registers a person over HTTP. `name` is the login name and the real name; unique if omitted. */
export async function signIn(server: TestServer, name = `user-${newId().slice(-12)}`): Promise<SignedIn> {
  const token = await server.call(register, {
    body: { login_name: name, password: TEST_PASSWORD, real_name: name },
  });
  return sessionOf(server, token);
}

interface TeacherOptions {
  readonly name?: string;
  /** A new school is created if omitted. */
  readonly organisationId?: string;
  readonly identities?: readonly Identity[];
}

/** Creates an organisation account without signing it in, which takes half the time. */
export async function createTeacher(
  server: TestServer,
  { name = `teacher-${newId().slice(-12)}`, organisationId, identities }: TeacherOptions = {},
): Promise<{ readonly id: string; readonly name: string; readonly organisationId: string }> {
  const school = organisationId ?? (await createSchool(server));
  const { database, clock, config } = server.platform;
  const hashing = new PasswordHashing({ cheap: config.cheapPasswords });
  const { id } = await new UsersService(database, clock, hashing).createUser({
    loginName: name,
    password: TEST_PASSWORD,
    realName: name,
    organisationId: school,
    ...(identities && { identities }),
  });
  return { id, name, organisationId: school };
}

/** Creates an organisation account and signs it in with its own password. */
export async function signInTeacher(
  server: TestServer,
  options: TeacherOptions = {},
): Promise<SignedIn & { readonly organisationId: string }> {
  const { name, organisationId } = await createTeacher(server, options);
  const token = await server.call(signInEndpoint, { body: { login_name: name, password: TEST_PASSWORD } });
  return { ...sessionOf(server, token), organisationId };
}

export async function createSchool(server: TestServer, name = '示范小学'): Promise<string> {
  const { id } = await new OrganisationsService(
    server.platform.database,
    server.platform.clock,
  ).createOrganisation({ name });
  return id;
}

/** The guest of a device. */
export async function signInGuest(server: TestServer): Promise<SignedIn> {
  const device = newId();
  const { session_id } = await server.call(createSession, { body: { device_id: device } });
  const token = await server.call(createGuestToken, { body: { device_id: device, session_id } });
  return sessionOf(server, token);
}

export function sessionOf(server: TestServer, token: AuthToken): SignedIn {
  const authorize = (method: string, url: string, host: string) => {
    const nonce = makeNonce(server.platform.steadyClock.now(), randomBytes(16));
    return signedHeader(token, { nonce, method, url, host });
  };
  return {
    userId: token.user_id,
    token,
    authorize,
    authorizeSocket: (path) => authorize('GET', path, server.host),
  };
}

/** The Authorization header of a call, which may be wrong on purpose. */
export function signedHeader(
  token: { readonly access_token: string; readonly mac_key: string },
  request: { nonce: string; method: string; url: string; host: string },
): string {
  const mac = createHmac('sha256', token.mac_key).update(macText(request)).digest('base64');
  return formatMacHeader({ id: token.access_token, nonce: request.nonce, mac });
}
