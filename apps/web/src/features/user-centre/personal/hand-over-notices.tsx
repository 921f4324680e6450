import type { Account } from '@lectern/protocol/accounts';
import { answerHandOver, type HandOver } from '@lectern/protocol/hand-overs';
import { Button, showToast } from '@lectern/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../platform/api/api-error.ts';
import { call } from '../../../platform/api/call.ts';
import { HAND_OVERS, handOversQuery } from '../centre-queries.ts';
import classes from '../user-centre.module.css';
import { useDay, useOwnTexts } from './own-texts.ts';

/** Hand-overs that the school asks for: the owner agrees or objects. */
export function HandOverNotices({ account }: { readonly account: Account }) {
  const list = useQuery(handOversQuery(account.user_id));
  const waiting = list.data?.items.filter(({ state }) => state === 'waiting') ?? [];
  return waiting.map((of) => <Notice key={of.hand_over_id} account={account} of={of} />);
}

function Notice({ account, of }: { readonly account: Account; readonly of: HandOver }) {
  const texts = useOwnTexts();
  const day = useDay();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const answer = async (agrees: boolean) => {
    setBusy(true);
    try {
      const params = { id: account.user_id, hand_over_id: of.hand_over_id };
      await call(answerHandOver, { params, body: { agrees } });
      showToast({ kind: 'success', text: texts(agrees ? 'handOver.agreed' : 'handOver.objected') });
    } catch (error) {
      showToast({ kind: 'failure', text: messageOf(error) });
    } finally {
      setBusy(false);
      void client.invalidateQueries({ queryKey: HAND_OVERS });
    }
  };
  return (
    <div className={classes.notice} role="status">
      <p>{texts('handOver.waits', { by: of.by.name, to: of.to.name, when: day(of.due_at) })}</p>
      <Button disabled={busy} onClick={() => void answer(false)}>
        {texts('handOver.object')}
      </Button>
      <Button disabled={busy} onClick={() => void answer(true)}>
        {texts('handOver.agree')}
      </Button>
    </div>
  );
}
