import type { Signal } from '@lectern/base';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../platform/api/api-error.ts';
import { drawn } from '../platform/testing/drawn.tsx';
import { Guarded } from './guarded.tsx';

const seen = vi.hoisted(() => ({ state: undefined as unknown, isOnline: true }));
vi.mock('../parts/account/index.ts', async () => {
  const { Signal } = await import('@lectern/base');
  seen.state = new Signal({ kind: 'unchecked' });
  return {
    accountState: seen.state,
    checkLogin: async () => undefined,
    leave: async () => undefined,
    returnAddress: () => '/view',
  };
});
vi.mock('../platform/connection/window-connection.ts', () => ({ useOnline: () => seen.isOnline }));
vi.mock('../platform/router/router.ts', () => ({
  addressNow: () => ({ search: '' }),
  navigate: () => undefined,
  useLocation: () => ({ pathname: '/view' }),
}));
vi.mock('./last-resort/state-screens.tsx', () => ({
  LoadingScreen: () => 'loading',
  OfflineScreen: ({ what }: { what: string }) => what,
}));
vi.mock('./lazy-screen.tsx', () => ({
  GuestDeniedScreen: () => 'denied',
  LoginKeyScreen: ({ name }: { name: string }) => `asks ${name}`,
}));

beforeEach(() => {
  seen.isOnline = true;
});

function shown(state: object): string {
  (seen.state as Signal<object>).set(state);
  return drawn(<Guarded>{({ user_id }) => `screen of ${user_id}`}</Guarded>);
}
const lost = new ApiError(0, 'NETWORK', {}, '');
const broken = new ApiError(500, 'NOT_READY', {}, '');

it.each([
  [{ kind: 'unchecked' }, 'loading'],
  [{ kind: 'asked', name: '陈', answer: () => undefined }, 'asks 陈'],
  [{ kind: 'signed-in', account: { user_id: 'chen' } }, 'screen of chen'],
  [{ kind: 'signed-in', account: { user_id: 'chen' }, isUnverified: true }, 'screen of chen'],
  [{ kind: 'guest' }, 'denied'],
  [{ kind: 'signed-out' }, ''],
  [{ kind: 'unreachable', error: lost }, 'offline'],
  [{ kind: 'unreachable', error: broken }, 'unavailable'],
])('Guarded shows in the state %j "%s"', (state, text) => {
  expect(shown(state)).toBe(text);
});

it('Guarded shows that the browser is offline, whatever the server said', () => {
  seen.isOnline = false;
  expect(shown({ kind: 'unreachable', error: broken })).toBe('offline');
});
