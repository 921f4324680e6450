import type { SchoolClass } from '@lectern/protocol/classes';
import { Button, EmptyState, Row, Stack } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus, Search, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { windowClasses } from '../../../parts/classes/index.ts';
import {
  matchingRows,
  TableScreen,
  TableSearch,
  tableScreenClasses,
  useTableAddress,
} from '../../../parts/table-screen/index.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { Link } from '../../../platform/router/link.tsx';
import { CLASSES, chosenQuery, classesQuery } from '../class-queries.ts';
import classes from '../classes.module.css';
import { useClassTexts } from '../locale/index.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { restoreClass } from './archived.ts';
import { ClassDialog } from './class-dialog.tsx';
import { useClassColumns } from './use-class-columns.tsx';

/** Classes per page of the list. */
const PAGE = 20;
const NOTHING: readonly SchoolClass[] = [];

export interface ClassListProps {
  readonly userId: string;
  readonly archived: boolean;
}

type Asked = { readonly kind: 'new' } | { readonly kind: 'edit' | 'archive'; readonly of: SchoolClass };

/** The classes that a teacher teaches, or their archived classes. */
export function ClassList({ userId, archived }: ClassListProps) {
  const texts = useClassTexts();
  const list = useQuery(classesQuery(userId, archived));
  const known = useQuery({ ...chosenQuery(userId), enabled: !archived }).data;
  // No archived class is marked, also when cached data still contain the selected class.
  const chosen = archived ? undefined : known;
  const { run } = useCall({ invalidates: CLASSES });
  const address = useTableAddress();
  const [asked, setAsked] = useState<Asked>();
  const kept = list.data?.kept === true;
  const all = list.data?.classes ?? NOTHING;
  const rows = useMemo(
    () => matchingRows(all, address.typed, (of) => [`${of.class_name} ${of.class_nick_name}`]),
    [all, address.typed],
  );
  const columns = useClassColumns(
    { chosen, archived, kept },
    {
      choose: (of) =>
        void run(() => windowClasses.chooseClass(userId, of.class_id), {
          key: of.class_id,
          success: texts('list.chose', { name: of.class_name }),
        }),
      restore: (of) => void run(() => restoreClass(of), { key: of.class_id }),
      edit: (of) => setAsked({ kind: 'edit', of }),
      archive: (of) => setAsked({ kind: 'archive', of }),
    },
  );

  const create = (
    <Button
      tone="primary"
      icon={<Plus aria-hidden="true" />}
      disabled={kept}
      onClick={() => setAsked({ kind: 'new' })}
    >
      {texts('edit.create')}
    </Button>
  );
  return (
    <Stack gap={4} className={tableScreenClasses.screen}>
      <div className={classes.head}>
        <h1>{texts('title')}</h1>
        <Row as="nav" align="stretch" wrap gap={2} aria-label={texts('places.label')}>
          <Link
            className={classes.place}
            to={`/user/classmanager${address.queryWith({ place: undefined })}`}
            aria-current={archived ? undefined : 'page'}
          >
            {texts('places.active')}
          </Link>
          <Link
            className={classes.place}
            to={`/user/classmanager${address.queryWith({ place: 'archived' })}`}
            aria-current={archived ? 'page' : undefined}
          >
            {texts('places.archived')}
          </Link>
        </Row>
      </div>
      {kept && <p className={classes.note}>{texts('keptNote')}</p>}
      <TableScreen
        address={address}
        reading={{
          query: list,
          failed: texts('loadFailed'),
          retry: texts('retry'),
        }}
        emptyScreen={
          all.length === 0 && (
            <EmptyState
              icon={<Users />}
              title={texts(archived ? 'list.emptyArchived' : 'list.empty')}
              text={archived ? undefined : texts('list.emptyText')}
              action={archived ? undefined : create}
            />
          )
        }
        bar={
          <div className={classes.bar}>
            <TableSearch address={address} className={classes.filter} label={texts('filter')} />
            <div className={classes.tools}>{!archived && create}</div>
          </div>
        }
        label={texts('list.label')}
        rows={rows}
        columns={columns}
        rowId={({ class_id }) => class_id}
        rowName={({ class_name }) => class_name}
        pageSize={PAGE}
        empty={<EmptyState icon={<Search />} title={texts('list.none')} />}
      />
      {asked?.kind === 'new' && <ClassDialog onClose={() => setAsked(undefined)} />}
      {asked?.kind === 'edit' && <ClassDialog of={asked.of} onClose={() => setAsked(undefined)} />}
      {asked?.kind === 'archive' && <ArchiveDialog of={asked.of} onClose={() => setAsked(undefined)} />}
    </Stack>
  );
}
