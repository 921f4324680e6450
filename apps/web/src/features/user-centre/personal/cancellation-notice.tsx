import type { Account } from '@lectern/protocol/accounts';
import { keepAccount } from '@lectern/protocol/cancellations';
import { Button, Row } from '@lectern/ui';
import { call } from '../../../platform/api/call.ts';
import { useCall } from '../../../platform/api/use-call.ts';
import { CANCELLATION } from '../centre-queries.ts';
import classes from '../user-centre.module.css';
import { useDay, useOwnTexts } from './own-texts.ts';

export interface CancellationNoticeProps {
  readonly account: Account;
  /** Milliseconds since 1970. */
  readonly dueAt: number;
}

/** Message that the account is going to be deleted, with an undo button. */
export function CancellationNotice({ account, dueAt }: CancellationNoticeProps) {
  const texts = useOwnTexts();
  const day = useDay();
  const { busy, run } = useCall({ invalidates: CANCELLATION, waitForQueries: true });
  const keep = () =>
    run(() => call(keepAccount, { params: { id: account.user_id } }), { success: texts('cancel.kept') });
  return (
    <Row tone="warning" radius="card" wrap className={classes.notice} role="status">
      <p>{texts('cancel.due', { when: day(dueAt) })}</p>
      <Button busy={busy} onClick={() => void keep()}>
        {texts('cancel.keep')}
      </Button>
    </Row>
  );
}
