import type { Account } from '@lectern/protocol/accounts';
import { AccountMenu } from '../features/account/account-menu.tsx';

export function DeskPage({
  account,
  part,
}: {
  readonly account: Account;
  readonly part: 'desk' | 'netdisk';
}) {
  return (
    <main>
      <AccountMenu />
      {account.user_real_name} {part}
    </main>
  );
}
