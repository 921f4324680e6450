import type { Account } from '@lectern/protocol/accounts';
import { Button, Spinner } from '@lectern/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadFailed } from '../../../parts/load-failed.tsx';
import { CentreCard } from '../centre-card.tsx';
import { cancellationQuery } from '../centre-queries.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CancellationNotice } from './cancellation-notice.tsx';
import { useOwnTexts } from './own-texts.ts';

/** Deletion of the account, with the list of deleted data, and an undo button for a week. */
export function CancelCard({ account }: { readonly account: Account }) {
  const texts = useOwnTexts();
  const found = useQuery(cancellationQuery(account.user_id));
  const [asking, setAsking] = useState(false);
  if (found.isPending || found.isLoadingError) {
    return (
      <CentreCard title={texts('cancel.title')}>
        {found.isPending ? (
          <Spinner />
        ) : (
          <LoadFailed error={found.error} onRetry={() => void found.refetch()} />
        )}
      </CentreCard>
    );
  }
  const { due_at: dueAt, last_admin: isLast } = found.data;
  if (dueAt !== null) {
    return (
      <CentreCard title={texts('cancel.title')}>
        <CancellationNotice account={account} dueAt={dueAt} />
      </CentreCard>
    );
  }
  return (
    <CentreCard
      title={texts('cancel.title')}
      text={texts(isLast ? 'cancel.lastAdmin' : 'cancel.text')}
      action={!isLast && <Button onClick={() => setAsking(true)}>{texts('cancel.begin')}</Button>}
    >
      {asking && (
        <CancelDialog account={account} losses={found.data.losses} onClose={() => setAsking(false)} />
      )}
    </CentreCard>
  );
}
