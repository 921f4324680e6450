import { Button, IconButton, Progress, Row, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { Check, CircleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from './export-panel.module.css';
import type { ExportRun, ExportRuns } from './export-runs.ts';
import { useExportTexts } from './export-texts.ts';
import { shownExport } from './shown-export.ts';

/** Exports in progress, with progress and a cancel button; and finished exports, with a button to save the file. */
export function ExportPanel({ runs: exports }: { readonly runs: ExportRuns }): ReactNode {
  const t = useExportTexts();
  const runs = useSignal(exports.runs);
  if (runs.length === 0) return null;
  return (
    <Text
      as="section"
      tone="ink"
      overflow="scroll"
      surface="card"
      className={classes.panel}
      aria-label={t('exports')}
    >
      {runs.map((run) => (
        <ExportRow key={run.key} run={run} exports={exports} />
      ))}
    </Text>
  );
}

function ExportRow({ run, exports }: { readonly run: ExportRun; readonly exports: ExportRuns }): ReactNode {
  const t = useExportTexts();
  const shown = shownExport(run, t);
  const { name, state } = run;
  // The file's name of a finished export, under which it is saved.
  const file = state.kind === 'task' ? state.task.file : null;
  return (
    <Stack align="center" className={classes.row}>
      <Text as="p" weight="medium" overflow="cut" className={classes.name} title={file?.name ?? name}>
        {file?.name ?? t('exporting', { name, format: t(`kinds.${run.format}`) })}
      </Text>
      {shown.kind === 'going' ? <Progress value={shown.value} label={shown.words} /> : null}
      <Row
        as="p"
        size="small"
        tone="quiet"
        numeric
        overflow="breaks"
        align="start"
        gap={1}
        className={classes.stage}
        data-kind={shown.kind}
        role={shown.kind === 'failed' ? 'alert' : undefined}
      >
        {shown.kind === 'failed' ? <CircleAlert aria-hidden="true" /> : null}
        {shown.kind === 'ready' ? <Check aria-hidden="true" /> : null}
        {shown.words}
      </Row>
      <Row gap={1}>
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
      </Row>
    </Stack>
  );
}
