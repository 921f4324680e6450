import type { KeptActivity } from '@lectern/protocol/kept-activities';
import { Button, showToast } from '@lectern/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileArchive, FileSpreadsheet, FileText } from 'lucide-react';
import { useState } from 'react';
import { openInkExport } from '../../../parts/exports/index.ts';
import { saveFile } from '../../../platform/save-file.ts';
import { activitiesQuery, lessonInkQuery } from '../lesson-queries.ts';
import { useLessonTexts } from '../lesson-texts.ts';
import { useLessonWords } from '../use-lesson-words.ts';
import { activityTitle, nameOf } from './answer-words.ts';
import { type RecordToExport, recordSheets } from './record-sheets.ts';
import { recordedWorks } from './record-works.tsx';

export interface ExportMenuProps {
  readonly userId: string;
  readonly record: Omit<RecordToExport, 'activities'>;
}

/** Exports the record: the ink as a PDF, in a task of the user; the events as a workbook; the works of pupils as a zip. */
export function ExportMenu({ userId, record }: ExportMenuProps) {
  const texts = useLessonTexts();
  const words = useLessonWords();
  const client = useQueryClient();
  const [saving, setSaving] = useState<'workbook' | 'works'>();
  const { lesson } = record;
  const activities = useQuery(activitiesQuery(userId, lesson.id));
  const save = async (what: 'workbook' | 'works', write: () => Promise<void>) => {
    setSaving(what);
    try {
      await write();
    } catch {
      showToast({ kind: 'failure', text: texts('exportFailed') });
    } finally {
      setSaving(undefined);
    }
  };
  const nameWith = (...parts: readonly string[]) => {
    const day = new Date(lesson.begin_at).toLocaleDateString('sv');
    return [words.name(lesson), lesson.class_name, day, ...parts].filter((part) => part !== '').join(' ');
  };
  const saveWorkbook = async () => {
    const [{ writeWorkbook }, found] = await Promise.all([
      import('../../../parts/workbook.ts'),
      client.fetchQuery(activitiesQuery(userId, lesson.id)),
    ]);
    const sheets = recordSheets({ ...record, activities: found }, texts, words);
    saveFile(`${nameWith()}.xlsx`, await writeWorkbook(sheets));
  };
  const folderOf = (activity: KeptActivity) => ({
    title: activityTitle(activity, texts),
    works: recordedWorks(activity).map((work) => ({ ...work, name: nameOf(work, texts) })),
  });
  const saveWorks = async () => {
    const [{ writeWorks }, found] = await Promise.all([
      import('./write-works.ts'),
      // The addresses of the works expire, so they are asked for anew.
      client.fetchQuery({ ...activitiesQuery(userId, lesson.id), staleTime: 0 }),
    ]);
    saveFile(`${nameWith(texts('activities.works'))}.zip`, await writeWorks(found.map(folderOf)));
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
      <Button
        icon={<FileSpreadsheet aria-hidden="true" />}
        busy={saving === 'workbook'}
        onClick={() => void save('workbook', saveWorkbook)}
      >
        {texts('exportExcel')}
      </Button>
      {activities.data?.some((each) => recordedWorks(each).length > 0) && (
        <Button
          icon={<FileArchive aria-hidden="true" />}
          busy={saving === 'works'}
          onClick={() => void save('works', saveWorks)}
        >
          {texts('exportWorks')}
        </Button>
      )}
    </>
  );
}
