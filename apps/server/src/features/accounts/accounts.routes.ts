import { LecternError } from '@lectern/protocol';
import {
  bindUser,
  changeAccount,
  changePassword,
  findColleague,
  getAccount,
  getPublicUser,
  listBoundUsers,
  listIdentities,
} from '@lectern/protocol/accounts';
import type { Clock } from '../../platform/clock.ts';
import type { Routes } from '../../platform/http/routes.ts';
import { enforce } from '../../platform/policy.ts';
import { mayChangeRealName, mayManageBoundUsers, mayUseAccount } from './accounts.policy.ts';
import type { AccountsService } from './accounts.service.ts';
import type { AccountsStore } from './accounts.store.ts';
import { AddressLimit } from './address-limit.ts';
import type { PasswordCheck } from './passwords/password-check.ts';

/** The limit keeps callers from trying out a list of names. */
const COLLEAGUES_ALLOWED = 30;
const COLLEAGUES_WINDOW_MS = 600_000;

export interface AccountRoutePorts {
  readonly accounts: AccountsService;
  readonly store: AccountsStore;
  readonly passwords: PasswordCheck;
  readonly clock: Clock;
}

/** Endpoints that read and change accounts. */
export function routeAccounts(
  routes: Routes,
  { accounts, store, passwords, clock }: AccountRoutePorts,
): void {
  const colleagues = new AddressLimit(clock, COLLEAGUES_ALLOWED, COLLEAGUES_WINDOW_MS);

  routes.handle(getAccount, async ({ caller, params }) => {
    enforce(mayUseAccount(caller, params.id));
    return accounts.account(params.id);
  });

  routes.handle(changeAccount, async ({ caller, params, body }) => {
    enforce(mayUseAccount(caller, params.id));
    if (body.user_real_name !== undefined) enforce(mayChangeRealName(await accounts.user(params.id)));
    await accounts.changeNames(params.id, {
      ...(body.user_nick_name !== undefined && { nickName: body.user_nick_name }),
      ...(body.user_real_name !== undefined && { realName: body.user_real_name }),
    });
    return accounts.account(params.id);
  });

  routes.handle(changePassword, async ({ caller, params, body, address }) => {
    enforce(mayUseAccount(caller, params.id));
    const holder = await accounts.checkPassword(caller, params.id, body.old_password, address, 'taken');
    await accounts.setPassword(holder, body.new_password, caller);
    return {};
  });

  routes.handle(listIdentities, async ({ caller, params }) => {
    enforce(mayUseAccount(caller, params.id));
    const { identities } = await accounts.user(params.id);
    return { items: identities.map((identity) => ({ identity })) };
  });

  routes.handle(getPublicUser, ({ caller, params }) => accounts.publicUser(params.id, caller));

  routes.handle(findColleague, ({ caller, query }) => {
    // Searches are counted by person; otherwise the count would begin again with every account that the person
    // exchanges into.
    colleagues.take(caller.personId ?? caller.userId);
    return accounts.colleague(query.login_name, caller);
  });

  routes.handle(listBoundUsers, async ({ caller, params, query }) => {
    enforce(mayManageBoundUsers(caller, params.id));
    const bound = await accounts.boundUsers(params.id, query.$offset, query.$limit);
    return { current_account: { user_id: caller.userId }, ...bound };
  });

  routes.handle(bindUser, async ({ caller, params, body, address, proof }) => {
    enforce(mayManageBoundUsers(caller, params.id));
    const { accountId, accountType } = await passwords.verify(body.login_name, body.password, {
      address,
      deviceId: caller.sessionId,
      proof,
    });
    if (accountType !== 'org') throw new LecternError('USER_NOT_FOUND');
    if (!(await store.bind(accountId, params.id))) throw new LecternError('ACCOUNT_BOUND');
    return accounts.boundUser(await accounts.user(accountId));
  });
}
