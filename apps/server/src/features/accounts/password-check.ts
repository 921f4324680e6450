import { LecternError } from '@lectern/protocol';
import { normaliseLoginName } from '@lectern/protocol/accounts';
import type { AccountsStore, Credentials } from './accounts.store.ts';
import type { PasswordHashing } from './password-hashing.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** Whose password it is: the only place where one is compared. */
export class PasswordCheck {
  readonly #accounts: AccountsStore;
  readonly #hashing: PasswordHashing;
  readonly #limits: SignInLimits;

  constructor(accounts: AccountsStore, hashing: PasswordHashing, limits: SignInLimits) {
    this.#accounts = accounts;
    this.#hashing = hashing;
    this.#limits = limits;
  }

  /**
   * Throws LOGIN_FAILED, the same and after the same work for a wrong password and for a name that nobody has, and
   * LOGIN_LOCKED after too many of those.
   */
  async verify(loginNameGiven: string, password: string, address: string): Promise<Credentials> {
    const loginName = normaliseLoginName(loginNameGiven);
    const checkLimits = () => this.#limits.check(loginName, address);
    await checkLimits();
    const found = await this.#accounts.findCredentials(loginName);
    // Asked again when its turn comes and once more after: guesses sent all at once gain nothing.
    const matches = await this.#hashing.verify(found?.passwordHash, password, checkLimits);
    if (!found || !matches) {
      await this.#limits.recordFailure(loginName, address);
      throw new LecternError('LOGIN_FAILED');
    }
    await checkLimits();
    await this.#limits.recordSuccess(loginName, address);
    return found;
  }
}
