import { WifiOff } from 'lucide-react';
import { connection, useOnline } from '../platform/connection/window-connection.ts';
import { useLocation } from '../platform/router/router.ts';
import { useAppTexts } from './app-texts.ts';
import classes from './offline-banner.module.css';

/**
 * Says above every screen that the server cannot be reached; work goes on below it. The show says so itself, where
 * its toolbar is not covered.
 */
export function OfflineBanner() {
  const texts = useAppTexts();
  const online = useOnline();
  const { pathname } = useLocation();
  if (online || pathname === '/play') return null;
  return (
    <div role="status" className={classes.banner}>
      <WifiOff aria-hidden="true" />
      <span>{texts('offline.banner')}</span>
      <button type="button" onClick={() => void connection.check()}>
        {texts('offline.refresh')}
      </button>
    </div>
  );
}
