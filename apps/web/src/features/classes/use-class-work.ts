import { showToast } from '@lectern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';
import { CLASSES } from './class-queries.ts';

export interface ClassWork {
  readonly busy: boolean;
  /** Does it, says what went wrong, and reads the classes anew. Answers whether it was done. */
  readonly work: (task: () => Promise<unknown>) => Promise<boolean>;
}

/** A change of classes from a screen: one at a time, with a word where it fails. */
export function useClassWork(): ClassWork {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const work = useCallback(
    async (task: () => Promise<unknown>) => {
      setBusy(true);
      try {
        await task();
        return true;
      } catch (error) {
        showToast({ kind: 'failure', text: messageOf(error) });
        return false;
      } finally {
        setBusy(false);
        void client.invalidateQueries({ queryKey: CLASSES });
      }
    },
    [client],
  );
  return { busy, work };
}
