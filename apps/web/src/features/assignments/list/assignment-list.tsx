import type { AssignmentEntry } from '@lectern/protocol/assignment-shapes';
import { Button, EmptyState, Row, Select } from '@lectern/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ClipboardCheck, NotebookPen, Search } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import {
  matchingRows,
  TableScreen,
  TableSearch,
  useTableAddress,
} from '../../../parts/table-screen/index.ts';
import { navigate } from '../../../platform/router/router.ts';
import { useSearchParams } from '../../../platform/router/use-address.ts';
import { assignmentsQuery, classesQuery } from '../assignment-queries.ts';
import classes from '../assignments.module.css';
import { useAssignmentTexts } from '../locale/index.ts';
import { useAssignmentColumns } from './use-assignment-columns.tsx';

const PAGE = 20;
const ALL = '';
const NOTHING: readonly AssignmentEntry[] = [];

/** The assignments of a teacher, the newest first, with how many pupils have handed in. */
export function AssignmentList({ userId }: { readonly userId: string }): ReactNode {
  const t = useAssignmentTexts();
  const address = useTableAddress();
  const [query] = useSearchParams();
  const mine = useQuery(classesQuery(userId)).data ?? [];
  const ids = mine.map(({ class_id }) => class_id);
  const classId = address.filter('class', ids.length > 0 ? ids : [query.get('class') ?? ALL]);
  const documentId = query.get('document') ?? undefined;
  const list = useInfiniteQuery(assignmentsQuery(classId || undefined, documentId));
  const all = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? NOTHING, [list.data]);
  const rows = useMemo(
    () => matchingRows(all, address.typed, ({ title, class_names }) => [title, ...class_names]),
    [all, address.typed],
  );
  const columns = useAssignmentColumns();
  return (
    <TableScreen
      address={address}
      reading={{ query: list, failed: t('loadFailed'), retry: t('retry'), more: t('loadMore') }}
      keepBar
      emptyScreen={
        all.length === 0 &&
        classId === undefined && (
          <EmptyState icon={<ClipboardCheck />} title={t('empty')} text={t('emptyText')} />
        )
      }
      bar={
        <Row gap={3} wrap>
          <TableSearch address={address} className={classes.search} label={t('search')} />
          {mine.length > 0 && (
            <Select
              label={t('class')}
              value={classId ?? ALL}
              options={[
                { value: ALL, label: t('allClasses') },
                ...mine.map(({ class_id, class_name }) => ({ value: class_id, label: class_name })),
              ]}
              onChange={(next) => address.setFilter('class', next === ALL ? undefined : next)}
            />
          )}
          {classId !== undefined && classId !== ALL && (
            <Button
              icon={<NotebookPen aria-hidden="true" />}
              onClick={() => navigate(`/assignments?book=${classId}`)}
            >
              {t('book.title')}
            </Button>
          )}
          {documentId !== undefined && (
            <Button onClick={() => address.setFilter('document', undefined)}>{t('ofAllExercises')}</Button>
          )}
        </Row>
      }
      label={t('label')}
      rows={rows}
      columns={columns}
      rowId={({ id }) => id}
      rowName={({ title }) => title}
      pageSize={PAGE}
      empty={<EmptyState icon={<Search />} title={t('noneFound')} />}
    />
  );
}
