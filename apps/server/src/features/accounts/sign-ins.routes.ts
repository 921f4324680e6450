import { LecternError } from '@lectern/protocol';
import {
  createGuestToken,
  createLoginKey,
  createSession,
  exchangeToken,
  redeemLoginKey,
  register,
  showLoginKey,
  signIn,
  signOut,
  signOutEverywhere,
} from '@lectern/protocol/accounts';
import { endOtherSignIns, endSignIn, listSignIns } from '@lectern/protocol/sign-ins';
import { type AuthToken, getTime, refreshToken, validateToken } from '@lectern/protocol/tokens';
import type { FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { Clock } from '../../platform/clock.ts';
import type { Registration } from '../../platform/config.ts';
import type { CallerIdentity, Routes } from '../../platform/http/routes.ts';
import { enforce } from '../../platform/policy.ts';
import { mayExchangeInto, mayRegister, maySignOut, mayUseAccount } from './accounts.policy.ts';
import type { AccountsService } from './accounts.service.ts';
import { AddressLimit } from './address-limit.ts';
import type { PasswordCheck } from './passwords/password-check.ts';
import type { Authenticator } from './sign-ins/authenticator.ts';
import { type SignInDevice, signInDevice } from './sign-ins/sign-in-device.ts';
import type { SignInsService } from './sign-ins/sign-ins.service.ts';

const MINUTE_MS = 60_000;

/** The named account, and the caller's own account and person. */
function idsOf({ userId, personId }: CallerIdentity, named: string): readonly string[] {
  return [named, userId, ...(personId === undefined ? [] : [personId])];
}

function deviceOf(body: { readonly device_id?: string | undefined }, request: FastifyRequest): SignInDevice {
  return signInDevice(body.device_id, request.headers['user-agent']);
}

export interface SignInRoutePorts {
  readonly accounts: AccountsService;
  readonly signIns: SignInsService;
  readonly passwords: PasswordCheck;
  readonly authenticator: Authenticator;
  readonly registration: Registration;
  readonly clock: Clock;
  readonly log: Logger;
}

/** Logs every successful sign-in with its user, method and address; refusals are logged elsewhere. */
type NoteEntry = (token: AuthToken, how: string, address: string) => AuthToken;

/** Endpoints of signing in and out. */
export function routeSignIns(routes: Routes, ports: SignInRoutePorts): void {
  const noteEntry: NoteEntry = (token, how, address) => {
    ports.log.info({ user: token.user_id, how, address }, 'a user signed in');
    return token;
  };
  routeEntries(routes, ports, noteEntry);
  routeLoginKeys(routes, ports, noteEntry);
  routeTokens(routes, ports, noteEntry);
  routeEnds(routes, ports);
}

/** Sign-in as a guest, by registering, and with a password. */
function routeEntries(
  routes: Routes,
  { accounts, signIns, passwords, registration, clock }: SignInRoutePorts,
  noteEntry: NoteEntry,
): void {
  // A whole school may share one address.
  const openings = new AddressLimit(clock, 1_200, MINUTE_MS);
  const registrations = new AddressLimit(clock, 1_000, 60 * MINUTE_MS);
  // The limit keeps callers from trying out a list of names.
  const takenNames = new AddressLimit(clock, 30, 10 * MINUTE_MS);

  routes.handle(getTime, async () => ({ sys_time: clock.now() }));

  routes.handle(createSession, async ({ body, address }) => {
    openings.take(address);
    const { id, expiresAt } = await signIns.createDeviceSession(body.device_id);
    return { session_id: id, expires_at: expiresAt, server_time: clock.now() };
  });

  routes.handle(createGuestToken, async ({ body, address, request }) => {
    openings.take(`${address} ${body.device_id}`);
    const device = { ...deviceOf(body, request), id: body.device_id };
    return noteEntry(await signIns.issueGuest(device, body.session_id), 'guest', address);
  });

  routes.handle(register, async ({ body, address, request }) => {
    enforce(mayRegister(registration));
    registrations.take(address);
    try {
      const user = await accounts.createUser({
        loginName: body.login_name,
        password: body.password,
        realName: body.real_name,
        nickName: body.nick_name,
        identities: body.identities,
      });
      const owner = { accountId: user.id, accountType: 'person', personId: user.id } as const;
      return noteEntry(await signIns.issue(owner, deviceOf(body, request)), 'registration', address);
    } catch (error) {
      if (error instanceof LecternError && error.code === 'LOGIN_NAME_TAKEN') takenNames.take(address);
      throw error;
    }
  });

  routes.handle(signIn, async ({ body, address, proof, request }) => {
    const place = { address, deviceId: body.device_id, proof };
    const given = body.new_password === undefined ? 'refused' : 'taken';
    const owner = await passwords.verify(body.login_name, body.password, place, given);
    if (owner.givenUntil !== undefined) {
      await accounts.replaceGivenPassword(owner.accountId, body.password, body.new_password ?? '');
    }
    return noteEntry(await signIns.issue(owner, deviceOf(body, request)), 'password', address);
  });
}

/** Sign-in with a key that a signed-in browser shows. */
function routeLoginKeys(
  routes: Routes,
  { accounts, signIns, clock }: SignInRoutePorts,
  noteEntry: NoteEntry,
): void {
  // A valid key is never refused because of invalid keys from the same address.
  const wrongKeys = new AddressLimit(clock, 1_200, MINUTE_MS);
  function wrongKey(address: string): LecternError {
    wrongKeys.take(address);
    return new LecternError('LOGIN_KEY_INVALID');
  }

  routes.handle(createLoginKey, ({ caller }) => signIns.createLoginKey(caller));

  routes.handle(showLoginKey, async ({ body, address }) => {
    const id = await signIns.accountOfLoginKey(body.login_key);
    const user = id === undefined ? undefined : await accounts.findUser(id);
    if (!user || user.cancelled || user.deactivated) throw wrongKey(address);
    return { user_id: user.id, name: user.realName || user.nickName };
  });

  routes.handle(redeemLoginKey, async ({ body, address, request }) => {
    const owner = await signIns.takeLoginKey(body.login_key);
    const user = owner && (await accounts.findUser(owner.accountId));
    if (!owner || !user || user.cancelled || user.deactivated) throw wrongKey(address);
    const as = { ...owner, accountType: user.accountType };
    const entered = await signIns.issue(as, deviceOf(body, request));
    return noteEntry(entered, 'login key', address);
  });
}

/** Tokens that are checked, renewed, and exchanged for another account's tokens. */
function routeTokens(
  routes: Routes,
  { accounts, signIns, authenticator, clock }: SignInRoutePorts,
  noteEntry: NoteEntry,
): void {
  function validReply(userId: string, accountType: 'person' | 'org' | 'guest', expiresAt: number) {
    return {
      user_id: userId,
      account_type: accountType,
      expires_at: expiresAt,
      server_time: clock.now(),
    };
  }

  routes.handle(validateToken, async ({ params, body }) => {
    if ('mac' in body) {
      if ((body.access_token ?? params.token) !== params.token) throw new LecternError('UNAUTHORIZED');
      const token = await authenticator.verify({
        accessToken: params.token,
        nonce: body.nonce,
        mac: body.mac,
        method: body.http_method,
        url: body.request_uri,
        host: body.host,
      });
      return validReply(token.accountId, token.accountType, token.expiresAt);
    }
    const found = await signIns.inspectRefreshToken(params.token);
    if (
      !found ||
      (body.refresh_token ?? params.token) !== params.token ||
      (body.user_id ?? found.accountId) !== found.accountId
    ) {
      throw new LecternError('UNAUTHORIZED');
    }
    return validReply(found.accountId, found.accountType, found.expiresAt);
  });

  routes.handle(refreshToken, ({ body }) => signIns.refresh(body.refresh_token));

  routes.handle(exchangeToken, async ({ caller, body, address }) => {
    const target = await accounts.findUser(body.user_id);
    if (!target) throw new LecternError('USER_NOT_FOUND');
    enforce(mayExchangeInto(caller, target));
    const owner = {
      accountId: target.id,
      accountType: target.accountType,
      personId: caller.personId ?? null,
    };
    return noteEntry(await signIns.issueBeside(caller, owner), 'exchange', address);
  });
}

/** The browsers that are signed in, and how that ends. */
function routeEnds(routes: Routes, { signIns }: SignInRoutePorts): void {
  routes.handle(signOut, async ({ caller, params }) => {
    enforce(maySignOut(caller, params.access_token));
    await signIns.signOut(caller);
    return {};
  });

  routes.handle(signOutEverywhere, async ({ caller, params }) => {
    enforce(mayUseAccount(caller, params.id));
    return { ended: await signIns.endAll(idsOf(caller, params.id)) };
  });

  routes.handle(listSignIns, async ({ caller, params }) => {
    enforce(mayUseAccount(caller, params.id));
    const browsers = await signIns.browsers(idsOf(caller, params.id), caller);
    return {
      items: browsers.map(({ rootId, browser, system, since, seenAt, current }) => ({
        id: rootId,
        current,
        browser,
        system,
        begin_at: since,
        seen_at: seenAt,
      })),
    };
  });

  routes.handle(endSignIn, async ({ caller, params }) => {
    enforce(mayUseAccount(caller, params.id));
    const ended = await signIns.endBrowser(idsOf(caller, params.id), params.sign_in_id);
    if (!ended) throw new LecternError('SIGN_IN_NOT_FOUND');
    return {};
  });

  routes.handle(endOtherSignIns, async ({ caller, params }) => {
    enforce(mayUseAccount(caller, params.id));
    return { ended: await signIns.endAll(idsOf(caller, params.id), caller) };
  });
}
