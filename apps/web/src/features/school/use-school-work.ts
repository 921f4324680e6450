import { showToast } from '@lectern/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { messageOf } from '../../platform/api/api-error.ts';
import { SCHOOL } from './school-queries.ts';

/** A change of the school from a screen: one at a time, with a word where it fails; what is shown is read anew. */
export function useSchoolWork() {
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const work = useCallback(
    async <T>(task: () => Promise<T>): Promise<T | undefined> => {
      setBusy(true);
      try {
        return await task();
      } catch (error) {
        showToast({ kind: 'failure', text: messageOf(error) });
        return undefined;
      } finally {
        setBusy(false);
        void client.invalidateQueries({ queryKey: SCHOOL });
      }
    },
    [client],
  );
  return { busy, work };
}
