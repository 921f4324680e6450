import { type ErrorCode, LecternError } from '@lectern/protocol';
import { normaliseLoginName } from '@lectern/protocol/accounts';
import type { Logger } from 'pino';
import type { Clock } from '../../../platform/clock.ts';
import type { AccountsStore, Credentials } from '../accounts.store.ts';
import type { PasswordHashing } from './password-hashing.ts';
import type { SignInLimits, SignInPlace } from './sign-in-limits.ts';

interface PasswordCheckPorts {
  accounts: AccountsStore;
  hashing: PasswordHashing;
  limits: SignInLimits;
  clock: Clock;
  log: Logger;
  /** Counts outcomes for the metrics. */
  count: (outcome: 'OK' | ErrorCode) => void;
}

/** Compares passwords with stored hashes; no other code does. */
export class PasswordCheck {
  readonly #ports: PasswordCheckPorts;

  constructor(ports: PasswordCheckPorts) {
    this.#ports = ports;
  }

  /**
   * A wrong password and an unknown name take the same work and throw the same LOGIN_FAILED. Throws LOGIN_LOCKED after
   * too many failures of this caller, and PROOF_NEEDED after too many failures of other callers. Only with the right
   * password, throws ACCOUNT_DEACTIVATED and, for a password set by the school, PASSWORD_ENDED and (unless `given` is
   * `taken`) PASSWORD_CHANGE_NEEDED.
   */
  async verify(
    loginName: string,
    password: string,
    place: SignInPlace,
    given: 'refused' | 'taken' = 'refused',
  ): Promise<Credentials> {
    try {
      const found = await this.#verify(normaliseLoginName(loginName), password, place);
      if (found.deactivated) throw new LecternError('ACCOUNT_DEACTIVATED');
      if (found.givenUntil !== undefined) {
        if (found.givenUntil <= this.#ports.clock.now()) throw new LecternError('PASSWORD_ENDED');
        if (given === 'refused') throw new LecternError('PASSWORD_CHANGE_NEEDED');
      }
      this.#ports.count('OK');
      return found;
    } catch (error) {
      if (error instanceof LecternError) {
        this.#ports.count(error.code);
        // The login name is never logged: people type their password there.
        this.#ports.log.info({ code: error.code, address: place.address }, 'a password was rejected');
      }
      throw error;
    }
  }

  async #verify(loginName: string, password: string, place: SignInPlace): Promise<Credentials> {
    const { check } = await this.#ports.limits.begin(loginName, place);
    const found = await this.#ports.accounts.findCredentials(loginName);
    // `check` runs when this password's turn comes and again after it, and a failure is counted before the next
    // password's turn, so that sending guesses at once has no advantage.
    const matches = await this.#ports.hashing.verify(
      found?.passwordHash,
      password,
      check,
      async (isRight) => {
        if (!isRight) await this.#ports.limits.recordFailure(loginName, place);
      },
    );
    if (!found || !matches) throw new LecternError('LOGIN_FAILED');
    await check();
    await this.#ports.limits.recordSuccess(loginName, place);
    return found;
  }
}
