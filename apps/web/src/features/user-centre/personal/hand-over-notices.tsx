import type { Account } from '@lectern/protocol/accounts';
import { NotificationType } from '@lectern/protocol/constants';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pushEvent } from '../../../platform/push/push-event.ts';
import { HAND_OVERS, handOversQuery } from '../centre-queries.ts';
import { HandOverNotice } from './hand-over-notice.tsx';

/** Hand-overs requested by the school: the owner agrees or objects. */
export function HandOverNotices({ account }: { readonly account: Account }) {
  const client = useQueryClient();
  const list = useQuery(handOversQuery(account.user_id));
  // Refreshes when a hand-over is requested, stopped or decided elsewhere.
  useEffect(
    () =>
      pushEvent.subscribe(({ type }) => {
        if (type === NotificationType.handOver) void client.invalidateQueries({ queryKey: HAND_OVERS });
      }),
    [client],
  );
  const waiting = list.data?.items.filter(({ state }) => state === 'waiting') ?? [];
  return waiting.map((of) => (
    <HandOverNotice
      key={of.hand_over_id}
      userId={account.user_id}
      of={of}
      // Agreeing also moves documents and classes.
      onAnswered={(agrees) => void client.invalidateQueries(agrees ? {} : { queryKey: HAND_OVERS })}
    />
  ));
}
