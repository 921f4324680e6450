import { getImportReportSummary } from '@lectern/protocol/transcoding';
import { Popover } from '@lectern/ui';
import { ClipboardList } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import classes from './import-report.module.css';
import { ImportReportPanel } from './import-report-panel.tsx';
import { type ReplacedFont, replacedFonts } from './replaced-fonts.ts';
import { dismissReport, isReportDismissed, recallReport } from './report-dismissal.ts';
import { useReportTexts } from './texts.ts';

export interface ImportReportChipProps {
  readonly documentId: string;
}

interface Summary {
  /** Notes and replaced fonts. */
  readonly count: number;
  readonly fonts: readonly ReplacedFont[];
}

/**
 * How much the import has to say; opens the report. Put away, it is an icon that leads back to it; nothing for a
 * courseware without one.
 */
export function ImportReportChip({ documentId }: ImportReportChipProps): ReactNode {
  const t = useReportTexts();
  const summary = useSummary(documentId);
  const [open, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState(() => isReportDismissed(documentId));
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
        ({ count, fonts }) => {
          if (left) return;
          const replaced = replacedFonts(fonts);
          setSummary({ count: count + replaced.length, fonts: replaced });
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
