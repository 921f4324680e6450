import type { ClipboardFragment } from '@lectern/courseware';
import type { EditSession } from '@lectern/stage/edit';
import { showToast } from '@lectern/ui';
import { useCallback, useEffect, useMemo } from 'react';
import type { EditorDocument } from '../document/document-port.ts';
import { editorText } from '../locale/texts.ts';
import type { UploadList } from '../media/use-uploads.ts';
import {
  formsOf,
  fragmentIn,
  fragmentOfChosen,
  fragmentOfPages,
  fragmentType,
  paste,
  pasteText,
  removeCut,
} from './clipboard.ts';

export interface ClipboardActions {
  /** What is chosen, by the menu. */
  copy(cut: boolean): void;
  copyThesePages(pageIds: readonly string[], cut: boolean): void;
  /** Asks the browser for the clipboard, which may refuse. */
  paste(): void;
}

export interface ClipboardOptions {
  readonly document: EditorDocument;
  readonly session: EditSession;
  readonly addFile: UploadList['add'];
  /** The pages chosen in the list. */
  readonly chosenPages: () => readonly string[];
}

/** Copy, cut and paste by keys (the browser's own events) and by the menu. */
export function useClipboard({
  document: courseware,
  session,
  addFile,
  chosenPages,
}: ClipboardOptions): ClipboardActions {
  const take = useCallback(
    (fragment: ClipboardFragment) => {
      paste(courseware, session, fragment).catch(() =>
        showToast({ kind: 'failure', text: editorText('menu.pasteFailed') }),
      );
    },
    [courseware, session],
  );
  const offered = useCallback(() => {
    const inPages = window.document.activeElement?.closest('[data-pages-list]');
    if (inPages) {
      const pages = chosenPages();
      return { fragment: fragmentOfPages(courseware, session, pages), pages, ids: [] };
    }
    const { ids } = session.selection.get();
    return { fragment: fragmentOfChosen(courseware, session), pages: [], ids };
  }, [courseware, session, chosenPages]);

  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      if (belongsToField(event.target)) return;
      const { fragment, ...taken } = offered();
      if (!fragment || !event.clipboardData) return;
      const forms = formsOf(fragment);
      event.clipboardData.setData(fragmentType, forms.fragment);
      event.clipboardData.setData('text/html', forms.html);
      event.clipboardData.setData('text/plain', forms.text);
      event.preventDefault();
      if (event.type === 'cut') removeCut(session, taken);
    };
    const put = (event: ClipboardEvent) => {
      const data = event.clipboardData;
      if (belongsToField(event.target) || !data || !session.canEdit) return;
      event.preventDefault();
      const fragment = fragmentIn({ fragment: data.getData(fragmentType), html: data.getData('text/html') });
      if (fragment) take(fragment);
      else if (data.files.length > 0) for (const file of data.files) addFile(file);
      else pasteText(session, data.getData('text/plain'));
    };
    window.document.addEventListener('copy', copy);
    window.document.addEventListener('cut', copy);
    window.document.addEventListener('paste', put);
    return () => {
      window.document.removeEventListener('copy', copy);
      window.document.removeEventListener('cut', copy);
      window.document.removeEventListener('paste', put);
    };
  }, [session, addFile, take, offered]);

  return useMemo(() => {
    const write = (fragment: ClipboardFragment, then: () => void) => {
      const { html, text } = formsOf(fragment);
      const item = new ClipboardItem({
        'text/html': new Blob([html], { type: 'text/html' }),
        'text/plain': new Blob([text], { type: 'text/plain' }),
      });
      navigator.clipboard
        .write([item])
        .then(then, () => showToast({ kind: 'attention', text: editorText('menu.copyFailed') }));
    };
    return {
      copy: (cut) => {
        const { ids } = session.selection.get();
        const fragment = fragmentOfChosen(courseware, session);
        if (fragment) write(fragment, () => cut && removeCut(session, { pages: [], ids }));
      },
      copyThesePages: (pageIds, cut) =>
        write(fragmentOfPages(courseware, session, pageIds), () => {
          if (cut) removeCut(session, { pages: pageIds, ids: [] });
        }),
      paste: () => {
        readClipboard().then(
          ({ html, text, files }) => {
            const fragment = fragmentIn({ fragment: '', html });
            if (fragment) take(fragment);
            else if (files.length > 0) for (const file of files) addFile(file);
            else if (text.trim() !== '') pasteText(session, text);
            else showToast({ text: editorText('menu.nothingToPaste') });
          },
          () => showToast({ kind: 'attention', text: editorText('menu.pasteDenied') }),
        );
      },
    };
  }, [courseware, session, addFile, take]);
}

async function readClipboard(): Promise<{ html: string; text: string; files: readonly File[] }> {
  const items = await navigator.clipboard.read();
  let html = '';
  let text = '';
  const files: File[] = [];
  for (const item of items) {
    for (const type of item.types) {
      const blob = await item.getType(type);
      if (type === 'text/html') html = await blob.text();
      else if (type === 'text/plain') text = await blob.text();
      else if (type.startsWith('image/')) files.push(new File([blob], `picture.${type.slice(6)}`, { type }));
    }
  }
  return { html, text, files };
}

/** What is typed into has its own clipboard. */
function belongsToField(target: EventTarget | null): boolean {
  const node = target instanceof Element ? target : window.document.activeElement;
  return node?.closest('input,textarea,[contenteditable="true"]') !== null && node !== null;
}
