import { LecternError } from '@lectern/protocol';
import { type TermBegin, type Terms, USUAL_TERMS } from '@lectern/protocol/terms';
import type { CallerIdentity } from '../../platform/http/routes.ts';
import { enforce, isAllowed } from '../../platform/policy.ts';
import { type AccountsService, mayOverseeSchool } from '../accounts/index.ts';
import type { TermsOwner, TermsStore } from './terms.store.ts';

/** First days of terms. They only define the spans over which lessons are summed up; no stored data depend on them. */
export class TermsService {
  readonly #store: TermsStore;
  readonly #accounts: Pick<AccountsService, 'findUser'>;

  constructor(store: TermsStore, accounts: Pick<AccountsService, 'findUser'>) {
    this.#store = store;
    this.#accounts = accounts;
  }

  async get(caller: CallerIdentity): Promise<Terms> {
    const { organisationId } = caller;
    const [mine, school, maySetSchool] = await Promise.all([
      this.#store.find({ accountId: caller.userId }),
      organisationId === undefined ? null : this.#store.find({ organisationId }),
      this.#maySetSchool(caller),
    ]);
    return {
      begins: mine ?? school ?? [...USUAL_TERMS],
      of: mine ? 'me' : school ? 'school' : 'nobody',
      mine,
      school,
      may_set_school: isAllowed(maySetSchool),
    };
  }

  /** `begins`: null deletes the setting. Throws FORBIDDEN. */
  async set(
    caller: CallerIdentity,
    of: 'me' | 'school',
    begins: readonly TermBegin[] | null,
  ): Promise<Terms> {
    const owner = await this.#owner(caller, of);
    if (begins === null) await this.#store.remove(owner);
    else
      await this.#store.put(
        owner,
        begins.toSorted((one, other) => dayOf(one) - dayOf(other)),
      );
    return this.get(caller);
  }

  async #owner(caller: CallerIdentity, of: 'me' | 'school'): Promise<TermsOwner> {
    if (of === 'me') return { accountId: caller.userId };
    enforce(await this.#maySetSchool(caller));
    if (caller.organisationId === undefined) throw new LecternError('FORBIDDEN');
    return { organisationId: caller.organisationId };
  }

  async #maySetSchool(caller: CallerIdentity) {
    const user = await this.#accounts.findUser(caller.userId);
    return mayOverseeSchool(caller, user?.identities ?? []);
  }
}

function dayOf({ month, day }: TermBegin): number {
  return month * 100 + day;
}
