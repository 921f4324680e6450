import { IDENTITIES, type Identity } from '@lectern/protocol/constants';
import { reactivatePerson, type School, type SchoolPerson } from '@lectern/protocol/schools';
import { Button, EmptyState, Row, Select } from '@lectern/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileSpreadsheet, Search, Users } from 'lucide-react';
import { useMemo, useState } from 'react';
import { TableScreen, TableSearch, useTableAddress } from '../../../parts/table-screen/index.ts';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { PeopleImport } from '../import/people-import.tsx';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';
import { peopleQuery, SCHOOL } from '../school-queries.ts';
import { DeactivateDialog } from './deactivate-dialog.tsx';
import { HandOverDialog } from './hand-over-dialog.tsx';
import { PersonDialog } from './person-dialog.tsx';
import { ResetDialog } from './reset-dialog.tsx';
import { type PersonQuestion, usePeopleColumns } from './use-people-columns.tsx';

export interface PeopleListProps {
  readonly userId: string;
  readonly school: School;
}

type Asked = { readonly kind: PersonQuestion; readonly of: SchoolPerson };
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
  const address = useTableAddress();
  const identity: Identity | 'all' = address.filter('identity', IDENTITIES) ?? 'all';
  const state: State = address.filter('state', ['active', 'deactivated']) ?? 'all';
  const [asked, setAsked] = useState<Asked>();
  const [importing, setImporting] = useState(false);
  const { search } = address;
  const people = useInfiniteQuery(
    peopleQuery({
      words: search,
      identity: identity === 'all' ? undefined : identity,
      deactivated: DEACTIVATED[state],
    }),
  );
  const rows = useMemo(() => people.data?.pages.flatMap(({ items }) => items) ?? [], [people.data]);
  const columns = usePeopleColumns(userId, {
    ask: (kind, of) => setAsked({ kind, of }),
    reactivate: (of) =>
      void run(() => call(reactivatePerson, { params: { user_id: of.user_id } }), {
        key: of.user_id,
        success: texts('people.reactivated', { name: of.user_real_name }),
      }),
  });
  const close = () => setAsked(undefined);
  const isNarrowed = search !== '' || identity !== 'all' || state !== 'all';

  return (
    <>
      <TableScreen
        address={address}
        reading={{
          query: people,
          failed: texts('loadFailed'),
          retry: texts('retry'),
          more: texts('loadMore'),
        }}
        keepBar
        bar={
          <Row wrap className={classes.bar}>
            <TableSearch address={address} className={classes.search} label={texts('people.search')} />
            <Select
              className={classes.filter ?? ''}
              label={texts('people.identity')}
              value={identity}
              options={[
                { value: 'all', label: texts('people.allIdentities') },
                ...IDENTITIES.map((value) => ({ value, label: texts(`identities.${value}`) })),
              ]}
              onChange={(next) => address.setFilter('identity', next === 'all' ? undefined : next)}
            />
            <Select
              className={classes.filter ?? ''}
              label={texts('people.state')}
              value={state}
              options={(['all', 'active', 'deactivated'] as const).map((value) => ({
                value,
                label: texts(`people.states.${value}`),
              }))}
              onChange={(next) => address.setFilter('state', next === 'all' ? undefined : next)}
            />
            <Row align="stretch" wrap className={classes.tools}>
              <Button icon={<FileSpreadsheet aria-hidden="true" />} onClick={() => setImporting(true)}>
                {texts('people.import')}
              </Button>
            </Row>
          </Row>
        }
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
      {importing && <PeopleImport onClose={() => setImporting(false)} />}
      {asked?.kind === 'edit' && <PersonDialog of={asked.of} school={school} onClose={close} />}
      {asked?.kind === 'reset' && <ResetDialog of={asked.of} onClose={close} />}
      {asked?.kind === 'deactivate' && <DeactivateDialog of={asked.of} onClose={close} />}
      {asked?.kind === 'handOver' && <HandOverDialog of={asked.of} onClose={close} />}
    </>
  );
}
