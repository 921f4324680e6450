import { type ClassOfSchool, changeSchoolClass } from '@lectern/protocol/schools';
import { Button, EmptyState, IconButton, Input, Menu, MenuItem, Select, Spinner } from '@lectern/ui';
import { Table, type TableColumn } from '@lectern/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Ellipsis, Pencil, Plus, Search, Users, UsersRound } from 'lucide-react';
import { useMemo, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { Link } from '../../../platform/router/link.tsx';
import { ReadFailed } from '../read-failed.tsx';
import classes from '../school.module.css';
import { SCHOOL, schoolClassesQuery } from '../school-queries.ts';
import { useSchoolTexts } from '../school-texts.ts';
import { useSettled } from '../use-settled.ts';
import { ClassDialog } from './class-dialog.tsx';
import { schoolNameOf } from './school-name-of.ts';
import { TeachersDialog } from './teachers-dialog.tsx';

type Asked = { readonly kind: 'new' } | { readonly kind: 'rename' | 'teachers'; readonly of: ClassOfSchool };
type Place = 'active' | 'archived';

/** All classes of the school with their teachers; their pupils are shown by the class manager. */
export function SchoolClasses() {
  const texts = useSchoolTexts();
  const { run } = useCall({ invalidates: SCHOOL });
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState<Place>('active');
  const [asked, setAsked] = useState<Asked>();
  const words = useSettled(typed);
  const archived = place === 'archived';
  const list = useInfiniteQuery(schoolClassesQuery(words, archived));
  const rows = useMemo(() => list.data?.pages.flatMap(({ items }) => items) ?? [], [list.data]);
  const columns = useMemo((): readonly TableColumn<ClassOfSchool>[] => {
    const archive = (of: ClassOfSchool) =>
      void run(
        () =>
          call(changeSchoolClass, { params: { class_id: of.class_id }, body: { archived: !of.archived } }),
        { key: of.class_id },
      );
    const teachersOf = (of: ClassOfSchool) =>
      of.teachers.map((teacher) => schoolNameOf(teacher)).join(texts('between')) ||
      texts('classes.noTeacher');
    return [
      {
        id: 'name',
        header: texts('classes.name'),
        cell: (of) => (
          <>
            <Link
              className={classes.name ?? ''}
              to={`/user/classmanager?class=${encodeURIComponent(of.class_id)}`}
            >
              <bdi className={classes.person}>{of.class_name}</bdi>
            </Link>
            <bdi className={`${classes.small} ${classes.onlyNarrow}`}>{teachersOf(of)}</bdi>
          </>
        ),
      },
      {
        id: 'type',
        header: texts('classes.type'),
        cell: ({ class_type }) => texts(`classes.types.${class_type}`),
        width: '14rem',
        onlyWide: true,
      },
      {
        id: 'teachers',
        header: texts('classes.teachers'),
        cell: (of) => <bdi className={classes.small}>{teachersOf(of)}</bdi>,
        onlyWide: true,
      },
      {
        id: 'students',
        header: texts('classes.students'),
        cell: ({ student_count }) => student_count,
        width: '9rem',
        align: 'end',
      },
      {
        id: 'more',
        header: '',
        width: '7rem',
        align: 'end',
        cell: (of) => (
          <Menu
            align="end"
            trigger={
              <IconButton
                label={texts('more', { name: of.class_name })}
                icon={<Ellipsis aria-hidden="true" />}
              />
            }
          >
            {!of.archived && (
              <>
                <MenuItem
                  icon={<UsersRound aria-hidden="true" />}
                  onSelect={() => setAsked({ kind: 'teachers', of })}
                >
                  {texts('classes.manage')}
                </MenuItem>
                <MenuItem
                  icon={<Pencil aria-hidden="true" />}
                  onSelect={() => setAsked({ kind: 'rename', of })}
                >
                  {texts('classes.rename')}
                </MenuItem>
              </>
            )}
            <MenuItem
              icon={of.archived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
              onSelect={() => archive(of)}
            >
              {texts(of.archived ? 'classes.restore' : 'classes.archive')}
            </MenuItem>
          </Menu>
        ),
      },
    ];
  }, [texts, run]);
  const close = () => setAsked(undefined);
  return (
    <>
      <div className={classes.bar}>
        <Input
          className={classes.search}
          type="search"
          aria-label={texts('classes.search')}
          placeholder={texts('classes.search')}
          leading={<Search aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          className={classes.filter ?? ''}
          label={texts('classes.place')}
          value={place}
          options={(['active', 'archived'] as const).map((value) => ({
            value,
            label: texts(`classes.${value}`),
          }))}
          onChange={setPlace}
        />
        <div className={classes.tools}>
          <Button icon={<Plus aria-hidden="true" />} onClick={() => setAsked({ kind: 'new' })}>
            {texts('classes.create')}
          </Button>
        </div>
      </div>
      {list.isLoadingError ? (
        <ReadFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : list.isPending ? (
        <Spinner fill />
      ) : (
        <div className={classes.list}>
          <Table
            label={texts('classes.list')}
            rows={rows}
            columns={columns}
            rowId={({ class_id }) => class_id}
            rowName={({ class_name }) => class_name}
            empty={
              <EmptyState
                icon={words === '' ? <Users /> : <Search />}
                title={texts(words === '' ? 'classes.empty' : 'classes.none')}
              />
            }
          />
          {list.hasNextPage && (
            <Button
              className={classes.more ?? ''}
              busy={list.isFetchingNextPage}
              onClick={() => void list.fetchNextPage()}
            >
              {texts('loadMore')}
            </Button>
          )}
        </div>
      )}
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
