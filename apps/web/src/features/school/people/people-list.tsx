import { IDENTITIES, type Identity } from '@lectern/protocol/constants';
import { reactivatePerson, type School, type SchoolPerson } from '@lectern/protocol/schools';
import { Button, EmptyState, IconButton, Input, Menu, MenuItem, Select, Spinner, Tag } from '@lectern/ui';
import { Table, type TableColumn } from '@lectern/ui/table';
import { useInfiniteQuery } from '@tanstack/react-query';
import {
  ArrowRightLeft,
  Ellipsis,
  FileSpreadsheet,
  KeyRound,
  Pencil,
  Search,
  UserRoundCheck,
  UserRoundX,
  Users,
} from 'lucide-react';
import { useMemo, useState } from 'react';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { formatSize } from '../../../platform/i18n/format-size.ts';
import { PeopleImport } from '../import/people-import.tsx';
import { ReadFailed } from '../read-failed.tsx';
import classes from '../school.module.css';
import { peopleQuery, SCHOOL } from '../school-queries.ts';
import { useSchoolTexts } from '../school-texts.ts';
import { useSettled } from '../use-settled.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';

export interface PeopleListProps {
  readonly userId: string;
  readonly school: School;
}

type Asked = {
  readonly kind: 'edit' | 'reset' | 'deactivate' | 'handOver';
  readonly of: SchoolPerson;
};
type State = 'all' | 'active' | 'deactivated';

const DEACTIVATED: Readonly<Record<State, boolean | undefined>> = {
  all: undefined,
  active: false,
  deactivated: true,
};

