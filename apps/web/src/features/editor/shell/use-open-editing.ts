import { type EditSession, growElements } from '@lectern/stage/edit';
import { type RefObject, useCallback, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { TableSelection } from '../clipboard/copied-cells.ts';
import { useClipboard } from '../clipboard/use-clipboard.ts';
import { changeTable } from '../commands/table/table-change.ts';
import type { EditorDocument } from '../document/document-port.ts';
import type { Editing } from '../editing/command-context.ts';
import { editorState } from '../editing/editor-state.ts';
import { focusRegion } from '../editing/regions.ts';
import { selectedPages } from '../editing/selection/selected-pages.ts';
import { targetCells } from '../editing/selection/target-cells.ts';
import { type UploadList, useUploads } from '../media/use-uploads.ts';

export interface OpenEditingOptions {
  readonly document: EditorDocument;
  readonly session: EditSession;
  /** The node that the page is rendered in. */
  readonly surface: RefObject<HTMLElement | null>;
  /** Starts the show at this page, counted from 1. */
  readonly onTeach: (page: number) => void;
}

export interface OpenEditing {
  readonly editing: Editing;
  readonly uploads: UploadList;
  /** The table whose cells are copied, pasted into, and filled by dropped pictures. */
  readonly table: TableSelection;
}

/** Creates the object that the parts of the editor work with, once per open editor. */
export function useOpenEditing({ document, session, surface, onTeach }: OpenEditingOptions): OpenEditing {
  const [state] = useState(() => editorState());
  const uploads = useUploads(document, session);
  const { add: addFile } = uploads;
  const pagesToCopy = useCallback(
    () => selectedPages({ session, pageChoice: state.pageChoice }),
    [session, state],
  );
  const grow = useCallback(
    (ids: readonly string[], step: string) => {
      // The height of the text is known only after rendering.
      flushSync(() => undefined);
      if (surface.current) growElements(session, ids, surface.current, step);
    },
    [session, surface],
  );
  const table = useMemo<TableSelection>(
    () => ({
      meant: () => targetCells({ session }),
      hasFile: (hash) => session.store.find('asset', hash) !== undefined,
      change: (work) => changeTable({ session, grow }, work),
    }),
    [session, grow],
  );
  const clipboard = useClipboard({
    document,
    session,
    addFile,
    selectedPages: pagesToCopy,
    askedTable: state.askedTable,
    table,
    grow,
    pasteChoice: state.pasteChoice,
  });
  useEffect(() => {
    session.texts.isOpenElsewhere = (id) => document.carets.get().some(({ elementId }) => elementId === id);
  }, [session, document]);
  const editing = useMemo<Editing>(() => {
    const focusPage = () => surface.current?.focus({ preventScroll: true });
    return {
      ...state,
      document,
      session,
      grow,
      clipboard,
      addFile,
      focusPage,
      goToRegion: (step) => focusRegion(step, focusPage),
      pageDrawing: () => surface.current,
      teach: (from) => {
        session.letGo();
        const pages = session.store.pages();
        onTeach(from === 'start' ? 1 : Math.max(1, pages.indexOf(session.lastPage ?? '') + 1));
      },
    };
  }, [state, document, session, surface, grow, clipboard, addFile, onTeach]);
  return { editing, uploads, table };
}
