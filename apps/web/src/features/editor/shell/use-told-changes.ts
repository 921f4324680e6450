import { showToast } from '@lectern/ui';
import { useEffect } from 'react';
import type { CommandContext } from '../editing/command-context.ts';
import { onPageTaken } from '../editing/taken-pages.ts';
import { editorText } from '../locale/texts.ts';

/**
 * Shows a message when another user deleted the current page or layout, or restored an earlier version. For a restore
 * by this user the dialog shows the message.
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
