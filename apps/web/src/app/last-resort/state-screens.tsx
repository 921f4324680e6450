import { Button, ErrorState, Spinner } from '@lectern/ui';
import { ServerOff, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { connection } from '../../platform/connection/window-connection.ts';
import { useAppTexts } from '../app-texts.ts';
import classes from './last-resort.module.css';

/** Fills the window instead of a page. */
export function Screen({ children }: { readonly children: ReactNode }) {
  return <main className={classes.screen}>{children}</main>;
}

/** Shown while a screen is loading: "working hard to load…". */
export function LoadingScreen() {
  return (
    <Screen>
      <Spinner fill />
    </Screen>
  );
}

/** Shown when the server is unreachable or failing, and the screen needs its data. */
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
