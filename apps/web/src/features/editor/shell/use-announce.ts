import type { EditSession } from '@lectern/stage/edit';
import { useEffect } from 'react';
import type { EditorDocument } from '../document/document-port.ts';

/** Announces this user's page and selection to the others, at most ten times a second. */
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
