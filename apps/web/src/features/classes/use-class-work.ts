import { showToast } from '@lectern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';
import { CLASSES } from './class-queries.ts';

export interface ClassWork {
  readonly busy: boolean;
  /** Does it, says what went wrong, and reads the classes anew. Answers whether it was done. */
  readonly work: (task: () => Promise<unknown>) => Promise<boolean>;
  /**
   * Runs the task after the tasks given before it, for changes that the screen shows at once. The server receives them in
   * order, and the classes are read again after the last one.
   */
  readonly workInTurn: (task: () => Promise<unknown>) => void;
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
  const turns = useRef({ last: Promise.resolve(), waiting: 0 });
  const workInTurn = useCallback(
    (task: () => Promise<unknown>) => {
      const { current } = turns;
      current.waiting += 1;
      current.last = current.last.then(async () => {
        try {
          await task();
        } catch (error) {
          showToast({ kind: 'failure', text: messageOf(error) });
        } finally {
          current.waiting -= 1;
          if (current.waiting === 0) void client.invalidateQueries({ queryKey: CLASSES });
        }
      });
    },
    [client],
  );
  return { busy, work, workInTurn };
}
