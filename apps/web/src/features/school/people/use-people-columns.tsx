import type { SchoolPerson } from '@lectern/protocol/schools';
import { IconButton, Menu, MenuItem, Tag, Text } from '@lectern/ui';
import type { TableColumn } from '@lectern/ui/table';
import { ArrowRightLeft, Ellipsis, KeyRound, Pencil, UserRoundCheck, UserRoundX } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { formatSize } from '../../../platform/i18n/format.ts';
import { useSchoolTexts } from '../locale/index.ts';
import classes from '../school.module.css';

/** The actions on a person that start with a dialog. */
export type PersonQuestion = 'edit' | 'reset' | 'deactivate' | 'handOver';

export interface PeopleWishes {
  readonly ask: (question: PersonQuestion, of: SchoolPerson) => void;
  readonly reactivate: (of: SchoolPerson) => void;
}

/** Returns the columns of the people of a school for the user `userId`. */
export function usePeopleColumns(userId: string, wishes: PeopleWishes): readonly TableColumn<SchoolPerson>[] {
  const texts = useSchoolTexts();
  const latest = useRef(wishes);
  useEffect(() => {
    latest.current = wishes;
  });
  return useMemo(
    (): readonly TableColumn<SchoolPerson>[] => [
      {
        id: 'name',
        header: texts('people.name'),
        cell: (of) => (
          <>
            <Text weight="medium" overflow="breaks" className={classes.person}>
              <Text as="bdi" tone={of.deactivated ? 'quiet' : undefined}>
                {of.user_real_name}
              </Text>
              {of.user_id === userId && <Tag>{texts('people.me')}</Tag>}
              {of.deactivated && <Tag tone="amber">{texts('people.deactivated')}</Tag>}
              {of.password_given && <Tag tone="blue">{texts('people.given')}</Tag>}
            </Text>
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
              <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={() => latest.current.ask('edit', of)}>
                {texts('people.edit')}
              </MenuItem>
              {of.login_name !== null && (
                <MenuItem
                  icon={<KeyRound aria-hidden="true" />}
                  onSelect={() => latest.current.ask('reset', of)}
                >
                  {texts('people.reset')}
                </MenuItem>
              )}
              <MenuItem
                icon={<ArrowRightLeft aria-hidden="true" />}
                onSelect={() => latest.current.ask('handOver', of)}
              >
                {texts('people.handOver')}
              </MenuItem>
              {of.deactivated ? (
                <MenuItem
                  icon={<UserRoundCheck aria-hidden="true" />}
                  onSelect={() => latest.current.reactivate(of)}
                >
                  {texts('people.reactivate')}
                </MenuItem>
              ) : (
                // Administrators cannot deactivate their own account by mistake.
                of.user_id !== userId && (
                  <MenuItem
                    icon={<UserRoundX aria-hidden="true" />}
                    onSelect={() => latest.current.ask('deactivate', of)}
                  >
                    {texts('people.deactivate')}
                  </MenuItem>
                )
              )}
            </Menu>
          ),
      },
    ],
    [texts, userId],
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
