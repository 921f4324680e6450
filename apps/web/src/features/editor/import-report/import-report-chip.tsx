import { getImportReportSummary } from '@lectern/protocol/transcoding';
import { Popover } from '@lectern/ui';
import { ClipboardList } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import classes from './import-report.module.css';
import { ImportReportPanel } from './import-report-panel.tsx';
import { type ReplacedFont, replacedFonts } from './replaced-fonts.ts';
import { dismissReport } from './report-dismissal.ts';
import { useReportTexts } from './texts.ts';

export interface ImportReportChipProps {
  readonly documentId: string;
}

interface Summary {
  /** Notes and replaced fonts. */
  readonly count: number;
  readonly fonts: readonly ReplacedFont[];
}

/** How much the import has to say; opens the report. Nothing for a courseware without one, or where it was put away. */
export function ImportReportChip({ documentId }: ImportReportChipProps): ReactNode {
  const t = useReportTexts();
  const summary = useSummary(documentId);
  const [open, setOpen] = useState(false);
  const [dismissed, setDismissed] = useState(false);
  if (!summary || summary.count === 0 || dismissed) return null;
  return (
    <Popover
      label={t('title')}
      side="top"
      align="end"
      className={classes.popup}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button type="button" className={classes.chip}>
          <ClipboardList aria-hidden="true" />
          {t('chip', { count: summary.count })}
        </button>
      }
    >
      <ImportReportPanel
        documentId={documentId}
        count={summary.count}
        fonts={summary.fonts}
        onClose={() => setOpen(false)}
        onDismiss={() => {
          dismissReport(documentId);
          setDismissed(true);
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
