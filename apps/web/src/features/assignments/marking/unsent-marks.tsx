import { Button, Row, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { useQueryClient } from '@tanstack/react-query';
import { CloudOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { onChance } from '../../../platform/connection/on-chance.ts';
import { useOnline } from '../../../platform/connection/window-connection.ts';
import { ASSIGNMENTS } from '../assignment-queries.ts';
import { useAssignmentTexts } from '../locale/index.ts';
import { markBookOf } from './mark-book.ts';

/** Sends marks that were made without a network, and shows how many are still in this browser. */
export function UnsentMarks({
  userId,
  isMarking = false,
}: {
  readonly userId: string;
  readonly isMarking?: boolean;
}): ReactNode {
  const t = useAssignmentTexts();
  const book = markBookOf(userId);
  const count = useSignal(book.waiting);
  const isOnline = useOnline();
  const client = useQueryClient();
  const before = useRef(count);
  useEffect(() => {
    // While answers are being marked, lists are only fetched again when they are shown.
    if (before.current > 0 && count === 0)
      void client.invalidateQueries({ queryKey: ASSIGNMENTS, refetchType: isMarking ? 'none' : 'active' });
    before.current = count;
  }, [client, count, isMarking]);
  useEffect(() => {
    void book.open();
    return onChance(() => book.deliver());
  }, [book]);
  return (
    <Row gap={2} role="status">
      {count > 0 && (
        <>
          {!isOnline && <CloudOff aria-hidden="true" />}
          <Text tone={isOnline ? 'quiet' : 'warning'}>
            {t(isOnline ? 'marking.sending' : 'marking.unsent', { count })}
          </Text>
          {isOnline && count > 1 && (
            <Button size="small" tone="quiet" onClick={() => book.deliver()}>
              {t('marking.sendNow')}
            </Button>
          )}
        </>
      )}
    </Row>
  );
}
