import type { Account } from '@lectern/protocol/accounts';
import { Column, IconButton, Progress, Row, Stack, Text } from '@lectern/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  CircleUserRound,
  ClipboardCheck,
  HardDrive,
  House,
  Menu as MenuIcon,
  NotebookText,
  Presentation,
  School,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { capacityQuery, listQuery, readListQuery } from '../../parts/documents/index.ts';
import { formatSize } from '../../platform/i18n/format.ts';
import { NavLink } from '../../platform/router/link.tsx';
import { useLocation } from '../../platform/router/router.ts';
import { useGoneElsewhere } from '../../platform/router/use-address.ts';
import { useWindowTitle } from '../../platform/window-title.ts';
import classes from './desk-shell.module.css';
import { useDeskTexts } from './desk-texts.ts';
import { deskTitleOf } from './desk-titles.ts';
import { SearchBox } from './search/search-box.tsx';

/** Identities that see the link to their school; the server decides about their permissions there. */
const OVERSEERS: readonly string[] = ['ACADEMIC_STAFF', 'EDU_ADMIN'] satisfies Account['identities'];

export interface DeskShellProps {
  readonly account: Account;
  /** Content at the right of the top bar: notifications and account. */
  readonly corner: ReactNode;
  readonly children: ReactNode;
}

/** Frame of all pages of the desk: navigation at the left, search and corner above, and the page. */
export function DeskShell({ account, corner, children }: DeskShellProps) {
  const texts = useDeskTexts();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const title = deskTitleOf(pathname);
  useWindowTitle(title && texts(title));

  useGoneElsewhere(() => setOpen(false));

  useClosedByEscape(open, setOpen);

  return (
    <div className={classes.shell}>
      {open && (
        <button
          type="button"
          className={classes.scrim}
          aria-label={texts('cancel')}
          onClick={() => setOpen(false)}
        />
      )}
      <Column as="aside" gap={4} className={classes.side} data-open={open || undefined}>
        <Row to="/" as={NavLink} gap={3} className={classes.mark}>
          <span className={classes.logo}>
            <Presentation aria-hidden="true" />
          </span>
          {texts('product')}
        </Row>
        <Navigation account={account} />
        <CapacityBar userId={account.user_id} />
      </Column>
      <Column className={classes.page}>
        <Row as="header" gap={4} className={classes.top}>
          <div className={classes.burger}>
            <IconButton
              label={texts('menu')}
              icon={<MenuIcon aria-hidden="true" />}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            />
          </div>
          <SearchBox />
          <Row gap={2} className={classes.corner}>
            {corner}
          </Row>
        </Row>
        {/* The key makes a new page begin at its top, however far the last one was scrolled. */}
        <main key={pathname} className={classes.content}>
          {children}
        </main>
      </Column>
    </div>
  );
}

/** Links to the pages of the desk. */
function Navigation({ account }: Pick<DeskShellProps, 'account'>): ReactNode {
  const texts = useDeskTexts();
  const askAhead = useFirstRowsAhead();
  return (
    <Stack aria-label={texts('navigation')} as="nav" gap={1} className={classes.nav}>
      <Row to="/" as={NavLink} gap={3} className={classes.link}>
        <House aria-hidden="true" />
        {texts('nav.desk')}
      </Row>
      <Row to="/user/netdisk" as={NavLink} gap={3} className={classes.link} onPointerDown={askAhead}>
        <HardDrive aria-hidden="true" />
        {texts('nav.netdisk')}
      </Row>
      <Row to="/user/classmanager" as={NavLink} gap={3} className={classes.link}>
        <UsersRound aria-hidden="true" />
        {texts('nav.classes')}
      </Row>
      <Row to="/assignments" as={NavLink} gap={3} className={classes.link}>
        <ClipboardCheck aria-hidden="true" />
        {texts('nav.assignments')}
      </Row>
      <Row to="/user/record" as={NavLink} gap={3} className={classes.link}>
        <NotebookText aria-hidden="true" />
        {texts('nav.lessons')}
      </Row>
      {account.org && account.identities.some((identity) => OVERSEERS.includes(identity)) && (
        <Row to="/user/school" as={NavLink} gap={3} className={classes.link}>
          <School aria-hidden="true" />
          {texts('nav.school')}
        </Row>
      )}
      <Row
        to="/user/personalModules"
        among={['/user/personal']}
        as={NavLink}
        gap={3}
        className={classes.link}
      >
        <CircleUserRound aria-hidden="true" />
        {texts('nav.userCentre')}
      </Row>
    </Stack>
  );
}

function useClosedByEscape(open: boolean, setOpen: (open: boolean) => void): void {
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [open, setOpen]);
}

/**
 * Returns a function that prefetches the first rows of the disk; called on pointer down, it gains the time until the
 * click.
 */
function useFirstRowsAhead(): () => void {
  const client = useQueryClient();
  return () => {
    const rows = listQuery(readListQuery(new URLSearchParams()));
    if (client.getQueryData(rows.queryKey) === undefined) void client.prefetchInfiniteQuery(rows);
  };
}

/** Bar that shows how full the disk is: amber from 80 %, red from 95 %. */
function CapacityBar({ userId }: { readonly userId: string }) {
  const texts = useDeskTexts();
  const { data } = useQuery(capacityQuery(userId));
  if (data === undefined) return null;
  const share = data.capacity === 0 ? 1 : data.used / data.capacity;
  const tone = share >= 0.95 ? 'red' : share >= 0.8 ? 'amber' : 'jade';
  return (
    <Stack gap={2} className={classes.capacity}>
      <p>{texts('capacity')}</p>
      <Progress value={share} label={texts('capacity')} tone={tone} />
      <Text as="p" tone="quiet">
        {texts('capacityUsed', { used: formatSize(data.used), capacity: formatSize(data.capacity) })}
      </Text>
    </Stack>
  );
}
