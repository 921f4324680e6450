import type { EditSession } from '@lectern/stage/edit';
import { showToast } from '@lectern/ui';
import { useEffect } from 'react';
import { onPageTaken } from '../editing/taken-pages.ts';
import { editorText } from '../locale/texts.ts';

/** Says so when somebody else has deleted the page that this teacher was at. */
export function useTakenPages(session: EditSession): void {
  useEffect(
    () => onPageTaken(session, (number) => showToast({ text: editorText('pageTaken', { number }) })),
    [session],
  );
}
