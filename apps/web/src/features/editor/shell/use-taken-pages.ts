import type { EditSession } from '@lectern/stage/edit';
import { showToast } from '@lectern/ui';
import { useEffect } from 'react';
import { onPageTaken } from '../editing/taken-pages.ts';
import { editorText } from '../locale/texts.ts';

/** Says so when somebody else has deleted the page or layout that this teacher was at. */
export function useTakenPages(session: EditSession): void {
  useEffect(
    () =>
      onPageTaken(session, (taken) =>
        showToast({
          text: taken === 'layout' ? editorText('layoutTaken') : editorText('pageTaken', { number: taken }),
        }),
      ),
    [session],
  );
}
