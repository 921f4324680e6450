import { Signal } from '@lectern/base';
import type { Account } from '@lectern/protocol/accounts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Host } from '../../platform/host/host.ts';
import type { HostRoles } from '../../platform/host/host-contract.ts';
import { resultOf } from '../../platform/testing/drawn.tsx';
import { followHostRoles, type Roles, useRoles } from './roles.ts';

const seen = vi.hoisted(() => ({
  cookie: {} as Record<string, string>,
  forgotten: 0,
  account: undefined as unknown,
}));
vi.mock('./role-cookie.ts', () => ({
  readRole: (userId: string) => seen.cookie[userId],
  writeRole: (userId: string, role: string) => {
    seen.cookie[userId] = role;
  },
}));
vi.mock('./forget-role.ts', () => ({ forgetRole: () => (seen.forgotten += 1) }));
vi.mock('./account.ts', async () => {
  const { Signal } = await import('@lectern/base');
  seen.account = new Signal({ kind: 'unchecked' });
  return { accountState: seen.account };
});

beforeEach(() => {
  seen.cookie = {};
  seen.forgotten = 0;
});

const account = (userId: string, ...identities: string[]) =>
  ({ user_id: userId, identities }) as unknown as Account;
function rolesOf(of: Account | undefined): Roles | undefined {
  return resultOf(() => useRoles(of));
}

describe('useRoles', () => {
  it('returns the stored role, or the first, of the identities', () => {
    seen.cookie = { chen: 'EDU_ADMIN', li: 'GONE' };
    expect(rolesOf(account('chen', 'TEACHER', 'EDU_ADMIN'))).toMatchObject({
      current: 'EDU_ADMIN',
      all: ['TEACHER', 'EDU_ADMIN'],
    });
    expect(rolesOf(account('li', 'TEACHER', 'EDU_ADMIN'))?.current).toBe('TEACHER');
  });

  it('returns undefined without a user or an identity', () => {
    expect([rolesOf(undefined), rolesOf(account('chen'))]).toEqual([undefined, undefined]);
  });

  it('returns the selected role to the user who selected it only', () => {
    rolesOf(account('chen', 'TEACHER', 'EDU_ADMIN'))?.choose?.('EDU_ADMIN');
    expect(rolesOf(account('chen', 'TEACHER', 'EDU_ADMIN'))?.current).toBe('EDU_ADMIN');
    expect(rolesOf(account('li', 'TEACHER', 'EDU_ADMIN'))?.current).toBe('TEACHER');
  });
});

describe('in a client', () => {
  const CLIENT: HostRoles = { current: 'guide', all: ['guide', 'pupil'] };
  function client(has: boolean, answer: () => Promise<HostRoles>) {
    let tell: ((roles: HostRoles) => void) | undefined;
    const state = { has };
    const host = {
      on: (_: string, listener: typeof tell) => {
        tell = listener;
      },
      has: () => state.has,
      invoke: answer,
      info: new Signal(0),
    };
    followHostRoles(host as unknown as Host);
    return { state, host, tell: (roles: HostRoles) => tell?.(roles) };
  }
  const become = (state: object) => (seen.account as Signal<object>).set(state);

  it('the roles are those of the client, which sets them, while it supports that', async () => {
    const { state, host, tell } = client(true, async () => CLIENT);
    await vi.waitFor(() => expect(rolesOf(account('chen', 'TEACHER'))?.current).toBe('guide'));
    expect(rolesOf(account('chen', 'TEACHER'))).toEqual({ ...CLIENT, choose: undefined });
    tell({ ...CLIENT, current: 'pupil' });
    expect(rolesOf(account('chen', 'TEACHER'))?.current).toBe('pupil');
    state.has = false;
    host.info.set(1);
    expect(rolesOf(account('chen', 'TEACHER'))?.current).toBe('TEACHER');
  });

  it('the cookie follows the role of the signed-in user, and is deleted when the user signs out', async () => {
    const { tell } = client(true, () => Promise.reject(new Error('no answer')));
    tell(CLIENT);
    expect(seen.cookie).toEqual({});
    become({ kind: 'signed-in', account: account('chen', 'TEACHER') });
    expect(seen.cookie.chen).toBe('guide');
    const before = seen.forgotten;
    become({ kind: 'signed-out' });
    expect(seen.forgotten).toBeGreaterThan(before);
  });
});
