import { WifiOff } from 'lucide-react';
import { checkConnection, useOnline } from '../platform/connection.ts';
import { useAppTexts } from './app-texts.ts';
import classes from './offline-banner.module.css';

/** Says above every screen that the server cannot be reached; work goes on below it. */
export function OfflineBanner() {
  const texts = useAppTexts();
  const online = useOnline();
  if (online) return null;
  return (
    <div role="status" className={classes.banner}>
      <WifiOff aria-hidden="true" />
      <span>{texts('offline.banner')}</span>
      <button type="button" onClick={() => void checkConnection()}>
        {texts('offline.refresh')}
      </button>
    </div>
  );
}
