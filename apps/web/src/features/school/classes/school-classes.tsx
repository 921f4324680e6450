import { type ClassOfSchool, changeSchoolClass } from '@lectern/protocol/schools';
import { Button, EmptyState, Row, Select } from '@lectern/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, Search, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { TableScreen, TableSearch, useTableAddress } from '../../../parts/table-screen/index.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { SCHOOL, schoolClassesQuery } from '../school-queries.ts';
import { ClassDialog } from './class-dialog.tsx';
import { TeachersDialog } from './teachers-dialog.tsx';
import { type ClassQuestion, useSchoolClassColumns } from './use-school-class-columns.tsx';

type Asked = { readonly kind: 'new' } | { readonly kind: ClassQuestion; readonly of: ClassOfSchool };
type Place = 'active' | 'archived';

/** All classes of the school with their teachers; their pupils are shown by the class manager. */
export function SchoolClasses() {
  const texts = useSchoolTexts();
  const { run } = useCall({ invalidates: SCHOOL });
  const address = useTableAddress();
  const place: Place = address.filter('place', ['archived']) ?? 'active';
  const [asked, setAsked] = useState<Asked>();
  const { search } = address;
  const archived = place === 'archived';
  const list = useInfiniteQuery(schoolClassesQuery(search, archived));
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data]);
  const columns = useSchoolClassColumns({
    ask: (kind, of) => setAsked({ kind, of }),
    archive: (of) =>
      void run(
        () =>
          call(changeSchoolClass, { params: { class_id: of.class_id }, body: { archived: !of.archived } }),
        { key: of.class_id },
      ),
  });
  const close = () => setAsked(undefined);
  return (
    <>
      <TableScreen
        address={address}
        reading={{
          query: list,
          failed: texts('loadFailed'),
          retry: texts('retry'),
          more: texts('loadMore'),
        }}
        keepBar
        bar={
          <Row wrap className={classes.bar}>
            <TableSearch address={address} className={classes.search} label={texts('classes.search')} />
            <Select
              className={classes.filter ?? ''}
              label={texts('classes.place')}
              value={place}
              options={(['active', 'archived'] as const).map((value) => ({
                value,
                label: texts(`classes.${value}`),
              }))}
              onChange={(next) => address.setFilter('place', next === 'active' ? undefined : next)}
            />
            <Row align="stretch" wrap className={classes.tools}>
              <Button icon={<Plus aria-hidden="true" />} onClick={() => setAsked({ kind: 'new' })}>
                {texts('classes.create')}
              </Button>
            </Row>
          </Row>
        }
        label={texts('classes.list')}
        rows={rows}
        columns={columns}
        rowId={({ class_id }) => class_id}
        rowName={({ class_name }) => class_name}
        empty={
          <EmptyState
            icon={search === '' ? <Users /> : <Search />}
            title={texts(search === '' ? 'classes.empty' : 'classes.none')}
          />
        }
      />
      {asked?.kind === 'new' && <ClassDialog onClose={close} />}
      {asked?.kind === 'rename' && <ClassDialog of={asked.of} onClose={close} />}
      {asked?.kind === 'teachers' && (
        <TeachersDialog
          // The class with its latest changes.
          of={rows.find(({ class_id }) => class_id === asked.of.class_id) ?? asked.of}
          onClose={close}
        />
      )}
    </>
  );
}
