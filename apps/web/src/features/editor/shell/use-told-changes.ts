import { showToast } from '@lectern/ui';
import { useEffect } from 'react';
import type { CommandContext } from '../editing/command-context.ts';
import { onPageTaken } from '../editing/taken-pages.ts';
import { editorText } from '../locale/texts.ts';

/**
 * Says so when somebody else has deleted the page or layout that this teacher was at, or has restored an earlier version:
 * whoever restores it here is told by the dialog.
 */
export function useToldChanges({ session, versionsShown }: CommandContext): void {
  useEffect(() => {
    const stops = [
      onPageTaken(session, (taken) =>
        showToast({
          text: taken === 'layout' ? editorText('layoutTaken') : editorText('pageTaken', { number: taken }),
        }),
      ),
      session.store.subscribeRestore(() => {
        if (!versionsShown.get()) showToast({ text: editorText('restoredElsewhere') });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session, versionsShown]);
}
