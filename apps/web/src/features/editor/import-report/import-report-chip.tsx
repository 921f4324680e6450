import { Popover, Stack, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { ClipboardList } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import classes from './import-report.module.css';
import { ImportReportPanel } from './import-report-panel.tsx';
import { useSummary } from './import-summary.ts';
import { dismissReport, isCutRead, isReportDismissed, recallReport } from './report-dismissal.ts';
import { useReportTexts } from './texts.ts';

export interface ImportReportChipProps {
  readonly documentId: string;
}

/**
 * A button with the number of notes of the import; opens the report. A dismissed report has only an icon; a courseware
 * without a report has no button.
 */
export function ImportReportChip({ documentId }: ImportReportChipProps): ReactNode {
  const t = useReportTexts();
  const { importReportShown, missing } = useEditing();
  const summary = useSummary(documentId);
  const open = useSignal(importReportShown);
  const setOpen = (shown: boolean) => importReportShown.set(shown);
  const [dismissed, setDismissed] = useState(() => isReportDismissed(documentId));
  useEffect(() => {
    if (!summary?.missing || isCutRead(documentId)) return undefined;
    missing.set(summary.missing);
    return () => missing.set(undefined);
  }, [summary, documentId, missing]);
  if (!summary || summary.count === 0) return null;
  return (
    <Popover
      label={t('title')}
      side="top"
      align="end"
      className={classes.popup}
      open={open}
      onOpenChange={setOpen}
      trigger={
        dismissed ? (
          <Stack
            as="button"
            align="center"
            items="center"
            radius="round"
            type="button"
            className={classes.away}
            aria-label={t('recall')}
            title={t('recall')}
          >
            <ClipboardList aria-hidden="true" />
          </Stack>
        ) : (
          <Text as="button" overflow="line" radius="round" type="button" className={classes.chip}>
            <ClipboardList aria-hidden="true" />
            {t('chip', { count: summary.count })}
          </Text>
        )
      }
    >
      <ImportReportPanel
        documentId={documentId}
        count={summary.count}
        fonts={summary.fonts}
        cut={summary.missing?.cut}
        source={summary.source}
        onClose={() => setOpen(false)}
        dismissed={dismissed}
        onDismiss={() => {
          if (dismissed) recallReport(documentId);
          else dismissReport(documentId);
          setDismissed(!dismissed);
          setOpen(false);
        }}
      />
    </Popover>
  );
}
