import { Button, Row, Text } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { CloudOff } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { onChance } from '../../../platform/connection/on-chance.ts';
import { useOnline } from '../../../platform/connection/window-connection.ts';
import { useAssignmentTexts } from '../locale/index.ts';
import { markBookOf } from './mark-book.ts';

/** Sends marks that were made without a network, and shows how many are still in this browser. */
export function UnsentMarks({ userId }: { readonly userId: string }): ReactNode {
  const t = useAssignmentTexts();
  const book = markBookOf(userId);
  const count = useSignal(book.waiting);
  const isOnline = useOnline();
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
