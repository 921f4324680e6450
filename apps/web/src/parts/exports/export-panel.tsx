import { Button, IconButton, Progress } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Check, CircleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDownloadTexts } from './download-texts.ts';
import classes from './export-panel.module.css';
import type { ExportRun, ExportRuns } from './export-runs.ts';

/** The exports on their way: how far each is, and a way to end it; those that have ended, and a way to save the file. */
export function ExportPanel({ runs: exports }: { readonly runs: ExportRuns }): ReactNode {
  const t = useDownloadTexts();
  const runs = useSignal(exports.runs);
  if (runs.length === 0) return null;
  return (
    <section className={classes.panel} aria-label={t('exports')}>
      {runs.map((run) => (
        <ExportRow key={run.key} run={run} exports={exports} />
      ))}
    </section>
  );
}

/** What the panel says of an export. `value` is 0 to 1, null where nobody knows; only of one that is on its way. */
type Shown =
  | { readonly kind: 'going'; readonly value: number | null; readonly words: string }
  | { readonly kind: 'ready' | 'failed'; readonly words: string };

function useShown(): (run: ExportRun) => Shown {
  const t = useDownloadTexts();
  return ({ state, format }) => {
    const going = (words: string, value: number | null = null) => ({ kind: 'going', value, words }) as const;
    if (state.kind === 'starting') return going(t('exportStarting'));
    if (state.kind === 'refused') return { kind: 'failed', words: state.message };
    const { state: stage, pages_done: done, pages_total: total, error, file } = state.task;
    if (file) return { kind: 'ready', words: t('exportReady') };
    if (stage === 'waiting') return going(t('exportWaiting'));
    if (stage !== 'running') return { kind: 'failed', words: error?.message ?? t('exportExpired') };
    if (total === 0) return going(t(DRAWN.has(format) ? 'exportOpening' : 'exportWriting'));
    const words = done < total ? t('exportPage', { page: done + 1, total }) : t('exportWriting');
    return going(words, done / total);
  };
}

const DRAWN: ReadonlySet<ExportRun['format']> = new Set(['pdf', 'png', 'jpeg']);

function ExportRow({ run, exports }: { readonly run: ExportRun; readonly exports: ExportRuns }): ReactNode {
  const t = useDownloadTexts();
  const shown = useShown()(run);
  const { name, state } = run;
  // Of what is there the file's own name, under which it is saved.
  const file = state.kind === 'task' ? state.task.file : null;
  return (
    <div className={classes.row}>
      <p className={classes.name} title={file?.name ?? name}>
        {file?.name ?? t('exporting', { name, format: t(`kinds.${run.format}`) })}
      </p>
      {shown.kind === 'going' ? <Progress value={shown.value} label={shown.words} /> : null}
      <p
        className={classes.stage}
        data-kind={shown.kind}
        role={shown.kind === 'failed' ? 'alert' : undefined}
      >
        {shown.kind === 'failed' ? <CircleAlert aria-hidden="true" /> : null}
        {shown.kind === 'ready' ? <Check aria-hidden="true" /> : null}
        {shown.words}
      </p>
      <div className={classes.actions}>
        {shown.kind === 'ready' ? (
          <Button size="small" tone="primary" onClick={() => void exports.save(run)}>
            {t('save')}
          </Button>
        ) : null}
        {shown.kind === 'failed' && exports.canRepeat(run) ? (
          <Button size="small" onClick={() => void exports.repeat(run)}>
            {t('again')}
          </Button>
        ) : null}
        {shown.kind === 'going' ? (
          <Button size="small" onClick={() => void exports.remove(run)}>
            {t('cancel')}
          </Button>
        ) : (
          <IconButton
            size="small"
            label={t('removeExport', { name })}
            icon={<X aria-hidden="true" />}
            onClick={() => void exports.remove(run)}
          />
        )}
      </div>
    </div>
  );
}
