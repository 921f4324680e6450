import type { EditSession } from '@lectern/stage/edit';
import { useEffect } from 'react';
import { stillHere } from '../../../platform/router/gone-elsewhere.ts';
import { keepSearchParam } from '../../../platform/router/router.ts';

/** Writes the number of the current page into the address, so that a reload returns to it. */
export function useKeptPage(session: EditSession): void {
  useEffect(() => {
    const isHere = stillHere();
    const keep = () => {
      const number = session.store.pages().indexOf(session.pageId.get() ?? '') + 1;
      if (number > 0 && isHere()) keepSearchParam('page', String(number));
    };
    const disposes = [session.pageId.subscribe(keep), session.store.subscribeChildren('deck', keep)];
    return () => {
      for (const dispose of disposes) dispose();
    };
  }, [session]);
}
