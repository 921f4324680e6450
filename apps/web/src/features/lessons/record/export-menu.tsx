import { Button, showToast } from '@lectern/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { openInkExport } from '../../../parts/exports/index.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { activitiesQuery, lessonInkQuery } from '../lesson-queries.ts';
import { useLessonTexts } from '../lesson-texts.ts';
import { useLessonWords } from '../use-lesson-words.ts';
import { type RecordToExport, recordSheets } from './record-sheets.ts';

export interface ExportMenuProps {
  readonly userId: string;
  readonly record: Omit<RecordToExport, 'activities'>;
}

/** Exports the record: the ink as a PDF, in a task of the user; the events as a workbook. */
export function ExportMenu({ userId, record }: ExportMenuProps) {
  const texts = useLessonTexts();
  const words = useLessonWords();
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const { lesson } = record;
  const saveWorkbook = async () => {
    setSaving(true);
    try {
      const [{ writeWorkbook }, activities] = await Promise.all([
        import('../../../parts/workbook.ts'),
        client.fetchQuery(activitiesQuery(userId, lesson.id)),
      ]);
      const day = new Date(lesson.begin_at).toLocaleDateString('sv');
      const name = [words.name(lesson), lesson.class_name, day].filter((part) => part !== '').join(' ');
      saveFile(`${name}.xlsx`, await writeWorkbook(recordSheets({ ...record, activities }, texts, words)));
    } catch {
      showToast({ kind: 'failure', text: texts('exportFailed') });
    } finally {
      setSaving(false);
    }
  };
  const { courseware_id: id, name } = lesson;
  const ink = useQuery(lessonInkQuery(userId, lesson.id));
  const isWritten = (ink.data?.pages.size ?? 0) > 0;
  return (
    <>
      {id !== null && isWritten && (
        <Button
          icon={<FileText aria-hidden="true" />}
          onClick={() => void openInkExport({ document: { id, name } }, lesson.id)}
        >
          {texts('exportPdf')}
        </Button>
      )}
      <Button icon={<FileSpreadsheet aria-hidden="true" />} busy={saving} onClick={() => void saveWorkbook()}>
        {texts('exportExcel')}
      </Button>
    </>
  );
}
