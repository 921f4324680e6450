import { Signal } from '@lectern/base';
import { setPictureShown } from '@lectern/courseware';
import type { EditSession } from '@lectern/stage/edit';
import { useRecord } from '@lectern/stage/view';
import { showToast } from '@lectern/ui';
import { useSignal } from '@lectern/ui/use-signal';
import { useEffect } from 'react';
import type { EditorDocument } from '../document/document-port.ts';
import { editorText, useEditorTexts } from '../locale/texts.ts';
import { useEditing } from './editor-context.ts';
import { offerUndo } from './offer-undo.ts';

/** Whether a page shows its elements or its picture (see `Page.picture`). */
export interface PageAppearance {
  /** Whether the page shows the picture of its original file instead of its elements. */
  readonly asItLooks: boolean;
  /** Whether the picture is being generated. */
  readonly busy: boolean;
  show(asItLooks: boolean): void;
}

/** Pages whose pictures are being generated, by editor. */
const making = new WeakMap<EditSession, Signal<ReadonlySet<string>>>();

function makingOf(session: EditSession): Signal<ReadonlySet<string>> {
  const known = making.get(session) ?? new Signal<ReadonlySet<string>>(new Set());
  making.set(session, known);
  return known;
}

/**
 * Returns undefined for a page that can show only its elements or only its picture, because it was not imported or the
 * user may not edit.
 */
export function pageAppearanceOf(
  document: EditorDocument,
  session: EditSession,
  pageId = session.pageId.get() ?? '',
): PageAppearance | undefined {
  const { store } = session;
  const page = store.find('page', pageId);
  const source = store.find('deck', 'deck')?.source;
  const busyPages = makingOf(session);
  const part = page?.origin;
  const canBeMade = source?.format === 'pptx' && part !== undefined && part !== '';
  if (!session.canEdit || !page || (!page.picture && !canBeMade)) return undefined;

  const make = async () => {
    if (part === undefined) return;
    busyPages.set(new Set([...busyPages.get(), pageId]));
    try {
      await takePicture(document, session, pageId, part);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      showToast({ kind: 'failure', text: editorText('page.pictureFailed', { reason }) });
    } finally {
      busyPages.set(new Set([...busyPages.get()].filter((id) => id !== pageId)));
    }
  };
  return {
    asItLooks: page.picture?.shown === true,
    busy: busyPages.get().has(pageId),
    show(asItLooks) {
      if (asItLooks && !page.picture) void make();
      else session.edit((edit) => setPictureShown(edit, pageId, asItLooks));
    },
  };
}

/** Like `pageAppearanceOf`; renders again when the page changes or its picture is available. */
export function usePageAppearance(pageId: string): PageAppearance | undefined {
  const { document, session } = useEditing();
  useRecord(session.store, 'page', pageId);
  useRecord(session.store, 'deck', 'deck');
  useSignal(makingOf(session));
  return pageAppearanceOf(document, session, pageId);
}

/** Has the server render the page of the original file, and shows the picture. */
async function takePicture(
  document: EditorDocument,
  session: EditSession,
  pageId: string,
  part: string,
): Promise<void> {
  const { hash, mime, size, width, height } = await document.pagePicture(part);
  session.edit((edit) => {
    if (!edit.find('page', pageId)) return;
    if (!edit.find('asset', hash)) edit.create({ kind: 'asset', id: hash, mime, size, width, height });
    edit.update(pageId, { picture: { asset: hash, shown: true, part } });
  });
}

/** Shows a message when a change made a page show its elements instead of its picture, with a button that undoes it. */
export function useNowEditableMessage(): void {
  const t = useEditorTexts();
  const { session } = useEditing();
  useEffect(() => {
    const { store } = session;
    const shown = new Set<string>();
    const look = (ids: Iterable<string>) => {
      const uncovered: string[] = [];
      for (const id of ids) {
        const page = store.find('page', id);
        if (page?.picture?.shown) shown.add(id);
        else if (shown.delete(id) && page?.picture) uncovered.push(id);
      }
      return uncovered;
    };
    look(store.pages());
    return store.subscribe(({ source, records }) => {
      // Switching the picture off changes the page's record alone.
      const byChange = records.size > 1;
      if (look(records).length === 0 || source !== 'local' || !byChange) return;
      offerUndo(session, { text: t('page.nowEditable'), label: t('page.takeBack') });
    });
  }, [session, t]);
}
