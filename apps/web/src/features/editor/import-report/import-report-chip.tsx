import { getImportReportSummary } from '@lectern/protocol/transcoding';
import { Popover } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { ClipboardList } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { currentSession } from '../../../platform/api/session.ts';
import { useEditing } from '../editing/editor-context.ts';
import type { ImportedSource, MissingParts } from '../editing/shown-parts.ts';
import classes from './import-report.module.css';
import { ImportReportPanel } from './import-report-panel.tsx';
import { type ReplacedFont, replacedFonts } from './replaced-fonts.ts';
import { dismissReport, isCutRead, isReportDismissed, recallReport } from './report-dismissal.ts';
import { useReportTexts } from './texts.ts';

export interface ImportReportChipProps {
  readonly documentId: string;
}

interface Summary {
  /** Notes and replaced fonts. */
  readonly count: number;
  readonly fonts: readonly ReplacedFont[];
  /** Undefined for who may not have the file. */
  readonly source: ImportedSource | undefined;
  readonly missing: MissingParts | undefined;
}

/**
 * How much the import has to say; opens the report. Put away, it is an icon that leads back to it; nothing for a
 * courseware without one.
 */
export function ImportReportChip({ documentId }: ImportReportChipProps): ReactNode {
  const t = useReportTexts();
  const { importReportShown, missing } = useEditing();
  const summary = useSummary(documentId);
  const open = useSignal(importReportShown);
  const setOpen = (shown: boolean) => importReportShown.set(shown);
  const [dismissed, setDismissed] = useState(() => isReportDismissed(documentId));
  useEffect(() => {
    const userId = currentSession()?.userId ?? '';
    const cut = summary?.missing?.cut;
    if (!cut || isCutRead(userId, documentId)) return undefined;
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
          <button type="button" className={classes.away} aria-label={t('recall')} title={t('recall')}>
            <ClipboardList aria-hidden="true" />
          </button>
        ) : (
          <button type="button" className={classes.chip}>
            <ClipboardList aria-hidden="true" />
            {t('chip', { count: summary.count })}
          </button>
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

/** Asked for once; when nothing answered, again as soon as there is a connection. */
function useSummary(documentId: string): Summary | undefined {
  const [summary, setSummary] = useState<Summary>();
  const answered = summary !== undefined;
  useEffect(() => {
    if (answered) return;
    let left = false;
    const ask = () => {
      call(getImportReportSummary, { params: { id: documentId } }).then(
        ({ count, fonts, cut, source: told }) => {
          if (left) return;
          const replaced = replacedFonts(fonts);
          const source = told ?? undefined;
          const missing = cut ? { cut, source } : undefined;
          setSummary({ count: count + replaced.length, fonts: replaced, source, missing });
        },
        // A report is no reason to disturb who prepares a lesson.
        () => undefined,
      );
    };
    ask();
    window.addEventListener('online', ask);
    return () => {
      left = true;
      window.removeEventListener('online', ask);
    };
  }, [documentId, answered]);
  return summary;
}
