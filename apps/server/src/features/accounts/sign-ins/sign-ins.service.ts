import { newId } from '@lectern/base';
import { LecternError } from '@lectern/protocol';
import { type AccountType, GUEST_ID } from '@lectern/protocol/accounts';
import type { AuthToken } from '@lectern/protocol/tokens';
import type { Logger } from 'pino';
import type { Bus } from '../../../platform/bus/bus.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { CallerIdentity } from '../../../platform/http/routes.ts';
import type { SignInDevice } from './sign-in-device.ts';
import type { SignedInBrowser, SignIn, SignInsStore, TokenToInsert } from './sign-ins.store.ts';
import type { TokenCache } from './token-cache.ts';
import { hashToken, newToken } from './token-secrets.ts';

/** Lifetimes, milliseconds. */
export const ACCESS_TOKEN_MS = 7_200_000;
export const REFRESH_TOKEN_MS = 30 * 86_400_000;
/** A sign-in ends after this time, however often it is renewed: about half a school year. */
export const LONGEST_SIGN_IN_MS = 180 * 86_400_000;
const GUEST_REFRESH_TOKEN_MS = 86_400_000;
export const LOGIN_KEY_MS = 120_000;
const DEVICE_SESSION_MS = 86_400_000;
/** How long a used refresh token works again: two windows may refresh at once, and a response may get lost. */
export const REFRESH_GRACE_MS = 30_000;
/** Time for which calls in progress can use their access token after a refresh. */
const OLD_ACCESS_MS = 60_000;

/** Maximum number of a user's browsers that are listed; "everywhere else" ends further ones too. */
const BROWSERS_LISTED = 100;

/** Bus topic: the id of a sign-in that has ended. The process that holds its sockets closes them. */
export const SESSION_ENDED_TOPIC = 'session_ended';

/** The account that signs in, and the person behind it when it is a person's sign-in. */
export interface SignInOwner {
  readonly accountId: string;
  readonly accountType: AccountType;
  readonly personId: string | null;
}

interface IssuedToken {
  readonly reply: AuthToken;
  readonly row: TokenToInsert;
}

interface SignInsServicePorts {
  store: SignInsStore;
  tokens: TokenCache;
  macKey: (accessToken: string) => Promise<string>;
  clock: Clock;
  bus: Bus;
  log: Logger;
}

/** Sign-ins and their tokens: issues, refreshes, exchanges and ends them. */
export class SignInsService {
  readonly #ports: SignInsServicePorts;

  constructor(ports: SignInsServicePorts) {
    this.#ports = ports;
  }

  /** `beside`: the sign-in of the same browser to which the new one belongs; both end together. */
  async issue(owner: SignInOwner, device: SignInDevice, beside?: SignIn): Promise<AuthToken> {
    const id = newId();
    const signIn: SignIn = {
      id,
      rootId: beside?.rootId ?? id,
      accountId: owner.accountId,
      personId: owner.personId,
      device,
      since: beside?.since ?? this.#ports.clock.now(),
    };
    const { reply, row } = await this.#makeToken(owner.accountId, owner.accountType);
    await this.#ports.store.insert(signIn, row, this.#ports.clock.now());
    return reply;
  }

  /** Signs in as another account of the same person; the present sign-in stays valid and both end together. */
  async issueBeside(caller: CallerIdentity, owner: SignInOwner): Promise<AuthToken> {
    const present = await this.#ports.store.find(caller.sessionId);
    if (!present) throw new LecternError('UNAUTHORIZED');
    return this.issue(owner, present.device, present);
  }

