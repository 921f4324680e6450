import type { Account } from '@lectern/protocol/accounts';
import { Stack } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { host } from '../../../platform/host/host.ts';
import classes from '../user-centre.module.css';
import { AppearanceCard } from './appearance-card.tsx';
import { CancelCard } from './cancel-card.tsx';
import { DataCard } from './data-card.tsx';
import { DesktopCard, type DesktopDoor } from './desktop-card.tsx';
import { DevicesCard } from './devices-card.tsx';
import { HandOverNotices } from './hand-over-notices.tsx';
import { PasswordCard } from './password-card.tsx';
import { usePersonalTexts } from './personal-texts.ts';
import { ProfileCard } from './profile-card.tsx';
import { SchoolsCard } from './schools-card.tsx';

export interface PersonalScreenProps {
  readonly account: Account;
  readonly desktop: DesktopDoor;
}

/** The user's account: names, sign-in methods, and sessions. */
export function PersonalScreen({ account, desktop }: PersonalScreenProps) {
  const texts = usePersonalTexts();
  const hosted = useSignal(host);
  return (
    <Stack rows="start" columns="one" gap={4} className={classes.screen}>
      <h1>{texts('title')}</h1>
      <HandOverNotices account={account} />
      <ProfileCard account={account} />
      <PasswordCard account={account} />
      <DevicesCard account={account} />
      <SchoolsCard account={account} />
      {desktop.mayHave(hosted !== undefined) && <DesktopCard door={desktop} />}
      <AppearanceCard />
      <DataCard account={account} />
      <CancelCard account={account} />
    </Stack>
  );
}
