import type { Account } from '@lectern/protocol/accounts';
import type { ReactNode } from 'react';
import { desktopAddress, mayHaveDesktop, openInDesktop } from '../../features/account/index.ts';
import { Assignments } from '../../features/assignments/index.ts';
import { ClassManager } from '../../features/classes/index.ts';
import { LessonRecords } from '../../features/lessons/index.ts';
import { SchoolScreen } from '../../features/school/index.ts';
import { ModulesScreen, PersonalScreen, RecordScreen } from '../../features/user-centre/index.ts';
import { lazyScreen } from '../lazy-screen.tsx';

/** The help is loaded on demand, because it is seldom opened. */
const Help = lazyScreen(async () => (await import('./help-page.tsx')).Help);

const desktop = { mayHave: mayHaveDesktop, open: openInDesktop, address: desktopAddress };

/**
 * The pages of the user centre within the desk's frame, besides the disk, each with separate code. A new page needs a
 * row in this table and among the desk's `paths` in `surfaces.ts`, and a link in the navigation
 * (`features/desk/desk-shell.tsx`).
 */
export const USER_PAGES: Readonly<Record<string, (account: Account) => ReactNode>> = {
  '/user/classmanager': ({ user_id: userId }) => <ClassManager userId={userId} />,
  '/assignments': ({ user_id: userId }) => <Assignments userId={userId} />,
  '/user/record': ({ user_id: userId }) => (
    <RecordScreen userId={userId} lessons={<LessonRecords userId={userId} />} />
  ),
  '/user/personal': (account) => <PersonalScreen account={account} desktop={desktop} />,
  '/user/school': ({ user_id: userId }) => <SchoolScreen userId={userId} />,
  '/user/help': () => <Help />,
  '/user/personalModules': (account) => <ModulesScreen account={account} />,
};
