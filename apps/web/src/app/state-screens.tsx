import { Button, EmptyState, ErrorState, Spinner } from '@lectern/ui';
import { Compass, Lock, ServerOff, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { connection } from '../platform/connection/window-connection.ts';
import { navigate } from '../platform/router/router.ts';
import { useAppTexts } from './app-texts.ts';
import classes from './state-screens.module.css';

function Screen({ children }: { readonly children: ReactNode }) {
  return <main className={classes.screen}>{children}</main>;
}

/** While a screen arrives: "working hard to load…". */
export function LoadingScreen() {
  return (
    <Screen>
      <Spinner fill />
    </Screen>
  );
}

export function NotFoundScreen() {
  const texts = useAppTexts();
  return (
    <Screen>
      <EmptyState
        icon={<Compass />}
        title={texts('notFound.title')}
        text={texts('notFound.text')}
        action={
          <Button tone="primary" onClick={() => navigate('/')}>
            {texts('notFound.back')}
          </Button>
        }
      />
    </Screen>
  );
}

/** A guest at a page for signed-in users: the no-permission page with the way to sign in. */
export function GuestDeniedScreen({ onSignIn }: { readonly onSignIn: () => void }) {
  const texts = useAppTexts();
  return (
    <Screen>
      <ErrorState
        icon={<Lock />}
        title={texts('forbidden.title')}
        text={texts('guest.title')}
        action={
          <>
            <Button onClick={() => navigate('/')}>{texts('forbidden.back')}</Button>
            <Button tone="primary" onClick={onSignIn}>
              {texts('guest.signIn')}
            </Button>
          </>
        }
      />
    </Screen>
  );
}

/** The server cannot be reached, or cannot work just now, and nothing can be shown without it. */
export function OfflineScreen({
  what,
  onRetry,
}: {
  readonly what: 'offline' | 'unavailable';
  readonly onRetry: () => void;
}) {
  const texts = useAppTexts();
  return (
    <Screen>
      <ErrorState
        icon={what === 'offline' ? <WifiOff /> : <ServerOff />}
        title={texts(`${what}.title`)}
        text={texts(`${what}.text`)}
        action={
          <Button tone="primary" onClick={() => void connection.check().then(onRetry)}>
            {texts('offline.refresh')}
          </Button>
        }
      />
    </Screen>
  );
}
