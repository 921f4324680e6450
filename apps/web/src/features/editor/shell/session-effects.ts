import type { EditSession } from '@lectern/stage/edit';
import { showToast } from '@lectern/ui';
import { useEffect } from 'react';
import { stillHere } from '../../../platform/router/hash-address.ts';
import { keepSearchParam } from '../../../platform/router/router.ts';
import type { EditorDocument } from '../document/document-port.ts';
import type { CommandContext, Editing } from '../editing/command-context.ts';
import { onPageDeleted } from '../editing/deleted-pages.ts';
import { editorText } from '../locale/texts.ts';

/** Announces this user's page and selection to other users, at most ten times a second. */
export function useAnnounce(document: EditorDocument, session: EditSession): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tell = () => {
      timer = undefined;
      document.announce({ pageId: session.pageId.get(), ids: session.selection.get().ids });
    };
    const soon = () => {
      timer ??= setTimeout(tell, 100);
    };
    tell();
    const disposes = [session.pageId.subscribe(soon), session.selection.subscribe(soon)];
    return () => {
      clearTimeout(timer);
      for (const dispose of disposes) dispose();
      // A user who starts teaching keeps the courseware open, but is on no page of the editor.
      document.announce(undefined);
    };
  }, [document, session]);
}

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

/** Applies the copied format to the selection while the format painter is active. */
export function useFormatPainter(editing: Editing): void {
  useEffect(() => {
    const { formatPainter, session } = editing;
    return session.selection.subscribe(() => {
      if (formatPainter.hold.get() === 'down' || session.selection.get().ids.length === 0) return;
      formatPainter.give(editing);
      if (formatPainter.hold.get() === 'once') formatPainter.hold.set('down');
    });
  }, [editing]);
}

/**
 * Shows a message when another user deleted the current page or layout, or restored an earlier version. For a restore
 * by this user the dialog shows the message.
 */
export function useRemoteChangeMessages({ session, versionsShown }: CommandContext): void {
  useEffect(() => {
    const stops = [
      onPageDeleted(session, (taken) =>
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
