import { Button, EmptyState } from '@lectern/ui';
import { MonitorCheck, MonitorOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Presented } from '../../parts/presenter/index.ts';
import classes from './presenter.module.css';
import { useTexts } from './texts.ts';

/** The message of a presenter view without a show to follow. */
export function NotShown({ why }: { readonly why: Presented['type'] }): ReactNode {
  const t = useTexts();
  return (
    <main className={classes.state} role="status">
      {why === 'over' ? (
        <EmptyState
          icon={<MonitorCheck />}
          title={t('over')}
          text={t('overHelp')}
          action={
            <Button tone="primary" onClick={() => window.close()}>
              {t('close')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={<MonitorOff />}
          title={t(why === 'lost' ? 'lost' : 'waiting')}
          text={t(why === 'lost' ? 'lostHelp' : 'waitingHelp')}
        />
      )}
    </main>
  );
}
