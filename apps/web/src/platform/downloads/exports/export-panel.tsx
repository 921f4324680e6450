import { Button, Progress } from '@lectern/ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import { useDownloadTexts } from '../download-texts.ts';
import classes from './export-panel.module.css';
import { cancelRun, currentRuns, type ExportRun, subscribeRuns } from './export-runs.ts';

/** The exports on their way: how far each is, and a way to end it. */
export function ExportPanel(): ReactNode {
  const t = useDownloadTexts();
  const runs = useSyncExternalStore(subscribeRuns, currentRuns);
  if (runs.length === 0) return null;
  return (
    <section className={classes.panel} aria-label={t('exports')}>
      {runs.map((run) => (
        <ExportRow key={run.key} run={run} />
      ))}
    </section>
  );
}

function ExportRow({ run }: { readonly run: ExportRun }): ReactNode {
  const t = useDownloadTexts();
  const { task } = run;
  const total = task?.pages_total ?? 0;
  const done = task?.pages_done ?? 0;
  const drawing = task?.state === 'running' && total > 0;
  const stage = drawing
    ? done < total
      ? t('exportPage', { page: done + 1, total })
      : t('exportWriting')
    : t(task?.state === 'running' ? 'exportOpening' : 'exportWaiting');
  return (
    <div className={classes.row}>
      <p className={classes.name} title={run.name}>
        {t('exporting', { name: run.name, format: t(`kinds.${run.format}`) })}
      </p>
      <Progress value={drawing ? done / total : null} label={stage} />
      <p className={classes.stage}>{stage}</p>
      <Button size="small" onClick={() => void cancelRun(run)}>
        {t('cancel')}
      </Button>
    </div>
  );
}
