import type { Assignment } from '@lectern/protocol/assignment-shapes';
import { Button, showToast } from '@lectern/ui';
import { FileSpreadsheet } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../../platform/save-file.ts';
import { useAssignmentTexts } from '../locale/index.ts';
import { type ResultsToExport, resultSheets } from './result-sheets.ts';

export interface ExportButtonProps extends ResultsToExport {
  readonly assignment: Pick<Assignment, 'title' | 'class_names' | 'full_points'>;
}

/** Saves the results as a workbook; its writer is loaded when it is needed. */
export function ExportButton(results: ExportButtonProps): ReactNode {
  const t = useAssignmentTexts();
  const [saving, setSaving] = useState(false);
  const { title, class_names } = results.assignment;
  const save = async () => {
    setSaving(true);
    try {
      const { writeWorkbook } = await import('../../../parts/workbook.ts');
      const name = [title, ...class_names, t('sheets.results')].join(' ');
      saveFile(`${name}.xlsx`, await writeWorkbook(resultSheets(results, t)));
    } catch {
      showToast({ kind: 'failure', text: t('sheets.failed') });
    } finally {
      setSaving(false);
    }
  };
  return (
    <Button
      tone="quiet"
      icon={<FileSpreadsheet aria-hidden="true" />}
      busy={saving}
      onClick={() => void save()}
    >
      {t('sheets.export')}
    </Button>
  );
}
