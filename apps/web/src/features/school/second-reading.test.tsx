import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it, vi } from 'vitest';
import { networkError } from '../../platform/api/api-error.ts';
import { changeLanguage } from '../../platform/i18n/language.ts';
import { InvitationList } from './invitations/invitation-list.tsx';
import { PeopleList } from './people/people-list.tsx';
import { SchoolSwitches } from './school/school-switches.tsx';
import { invitationsQuery, peopleQuery, switchesQuery } from './school-queries.ts';

// These modules read the window's address, and the test has no window.
vi.mock('../../platform/router/router.ts', () => ({ addressNow: () => ({ search: '' }) }));
vi.mock('../../platform/router/use-address.ts', () => ({
  useSearchParams: () => [new URLSearchParams()],
}));
vi.mock('../../platform/router/link.tsx', () => ({ Link: () => null }));
vi.mock('../../parts/account/index.ts', () => ({ registration: () => 'open' }));
beforeAll(() => changeLanguage('zh'));

const school = { may_administer: true } as never;
const nobody = { pages: [{ items: [], next: null }], pageParams: [undefined] };
const everybody = peopleQuery({ words: '', identity: undefined, deactivated: undefined });

/** Renders a screen whose data loaded once and then failed to reload. */
function drawn(screen: ReactNode, queryKey: readonly unknown[], read: unknown): string {
  const client = new QueryClient();
  client.setQueryData(queryKey, read);
  const failed = { status: 'error', error: networkError(), errorUpdateCount: 1 } as const;
  client.getQueryCache().find({ queryKey })?.setState(failed);
  const page = renderToStaticMarkup(<QueryClientProvider client={client}>{screen}</QueryClientProvider>);
  client.clear();
  return page;
}

it.each([
  ['a list', <PeopleList key="" userId="chen" school={school} />, everybody.queryKey, nobody, '还没有人'],
  [
    'a list with its dialogs',
    <InvitationList key="" school={school} />,
    invitationsQuery.queryKey,
    [],
    '没有有效的邀请',
  ],
  [
    'a form',
    <SchoolSwitches key="" school={school} />,
    switchesQuery.queryKey,
    { overrides: [] },
    'role="switch"',
  ],
] as const)('a failed reload keeps %s on the screen', (_, screen, key, read, seen) => {
  const page = drawn(screen, key, read);
  expect(page).toContain(seen);
  expect(page).not.toContain('没有加载出来');
});

it('no screen reads `isError` of a query, which is also true when loaded data failed to reload', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const files = globSync('**/*.tsx', { cwd: root }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => /\.isError\b/.test(readFileSync(`${root}/${file}`, 'utf8')))).toEqual([]);
});