  /**
   * Throws SESSION_INVALID; a token that was refreshed already and is used again after the grace period ends the whole
   * sign-in.
   */
  async refresh(refreshToken: string): Promise<AuthToken> {
    const hash = hashToken(refreshToken);
    const found = await this.#ports.store.findRefreshToken(hash);
    if (!found) throw new LecternError('SESSION_INVALID');
    const { reply, row } = await this.#makeToken(found.accountId, found.accountType);
    const now = this.#ports.clock.now();
    const outcome = await this.#ports.store.rotate(hash, now, now + OLD_ACCESS_MS, (current) => {
      const isOver = current.refreshExpiresAt <= now || now - current.since >= LONGEST_SIGN_IN_MS;
      if (isOver) return { outcome: 'expired' };
      const replayed = current.rotatedAt !== undefined && now - current.rotatedAt > REFRESH_GRACE_MS;
      return replayed ? { outcome: 'replayed' } : { outcome: 'rotated', next: row };
    });
    if (outcome === 'rotated') {
      this.#ports.tokens.removeSignIn(found.id);
      return reply;
    }
    if (outcome === 'replayed') {
      this.#ports.log.warn(
        { signIn: found.id },
        'a used refresh token was presented again: its sign-in was ended',
      );
      await this.#tell(await this.#ports.store.endGroup(found.rootId));
    }
    throw new LecternError('SESSION_INVALID');
  }

  /** The owner and expiry of a refresh token; undefined when the token is no longer valid. */
  async inspectRefreshToken(
    refreshToken: string,
  ): Promise<{ accountId: string; accountType: AccountType; expiresAt: number } | undefined> {
    const found = await this.#ports.store.findRefreshToken(hashToken(refreshToken));
    if (!found || found.rotatedAt !== undefined || found.refreshExpiresAt <= this.#ports.clock.now())
      return undefined;
    return {
      accountId: found.accountId,
      accountType: found.accountType,
      expiresAt: found.refreshExpiresAt,
    };
  }

  /** Ends the sign-in of this browser with all sign-ins that it was exchanged into. */
  async signOut(caller: CallerIdentity): Promise<void> {
    const present = await this.#ports.store.find(caller.sessionId);
    if (present) await this.#tell(await this.#ports.store.endGroup(present.rootId));
  }

  /** Ends every sign-in of the accounts, except the sign-ins of the browser of `except`. Returns their number. */
  async endAll(accountIds: readonly string[], except?: CallerIdentity): Promise<number> {
    const kept = except && (await this.#ports.store.find(except.sessionId));
    await this.#ports.store.deleteLoginKeys(accountIds);
    const ended = await this.#ports.store.endAll(accountIds, kept?.rootId);
    await this.#tell(ended);
    return ended.length;
  }

  /** The browsers in which the accounts are signed in, the caller's first. */
  async browsers(
    accountIds: readonly string[],
    caller: CallerIdentity,
  ): Promise<readonly (SignedInBrowser & { readonly current: boolean })[]> {
    const present = await this.#ports.store.find(caller.sessionId);
    const found = await this.#ports.store.listOf(accountIds, BROWSERS_LISTED);
    const marked = found.map((browser) => ({ ...browser, current: browser.rootId === present?.rootId }));
    return marked.sort((a, b) => Number(b.current) - Number(a.current));
  }

  /** Signs the accounts out in one browser. False when they are not signed in there. */
  async endBrowser(accountIds: readonly string[], rootId: string): Promise<boolean> {
    await this.#ports.store.deleteLoginKeys(accountIds);
    const ended = await this.#ports.store.endBrowser(accountIds, rootId);
    await this.#tell(ended);
    return ended.length > 0;
  }

  async createLoginKey(caller: CallerIdentity): Promise<{ login_key: string; expires_at: number }> {
    const key = newToken();
    const expiresAt = this.#ports.clock.now() + LOGIN_KEY_MS;
    const owner = { accountId: caller.userId, personId: caller.personId ?? null };
    await this.#ports.store.insertLoginKey(hashToken(key), owner, expiresAt);
    return { login_key: key, expires_at: expiresAt };
  }

  /** The account that a key signs in, without using the key up. Undefined when the key is unknown, used or too old. */
  accountOfLoginKey(key: string): Promise<string | undefined> {
    return this.#ports.store.findLoginKey(hashToken(key), this.#ports.clock.now());
  }

  /** Uses a key up. Undefined when the key is unknown, used or too old. */
  takeLoginKey(key: string): Promise<{ accountId: string; personId: string | null } | undefined> {
    return this.#ports.store.takeLoginKey(hashToken(key), this.#ports.clock.now());
  }

  async createDeviceSession(deviceId: string): Promise<{ id: string; expiresAt: number }> {
    const id = newToken();
    const expiresAt = this.#ports.clock.now() + DEVICE_SESSION_MS;
    await this.#ports.store.insertDeviceSession(id, deviceId, expiresAt);
    return { id, expiresAt };
  }

  /** Throws SESSION_INVALID. */
  async issueGuest(device: SignInDevice & { readonly id: string }, sessionId: string): Promise<AuthToken> {
    if (!(await this.#ports.store.hasDeviceSession(sessionId, device.id, this.#ports.clock.now()))) {
      throw new LecternError('SESSION_INVALID');
    }
    return this.issue({ accountId: GUEST_ID, accountType: 'guest', personId: null }, device);
  }

  /**
   * Runs after this process missed messages of the bus. Emits the end of every sign-in of this process that no longer
   * exists.
   */
  async lookAgain(): Promise<void> {
    const { store, tokens } = this.#ports;
    tokens.clear();
    const known = tokens.signIns;
    if (known.length > 0) await this.#tell(await store.ended(known));
  }

  async sweep(): Promise<void> {
    await this.#tell(await this.#ports.store.sweep(this.#ports.clock.now()));
  }

  async #tell(signInIds: readonly string[]): Promise<void> {
    for (const id of signInIds) this.#ports.tokens.removeSignIn(id);
    await Promise.all(signInIds.map((id) => this.#ports.bus.publish(SESSION_ENDED_TOPIC, id)));
  }

  async #makeToken(accountId: string, accountType: AccountType): Promise<IssuedToken> {
    const now = this.#ports.clock.now();
    const accessToken = newToken();
    const refreshToken = newToken();
    const accessExpiresAt = now + ACCESS_TOKEN_MS;
    const refreshExpiresAt = now + (accountType === 'guest' ? GUEST_REFRESH_TOKEN_MS : REFRESH_TOKEN_MS);
    return {
      row: {
        accessHash: hashToken(accessToken),
        refreshHash: hashToken(refreshToken),
        accessExpiresAt,
        refreshExpiresAt,
      },
      reply: {
        user_id: accountId,
        account_type: accountType,
        access_token: accessToken,
        refresh_token: refreshToken,
        mac_key: await this.#ports.macKey(accessToken),
        expires_at: accessExpiresAt,
        refresh_expires_at: refreshExpiresAt,
        server_time: now,
      },
    };
  }
}
