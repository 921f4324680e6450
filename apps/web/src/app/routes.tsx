import { Suspense } from 'react';
import { Route, Routes } from 'react-router';
import { PlayPage, ViewPage } from './courseware-pages.tsx';
import { Guarded, useLoginCheck } from './guarded.tsx';
import { lazyScreen } from './lazy-screen.ts';
import { LoadingScreen, NotFoundScreen } from './state-screens.tsx';

const LoginScreen = lazyScreen(
  async () => (await import('../features/account/login-screen.tsx')).LoginScreen,
);
const DeskPage = lazyScreen(async () => (await import('./desk-page.tsx')).DeskPage);

function LoginPage() {
  useLoginCheck();
  return <LoginScreen />;
}

/** Every address that exists now; any other is not found. */
export function AppRoutes() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route
          path="/"
          element={<Guarded>{(account) => <DeskPage account={account} part="desk" />}</Guarded>}
        />
        <Route
          path="/user/netdisk"
          element={<Guarded>{(account) => <DeskPage account={account} part="netdisk" />}</Guarded>}
        />
        <Route path="/view" element={<Guarded>{(account) => <ViewPage account={account} />}</Guarded>} />
        <Route path="/play" element={<Guarded>{(account) => <PlayPage account={account} />}</Guarded>} />
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </Suspense>
  );
}
