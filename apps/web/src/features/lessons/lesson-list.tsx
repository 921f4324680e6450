import type { Lesson } from '@lectern/protocol/lessons';
import { EmptyState, Stack } from '@lectern/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { NotebookText } from 'lucide-react';
import { useMemo, useState } from 'react';
import { TableScreen, tableScreenClasses, useTableAddress } from '../../parts/table-screen/index.ts';
import { lessonsQuery } from './lesson-queries.ts';
import { useLessonTexts } from './lesson-texts.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { useLessonColumns } from './use-lesson-columns.tsx';
import { useLessonWords } from './use-lesson-words.ts';

const NOTHING: readonly Lesson[] = [];

/** The lessons of a teacher, the latest first. */
export function LessonList({ userId }: { readonly userId: string }) {
  const texts = useLessonTexts();
  const words = useLessonWords();
  const address = useTableAddress();
  const list = useInfiniteQuery(lessonsQuery(userId));
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? NOTHING, [list.data]);
  const [removed, setRemoved] = useState<Lesson>();
  const columns = useLessonColumns(setRemoved);

  return (
    <Stack gap={4} className={tableScreenClasses.screen}>
      <h1>{texts('title')}</h1>
      <TableScreen
        address={address}
        reading={{
          query: list,
          failed: texts('loadFailed'),
          retry: texts('retry'),
          more: texts('loadMore'),
        }}
        emptyScreen={
          rows.length === 0 && (
            <EmptyState icon={<NotebookText />} title={texts('empty')} text={texts('emptyText')} />
          )
        }
        label={texts('label')}
        rows={rows}
        columns={columns}
        rowId={({ id }) => id}
        rowName={words.name}
      />
      {removed && <RemoveDialog lesson={removed} onClose={() => setRemoved(undefined)} />}
    </Stack>
  );
}
