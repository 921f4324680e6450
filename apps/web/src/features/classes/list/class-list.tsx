import type { SchoolClass } from '@lectern/protocol/classes';
import { Button, EmptyState, ErrorState, IconButton, Input, Menu, MenuItem, Spinner, Tag } from '@lectern/ui';
import { Table, type TableColumn } from '@lectern/ui/table';
import { useQuery } from '@tanstack/react-query';
import {
  Archive,
  ArchiveRestore,
  CircleAlert,
  Ellipsis,
  Pencil,
  Plus,
  Presentation,
  Search,
  Users,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import { windowClasses } from '../../../parts/classes/index.ts';
import { messageOf } from '../../../platform/api/api-error.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { Link } from '../../../platform/router/link.tsx';
import { CLASSES, chosenQuery, classesQuery } from '../class-queries.ts';
import { useClassTexts } from '../class-texts.ts';
import classes from '../classes.module.css';
import { ArchiveDialog } from './archive-dialog.tsx';
import { restoreClass } from './archived.ts';
import { ClassDialog } from './class-dialog.tsx';

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
  const [filter, setFilter] = useState('');
  const [asked, setAsked] = useState<Asked>();
  const kept = list.data?.kept === true;
  const all = list.data?.classes ?? NOTHING;
  const rows = useMemo(() => {
    const wanted = filter.trim().toLowerCase();
    if (wanted === '') return all;
    return all.filter(({ class_name, class_nick_name }) =>
      `${class_name} ${class_nick_name}`.toLowerCase().includes(wanted),
    );
  }, [all, filter]);
  const columns = useMemo((): readonly TableColumn<SchoolClass>[] => {
    const choose = (of: SchoolClass) =>
      void run(() => windowClasses.chooseClass(userId, of.class_id), {
        key: of.class_id,
        success: texts('list.chose', { name: of.class_name }),
      });
    return [
      {
        id: 'name',
        header: texts('list.name'),
        sortBy: ({ class_name }) => class_name,
        cell: (of) => (
          <Link className={classes.name} to={`/user/classmanager?class=${encodeURIComponent(of.class_id)}`}>
            <bdi>{of.class_name}</bdi>
            {of.class_nick_name !== '' && <bdi className={classes.nick}>{of.class_nick_name}</bdi>}
            {of.class_id === chosen && <Tag tone="jade">{texts('list.chosen')}</Tag>}
          </Link>
        ),
      },
      {
        id: 'type',
        header: texts('list.type'),
        sortBy: ({ class_type }) => texts(`types.${class_type}`),
        cell: ({ class_type }) => texts(`types.${class_type}`),
        width: '16rem',
        onlyWide: true,
      },
      {
        id: 'count',
        header: texts('list.count'),
        sortBy: ({ stat_info }) => stat_info?.student_count ?? 0,
        cell: ({ stat_info }) => stat_info?.student_count ?? '',
        width: '10rem',
        align: 'end',
      },
      {
        id: 'more',
        header: '',
        align: 'end',
        width: '7rem',
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
            {archived ? (
              <MenuItem
                icon={<ArchiveRestore aria-hidden="true" />}
                onSelect={() => void run(() => restoreClass(of), { key: of.class_id })}
              >
                {texts('archive.restore')}
              </MenuItem>
            ) : (
              <>
                <MenuItem
                  icon={<Presentation aria-hidden="true" />}
                  disabled={of.class_id === chosen}
                  onSelect={() => choose(of)}
                >
                  {texts('list.choose')}
                </MenuItem>
                <MenuItem
                  icon={<Pencil aria-hidden="true" />}
                  disabled={kept}
                  onSelect={() => setAsked({ kind: 'edit', of })}
                >
                  {texts('edit.change')}
                </MenuItem>
                <MenuItem
                  icon={<Archive aria-hidden="true" />}
                  disabled={kept}
                  onSelect={() => setAsked({ kind: 'archive', of })}
                >
                  {texts('archive.action')}
                </MenuItem>
              </>
            )}
          </Menu>
        ),
      },
    ];
  }, [texts, chosen, archived, kept, userId, run]);

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
    <div className={classes.screen}>
      <div className={classes.head}>
        <h1>{texts('title')}</h1>
        <nav className={classes.places} aria-label={texts('places.label')}>
          <Link
            className={classes.place}
            to="/user/classmanager"
            aria-current={archived ? undefined : 'page'}
          >
            {texts('places.active')}
          </Link>
          <Link
            className={classes.place}
            to="/user/classmanager?place=archived"
            aria-current={archived ? 'page' : undefined}
          >
            {texts('places.archived')}
          </Link>
        </nav>
      </div>
      {kept && <p className={classes.note}>{texts('keptNote')}</p>}
      {list.isLoadingError ? (
        <ErrorState
          icon={<CircleAlert />}
          title={texts('loadFailed')}
          text={messageOf(list.error)}
          action={<Button onClick={() => void list.refetch()}>{texts('retry')}</Button>}
        />
      ) : list.isPending ? (
        <Spinner fill />
      ) : all.length === 0 ? (
        <EmptyState
          icon={<Users />}
          title={texts(archived ? 'list.emptyArchived' : 'list.empty')}
          text={archived ? undefined : texts('list.emptyText')}
          action={archived ? undefined : create}
        />
      ) : (
        <>
          <div className={classes.bar}>
            <Input
              className={classes.filter}
              type="search"
              aria-label={texts('filter')}
              placeholder={texts('filter')}
              leading={<Search aria-hidden="true" />}
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
            />
            <div className={classes.tools}>{!archived && create}</div>
          </div>
          <Table
            key={`${archived} ${filter}`}
            label={texts('list.label')}
            rows={rows}
            columns={columns}
            rowId={({ class_id }) => class_id}
            rowName={({ class_name }) => class_name}
            pageSize={PAGE}
            empty={<EmptyState icon={<Search />} title={texts('list.none')} />}
          />
        </>
      )}
      {asked?.kind === 'new' && <ClassDialog onClose={() => setAsked(undefined)} />}
      {asked?.kind === 'edit' && <ClassDialog of={asked.of} onClose={() => setAsked(undefined)} />}
      {asked?.kind === 'archive' && <ArchiveDialog of={asked.of} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
