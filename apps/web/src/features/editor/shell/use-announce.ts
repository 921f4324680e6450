import type { EditSession } from '@lectern/stage/edit';
import { useEffect } from 'react';
import type { EditorDocument } from '../document/document-port.ts';

/** Tells the others where this teacher is, at most ten times a second. */
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
      // A teacher who goes on to teach keeps the courseware open, but is at no page of the editor.
      document.announce(undefined);
    };
  }, [document, session]);
}
