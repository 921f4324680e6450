import type { Account } from '@lectern/protocol/accounts';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useEffect, useState } from 'react';
import { accountState, checkLogin, leave, returnAddress } from '../parts/account/index.ts';
import type { CoursewareUser } from '../parts/courseware/index.ts';
import { ApiError } from '../platform/api/api-error.ts';
import { useOnline } from '../platform/connection/window-connection.ts';
import { addressNow, navigate, useLocation } from '../platform/router/router.ts';
import { LoadingScreen, OfflineScreen } from './last-resort/state-screens.tsx';
import { GuestDeniedScreen, LoginKeyScreen } from './lazy-screen.tsx';

/** Starts the login check of this window once. */
export function useLoginCheck(): void {
  const unchecked = useSignal(accountState, ({ kind }) => kind === 'unchecked');
  useEffect(() => {
    if (unchecked) void checkLogin();
  }, [unchecked]);
}

/** Interval of requests while the server is reachable but cannot report the account, milliseconds. */
const ASK_AGAIN_MS = 5_000;

export interface GuardedProps {
  readonly children: (account: Account) => ReactNode;
}

/**
 * Shows a screen to signed-in users. A user without a sign-in is redirected to the login, with a return address; a
 * guest is signed out and denied.
 */
export function Guarded({ children }: GuardedProps) {
  const { pathname } = useLocation();
  const state = useSignal(accountState);
  const online = useOnline();
  const [denied, setDenied] = useState(false);
  // Includes the current page, which the editor and the show write into the address.
  const login = `/login?return_url=${encodeURIComponent(returnAddress(pathname, addressNow().search))}`;
  useLoginCheck();

  const guest = state.kind === 'guest';
  useEffect(() => {
    if (!guest) return;
    setDenied(true);
    void leave();
  }, [guest]);

  // Retries without a button when the server is back.
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

/** Properties of the page of a guarded surface. */
export interface GuardedPage {
  readonly account: Account;
  /** The account as other users of a courseware see it. */
  readonly user: CoursewareUser;
}

/** Navigates when it is rendered, replacing the history entry. */
function Redirect({ to }: { readonly to: string }) {
  useEffect(() => navigate(to, { replace: true }), [to]);
  return null;
}
