import { Signal } from '@lectern/base';
import type { Account } from '@lectern/protocol/accounts';
import { useSignal } from '@lectern/ui/use-signal';
import { useEffect } from 'react';
import type { Host } from '../../platform/host/host.ts';
import type { HostRoles } from '../../platform/host/host-contract.ts';
import { accountState } from './account.ts';
import { forgetRole } from './forget-role.ts';
import { readRole, writeRole } from './role-cookie.ts';

/** The current role of a user and all roles they may choose: identities, or names that the client defines. */
export interface Roles extends HostRoles {
  /** Selects another role; undefined in a client, which sets the role itself. */
  readonly choose: ((role: string) => void) | undefined;
}

const ofClient = new Signal<HostRoles | undefined>(undefined);
const chosen = new Signal<{ readonly userId: string; readonly role: string } | undefined>(undefined);

/** In the desktop client the current role and all roles come from the client, while it supports the command. */
export function followHostRoles(client: Host): void {
  client.on('roles', ofClient.set);
  const ask = () => {
    if (client.has('roles')) client.invoke('roles').then(ofClient.set, () => undefined);
    else ofClient.set(undefined);
  };
  client.info.subscribe(ask);
  ask();
  // Signing out deletes the role, because the next user has another role.
  const keep = () => {
    const state = accountState.get();
    const roles = ofClient.get();
    if (state.kind === 'signed-out') forgetRole();
    if (state.kind === 'signed-in' && roles) writeRole(state.account.user_id, roles.current);
  };
  ofClient.subscribe(keep);
  accountState.subscribe(keep);
}

/** The roles of the signed-in user. Also keeps the role cookie up to date. */
export function useRoles(account: Account | undefined): Roles | undefined {
  const client = useSignal(ofClient);
  const choice = useSignal(chosen);
  const userId = account?.user_id;
  const identities = account?.identities ?? NONE;
  const wished = userId === undefined || choice?.userId === userId ? choice?.role : readRole(userId);
  const own = identities.find((identity) => identity === wished) ?? identities[0];
  const current = client?.current ?? own;
  useEffect(() => {
    if (userId !== undefined && current !== undefined) writeRole(userId, current);
  }, [userId, current]);
  if (userId === undefined) return undefined;
  if (client) return { ...client, choose: undefined };
  if (own === undefined) return undefined;
  return { current: own, all: identities, choose: (role) => chosen.set({ userId, role }) };
}

const NONE: Account['identities'] = [];
