import { useSignal } from '@lectern/ui/use-signal';
import { Hourglass, WifiOff } from 'lucide-react';
import { slowAnswers } from '../platform/connection/slow-answers.ts';
import { connection, useOnline } from '../platform/connection/window-connection.ts';
import { useLocation } from '../platform/router/router.ts';
import { useAppTexts } from './app-texts.ts';
import classes from './offline-banner.module.css';

/**
 * Says above every screen that the server cannot be reached, or that it lets wait; work goes on below it. The show says so
 * itself, where its toolbar is not covered.
 */
export function OfflineBanner() {
  const texts = useAppTexts();
  const online = useOnline();
  const isSlow = useSignal(slowAnswers);
  const { pathname } = useLocation();
  if ((online && !isSlow) || pathname === '/play') return null;
  return (
    <div role="status" className={classes.banner}>
      {online ? <Hourglass aria-hidden="true" /> : <WifiOff aria-hidden="true" />}
      <span>{texts(online ? 'offline.slow' : 'offline.banner')}</span>
      {!online && (
        <button type="button" onClick={() => void connection.check()}>
          {texts('offline.refresh')}
        </button>
      )}
    </div>
  );
}
