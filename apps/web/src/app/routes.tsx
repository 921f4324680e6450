import type { Account } from '@lectern/protocol/accounts';
import type { ReactNode } from 'react';
import { useLocation } from '../platform/router/router.ts';
import { PlayPage, ViewPage } from './courseware-pages.tsx';
import { Guarded, useLoginCheck } from './guarded.tsx';
import { lazyScreen } from './lazy-screen.tsx';
import { NotFoundScreen } from './state-screens.tsx';
import { useWindowName } from './window-name.ts';

const LoginScreen = lazyScreen(async () => (await import('../features/account/lazy.ts')).LoginScreen);
const DeskPage = lazyScreen(async () => (await import('./desk-page.tsx')).DeskPage);

function LoginPage() {
  useLoginCheck();
  return <LoginScreen />;
}

/** The pages for signed-in users. Desk and disk are one page, so that going between them keeps what is around them. */
const guarded: Readonly<Record<string, (account: Account) => ReactNode>> = {
  '/': (account) => <DeskPage account={account} part="desk" />,
  '/user/netdisk': (account) => <DeskPage account={account} part="netdisk" />,
  '/view': (account) => <ViewPage account={account} />,
  '/play': (account) => <PlayPage account={account} />,
};

function pageOf(pathname: string): ReactNode {
  if (pathname === '/login') return <LoginPage />;
  const page = Object.hasOwn(guarded, pathname) ? guarded[pathname] : undefined;
  return page === undefined ? <NotFoundScreen /> : <Guarded>{page}</Guarded>;
}

/** Every address that exists now; any other is not found. */
export function AppRoutes() {
  const { pathname } = useLocation();
  useWindowName(pathname);
  return pageOf(pathname);
}
