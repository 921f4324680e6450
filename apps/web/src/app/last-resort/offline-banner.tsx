import { Row } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Hourglass, WifiOff } from 'lucide-react';
import { slowAnswers } from '../../platform/connection/slow-answers.ts';
import { connection, useOnline } from '../../platform/connection/window-connection.ts';
import { useLocation } from '../../platform/router/router.ts';
import { useAppTexts } from '../app-texts.ts';
import classes from './last-resort.module.css';

/**
 * A banner on every screen while the server is unreachable or slow; work continues below it. The show displays this
 * itself, where it does not cover the toolbar.
 */
export function OfflineBanner() {
  const texts = useAppTexts();
  const online = useOnline();
  const isSlow = useSignal(slowAnswers);
  const { pathname } = useLocation();
  if ((online && !isSlow) || pathname === '/play') return null;
  return (
    <Row role="status" gap={2} className={classes.banner}>
      {online ? <Hourglass aria-hidden="true" /> : <WifiOff aria-hidden="true" />}
      <span>{texts(online ? 'offline.slow' : 'offline.banner')}</span>
      {!online && (
        <button type="button" onClick={() => void connection.check()}>
          {texts('offline.refresh')}
        </button>
      )}
    </Row>
  );
}
