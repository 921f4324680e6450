import type { Account } from '@lectern/protocol/accounts';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useState } from 'react';
import { accountState, checkLogin, leave, returnAddress } from '../parts/account/index.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { useOnline } from '../platform/connection/window-connection.ts';
import { Redirect } from '../platform/router/redirect.tsx';
import { addressNow, navigate, useLocation } from '../platform/router/router.ts';
import { GuestDeniedScreen, LoginKeyScreen } from './late-screens.ts';
import { LoadingScreen, OfflineScreen } from './state-screens.tsx';

/** Runs the login check of this window once, whichever screen comes first. */
export function useLoginCheck(): void {
  const unchecked = useSignal(accountState, ({ kind }) => kind === 'unchecked');
  useEffect(() => {
    if (unchecked) void checkLogin();
  }, [unchecked]);
}

/** Of a server that answers and cannot say who is signed in, milliseconds. */
const ASK_AGAIN_MS = 5_000;

export interface GuardedProps {
  readonly children: (account: Account) => ReactNode;
}

/**
 * A screen for signed-in users. Signed out, the way leads to the login with this address to come back to;
 * a guest leaves its guest session and is denied.
 */
export function Guarded({ children }: GuardedProps) {
  const { pathname } = useLocation();
  const state = useSignal(accountState);
  const online = useOnline();
  const [denied, setDenied] = useState(false);
  // With the page that was in sight, which the editor and the show write into the address as they go.
  const login = `/login?return_url=${encodeURIComponent(returnAddress(pathname, addressNow().search))}`;
  useLoginCheck();

  const guest = state.kind === 'guest';
  useEffect(() => {
    if (!guest) return;
    setDenied(true);
    void leave();
  }, [guest]);

  // A server that came back is asked again without a press.
  const unreachable = state.kind === 'unreachable' || (state.kind === 'signed-in' && state.isUnverified);
  useEffect(() => {
    if (!unreachable || !online) return;
    void checkLogin();
    const again = setInterval(() => void checkLogin(), ASK_AGAIN_MS);
    return () => clearInterval(again);
  }, [unreachable, online]);

  if (state.kind === 'asked') return <LoginKeyScreen name={state.name} onAnswer={state.answer} />;
  if (state.kind === 'signed-in') return children(state.account);
  if (denied || guest) return <GuestDeniedScreen onSignIn={() => navigate(login)} />;
  if (state.kind === 'signed-out') return <Redirect to={login} />;
  if (state.kind === 'unreachable') {
    const lost = state.error instanceof ApiError && state.error.code === 'NETWORK';
    const what = lost || !online ? 'offline' : 'unavailable';
    return <OfflineScreen what={what} onRetry={() => void checkLogin()} />;
  }
  return <LoadingScreen />;
}
