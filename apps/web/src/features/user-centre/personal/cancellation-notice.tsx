import type { Account } from '@lectern/protocol/accounts';
import { keepAccount } from '@lectern/protocol/cancellations';
import { Button, showToast } from '@lectern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { CANCELLATION } from '../centre-queries.ts';
import classes from '../user-centre.module.css';
import { useDay, useOwnTexts } from './own-texts.ts';

export interface CancellationNoticeProps {
  readonly account: Account;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

/** Says that the account is going to be deleted, with an undo button. */
export function CancellationNotice({ account, dueAt }: CancellationNoticeProps) {
  const texts = useOwnTexts();
  const day = useDay();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const keep = async () => {
    setBusy(true);
    try {
      await call(keepAccount, { params: { id: account.user_id } });
      await client.invalidateQueries({ queryKey: CANCELLATION });
      showToast({ kind: 'success', text: texts('cancel.kept') });
    } catch (error) {
      showToast({ kind: 'failure', text: messageOf(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={classes.notice} role="status">
      <p>{texts('cancel.due', { when: day(dueAt) })}</p>
      <Button busy={busy} onClick={() => void keep()}>
        {texts('cancel.keep')}
      </Button>
    </div>
  );
}