/** All people of the school, with search, filters and actions. */
export function PeopleList({ userId, school }: PeopleListProps) {
  const texts = useSchoolTexts();
  const { run } = useCall({ invalidates: SCHOOL });
  const [typed, setTyped] = useState('');
  const [identity, setIdentity] = useState<Identity | 'all'>('all');
  const [state, setState] = useState<State>('all');
  const [asked, setAsked] = useState<Asked>();
  const [importing, setImporting] = useState(false);
  const words = useSettled(typed);
  const people = useInfiniteQuery(
    peopleQuery({
      words,
      identity: identity === 'all' ? undefined : identity,
      deactivated: DEACTIVATED[state],
    }),
  );
  const rows = useMemo(() => people.data?.pages.flatMap(({ items }) => items) ?? [], [people.data]);
  const columns = useMemo((): readonly TableColumn<SchoolPerson>[] => {
    const reactivate = (of: SchoolPerson) =>
      void run(() => call(reactivatePerson, { params: { user_id: of.user_id } }), {
        key: of.user_id,
        success: texts('people.reactivated', { name: of.user_real_name }),
      });
    return [
      {
        id: 'name',
        header: texts('people.name'),
        cell: (of) => (
          <>
            <span className={classes.person}>
              <bdi className={of.deactivated ? classes.gone : undefined}>{of.user_real_name}</bdi>
              {of.user_id === userId && <Tag>{texts('people.me')}</Tag>}
              {of.deactivated && <Tag tone="amber">{texts('people.deactivated')}</Tag>}
              {of.password_given && <Tag tone="blue">{texts('people.given')}</Tag>}
            </span>
            <span className={`${classes.small} ${classes.onlyNarrow}`}>
              <bdi>{loginOf(of, texts('people.through'))}</bdi>
            </span>
            <span className={`${classes.tags} ${classes.onlyNarrow}`}>
              <Identities of={of} />
            </span>
          </>
        ),
      },
      {
        id: 'login',
        header: texts('people.login'),
        width: '18rem',
        onlyWide: true,
        cell: (of) => <bdi className={classes.small}>{loginOf(of, texts('people.through'))}</bdi>,
      },
      {
        id: 'code',
        header: texts('people.code'),
        width: '11rem',
        onlyWide: true,
        cell: (of) => <bdi className={classes.small}>{of.org_user_code}</bdi>,
      },
      {
        id: 'identity',
        header: texts('people.identity'),
        width: '20rem',
        onlyWide: true,
        cell: (of) => (
          <span className={classes.tags}>
            <Identities of={of} />
          </span>
        ),
      },
      {
        id: 'room',
        header: texts('people.room'),
        width: '16rem',
        align: 'end',
        onlyWide: true,
        cell: ({ room }) => (
          <span className={classes.small}>
            {texts('people.roomOf', { used: formatSize(room.used), capacity: formatSize(room.capacity) })}
          </span>
        ),
      },
      {
        id: 'more',
        header: '',
        align: 'end',
        width: '7rem',
        cell: (of) =>
          of.may_change && (
            <Menu
              align="end"
              trigger={
                <IconButton
                  label={texts('more', { name: of.user_real_name })}
                  icon={<Ellipsis aria-hidden="true" />}
                />
              }
            >
              <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => setAsked({ kind: 'edit', of })}>
                {texts('people.edit')}
              </MenuItem>
              {of.login_name !== null && (
                <MenuItem
                  icon={<KeyRound aria-hidden="true" />}
                  onSelect={() => setAsked({ kind: 'reset', of })}
                >
                  {texts('people.reset')}
                </MenuItem>
              )}
              <MenuItem
                icon={<ArrowRightLeft aria-hidden="true" />}
                onSelect={() => setAsked({ kind: 'handOver', of })}
              >
                {texts('people.handOver')}
              </MenuItem>
              {of.deactivated ? (
                <MenuItem icon={<UserRoundCheck aria-hidden="true" />} onSelect={() => reactivate(of)}>
                  {texts('people.reactivate')}
                </MenuItem>
              ) : (
                // Administrators cannot deactivate their own account by mistake.
                of.user_id !== userId && (
                  <MenuItem
                    icon={<UserRoundX aria-hidden="true" />}
                    onSelect={() => setAsked({ kind: 'deactivate', of })}
                  >
                    {texts('people.deactivate')}
                  </MenuItem>
                )
              )}
            </Menu>
          ),
      },
    ];
  }, [texts, userId, run]);
  const close = () => setAsked(undefined);
  const isNarrowed = words !== '' || identity !== 'all' || state !== 'all';

  return (
    <>
      <div className={classes.bar}>
        <Input
          className={classes.search}
          type="search"
          aria-label={texts('people.search')}
          placeholder={texts('people.search')}
          leading={<Search aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Select
          className={classes.filter ?? ''}
          label={texts('people.identity')}
          value={identity}
          options={[
            { value: 'all', label: texts('people.allIdentities') },
            ...IDENTITIES.map((value) => ({ value, label: texts(`identities.${value}`) })),
          ]}
          onChange={setIdentity}
        />
        <Select
          className={classes.filter ?? ''}
          label={texts('people.state')}
          value={state}
          options={(['all', 'active', 'deactivated'] as const).map((value) => ({
            value,
            label: texts(`people.states.${value}`),
          }))}
          onChange={setState}
        />
        <div className={classes.tools}>
          <Button icon={<FileSpreadsheet aria-hidden="true" />} onClick={() => setImporting(true)}>
            {texts('people.import')}
          </Button>
        </div>
      </div>
      {people.isLoadingError ? (
        <ReadFailed error={people.error} onRetry={() => void people.refetch()} />
      ) : people.isPending ? (
        <Spinner fill />
      ) : (
        <div className={classes.list}>
          <Table
            label={texts('people.list')}
            rows={rows}
            columns={columns}
            rowId={({ user_id }) => user_id}
            rowName={({ user_real_name }) => user_real_name}
            empty={
              <EmptyState
                icon={isNarrowed ? <Search /> : <Users />}
                title={texts(isNarrowed ? 'people.none' : 'people.empty')}
              />
            }
          />
          {people.hasNextPage && (
            <Button
              className={classes.more ?? ''}
              busy={people.isFetchingNextPage}
              onClick={() => void people.fetchNextPage()}
            >
              {texts('loadMore')}
            </Button>
          )}
        </div>
      )}
      {importing && <PeopleImport onClose={() => setImporting(false)} />}
      {asked?.kind === 'edit' && <PersonDialog of={asked.of} school={school} onClose={close} />}
      {asked?.kind === 'reset' && <ResetDialog of={asked.of} onClose={close} />}
      {asked?.kind === 'deactivate' && <DeactivateDialog of={asked.of} onClose={close} />}
      {asked?.kind === 'handOver' && <HandOverDialog of={asked.of} onClose={close} />}
    </>
  );
}

function Identities({ of }: { readonly of: SchoolPerson }) {
  const texts = useSchoolTexts();
  return of.identities.map((identity) => (
    <Tag key={identity} tone={identity === 'EDU_ADMIN' ? 'jade' : 'neutral'}>
      {texts(`identities.${identity}`)}
    </Tag>
  ));
}

function loginOf(of: SchoolPerson, through: string): string {
  return of.login_name ?? through;
}
