import type { Account } from '@lectern/protocol/accounts';
import { NotificationType } from '@lectern/protocol/constants';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pushEvent } from '../../../platform/push/push-event.ts';
import { HAND_OVERS, handOversQuery } from '../centre-queries.ts';
import { HandOverNotice } from './hand-over-notice.tsx';

/** Hand-overs that the school asks for: the owner agrees or objects. */
export function HandOverNotices({ account }: { readonly account: Account }) {
  const client = useQueryClient();
  const list = useQuery(handOversQuery(account.user_id));
  // It was asked for, stopped or answered elsewhere while this is open.
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
      // With an agreement documents and classes went too.
      onAnswered={(agrees) => void client.invalidateQueries(agrees ? {} : { queryKey: HAND_OVERS })}
    />
  ));
}
