import type { Signal } from '@lectern/base';
import { type ClipboardFragment, clearCells } from '@lectern/courseware';
import { type EditSession, isTypingField } from '@lectern/stage/edit';
import { showToast } from '@lectern/ui';
import { useCallback, useEffect, useMemo } from 'react';
import { stillHere } from '../../../platform/router/hash-address.ts';
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
import { cellsCarrier, cellsOf, formsOfCells, type TableSelection } from './copied-cells.ts';
import type { LargeTableAnswer, TableSize } from './paste-foreign.ts';
import type { PasteChoice } from './paste-pages.ts';

/** A large table from another program, while the user is asked how to paste it. */
export interface AskedTable extends TableSize {
  answer(answer: LargeTableAnswer): void;
}

export interface ClipboardActions {
  /** Copies or cuts the selection, by the menu. */
  copy(cut: boolean): void;
  copyThesePages(pageIds: readonly string[], cut: boolean): void;
  /** Reads the clipboard through the browser, which may refuse. */
  paste(): void;
}

export interface ClipboardOptions {
  readonly document: EditorDocument;
  readonly session: EditSession;
  readonly addFile: UploadList['add'];
  /** The pages selected in the list. */
  readonly selectedPages: () => readonly string[];
  /** The large table that the user is being asked about. */
  readonly askedTable: Signal<AskedTable | undefined>;
  /** The table whose cells are copied and pasted into. */
  readonly table: TableSelection;
  /** Resizes elements that grow with their text, as part of the given undo step. */
  readonly grow: (ids: readonly string[], step: string) => void;
  /** The last pasted pages, whose theme can still be selected. */
  readonly pasteChoice: PasteChoice;
}

/** Copy, cut and paste by keys (the browser's own events) and by the menu. */
export function useClipboard({
  document: courseware,
  session,
  addFile,
  selectedPages,
  askedTable,
  table,
  grow,
  pasteChoice,
}: ClipboardOptions): ClipboardActions {
  const take = useCallback(
    (fragment: ClipboardFragment) => {
      paste(courseware, session, fragment, pasteChoice).catch(() =>
        showToast({ kind: 'failure', text: editorText('menu.pasteFailed') }),
      );
    },
    [courseware, session, pasteChoice],
  );
  /**
   * Pastes data of other programs, which was read from the clipboard before: the event's data is gone once the lazy
   * code has loaded.
   */
  const takeForeign = useCallback(
    async ({ html, text, files }: Held) => {
      try {
        if (await tabbed()) return;
        if (html === '') return plain();
        const { foreignRoot, pasteForeign } = await import('./paste-foreign.ts');
        const pasted = await pasteForeign(
          session,
          foreignRoot(html),
          (size) => asked(askedTable, size),
          grow,
        );
        if (pasted === 'nothing') return;
        if (pasted === 'too large') showToast({ kind: 'attention', text: editorText('menu.tableTooLarge') });
        // Some browsers put HTML with an `img` on the clipboard beside a copied picture.
        if (typeof pasted === 'string' || (!pasted.hasWords && files.length > 0)) return plain();
        for (const picture of pasted.pictures) addFile(picture);
        if (pasted.left > 0) showToast({ kind: 'attention', text: editorText('menu.picturesLeft') });
      } catch {
        plain();
      }

      function plain(): void {
        if (files.length > 0) for (const file of files) addFile(file);
        else pasteText(session, text);
      }

      /** Pastes text of a spreadsheet that has no HTML. */
      async function tabbed(): Promise<boolean> {
        if (html !== '' || files.length > 0 || !text.includes('\t')) return false;
        const { pasteAsTable, tabbedTable } = await import('./paste-cells.ts');
        const cells = tabbedTable(text);
        return cells !== undefined && pasteAsTable(session, cells);
      }
    },
    [session, addFile, askedTable, grow],
  );
  /**
   * Pastes into the selected cells; without selected cells our own cells become a table. Returns false for data that is
   * not for cells.
   */
  const takeCells = useCallback(
    (held: Held, isOpen: boolean): boolean => {
      const meant = table.meant();
      const picture = meant && !meant.isWhole ? pictureAlone(held) : undefined;
      if (meant && picture) {
        addFile(picture, { inCells: cellsOf(meant) });
        return true;
      }
      const intoCells = meant !== undefined && !meant.isWhole && (!isOpen || holdsTable(held));
      if (!intoCells && !held.html.includes(cellsCarrier)) return false;
      const put = async () => {
        const { ownCells, pasteAsTable, pasteIntoCells } = await import('./paste-cells.ts');
        const own = intoCells ? undefined : ownCells(held.html, table.hasFile);
        if (own) pasteAsTable(session, own);
        else if (pasteIntoCells(table, held) === 'too large')
          showToast({ kind: 'attention', text: editorText('menu.tableTooLarge') });
      };
      put().catch(() => showToast({ kind: 'failure', text: editorText('menu.pasteFailed') }));
      return true;
    },
    [session, table, addFile],
  );
  const offered = useCallback(() => {
    const inPages = window.document.activeElement?.closest('[data-pages-list]');
    if (inPages) {
      const pages = selectedPages();
      return { fragment: fragmentOfPages(courseware, session, pages), pages, ids: [] };
    }
    const { ids } = session.selection.get();
    return { fragment: fragmentOfChosen(courseware, session), pages: [], ids };
  }, [courseware, session, selectedPages]);

  useEffect(() => {
    const isHere = stillHere();
    const copy = (event: ClipboardEvent) => {
      if (!isHere() || belongsToField(event.target)) return;
      const cells = session.cells.get() && table.meant();
      if (cells && event.clipboardData) {
        const { html, text } = formsOfCells(cells);
        event.clipboardData.setData('text/html', html);
        event.clipboardData.setData('text/plain', text);
        event.preventDefault();
        if (event.type === 'cut') clear(table);
        return;
      }
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
      if (!isHere() || belongsToField(event.target) || !data || !session.canEdit) return;
      event.preventDefault();
      const held = heldIn(data);
      const fragment = fragmentIn({ fragment: data.getData(fragmentType), html: held.html });
      if (fragment) take(fragment);
      else if (!takeCells(held, false)) void takeForeign(held);
    };
    // A table pasted into an open cell fills that cell and the cells beside it; the text editor would take its text
    // alone.
    const putInText = (event: ClipboardEvent) => {
      const data = event.clipboardData;
      const inText = event.target instanceof Element && event.target.closest('[data-open-text]');
      if (!inText || !data || !session.canEdit || !takeCells(heldIn(data), true)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    window.document.addEventListener('copy', copy);
    window.document.addEventListener('cut', copy);
    window.document.addEventListener('paste', putInText, { capture: true });
    window.document.addEventListener('paste', put);
    return () => {
      window.document.removeEventListener('copy', copy);
      window.document.removeEventListener('cut', copy);
      window.document.removeEventListener('paste', putInText, { capture: true });
      window.document.removeEventListener('paste', put);
    };
  }, [session, table, take, takeCells, takeForeign, offered]);

  return useMemo(() => {
    const write = ({ html, text }: { readonly html: string; readonly text: string }, then: () => void) => {
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
        const cells = session.cells.get() && table.meant();
        if (cells) return write(formsOfCells(cells), () => cut && clear(table));
        const { ids } = session.selection.get();
        const fragment = fragmentOfChosen(courseware, session);
        if (fragment) write(formsOf(fragment), () => cut && removeCut(session, { pages: [], ids }));
      },
      copyThesePages: (pageIds, cut) =>
        write(formsOf(fragmentOfPages(courseware, session, pageIds)), () => {
          if (cut) removeCut(session, { pages: pageIds, ids: [] });
        }),
      paste: () => {
        readClipboard().then(
          (held) => {
            const fragment = fragmentIn({ fragment: '', html: held.html });
            const isEmpty = held.html === '' && held.text.trim() === '' && held.files.length === 0;
            if (fragment) take(fragment);
            else if (isEmpty) showToast({ text: editorText('menu.nothingToPaste') });
            else if (!takeCells(held, false)) void takeForeign(held);
          },
          () => showToast({ kind: 'attention', text: editorText('menu.pasteDenied') }),
        );
      },
    };
  }, [courseware, session, table, take, takeCells, takeForeign]);
}

function clear(table: TableSelection): void {
  table.change(({ element, area }) => ({ table: clearCells(element.table, area) }));
}

function heldIn(data: DataTransfer): Held {
  return { html: data.getData('text/html'), text: data.getData('text/plain'), files: [...data.files] };
}

/** Returns a picture without text: spreadsheets put a picture of copied cells beside their text. */
function pictureAlone({ html, text, files }: Held): File | undefined {
  return text.trim() === '' && !/<t[dh][\s>]/i.test(html)
    ? files.find(({ type }) => type.startsWith('image/'))
    : undefined;
}

/** Whether the data has more than one cell: the text of a single cell is pasted into the text. */
function holdsTable({ html, text }: Held): boolean {
  return html === '' ? /\t/.test(text) : (html.match(/<t[dh][\s>]/gi)?.length ?? 0) > 1;
}

/** Asks the user how to paste a large table, closes an earlier question, and resolves with the answer. */
function asked(shown: Signal<AskedTable | undefined>, size: TableSize): Promise<LargeTableAnswer> {
  shown.get()?.answer('nothing');
  return new Promise((resolve) => {
    shown.set({
      ...size,
      answer: (answer) => {
        shown.set(undefined);
        resolve(answer);
      },
    });
  });
}

/** Data that other programs put on the clipboard. */
interface Held {
  readonly html: string;
  readonly text: string;
  readonly files: readonly File[];
}

async function readClipboard(): Promise<Held> {
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

/** Whether an input field, which has its own clipboard handling, is focused. */
function belongsToField(target: EventTarget | null): boolean {
  const node = target instanceof Element ? target : window.document.activeElement;
  if (isTypingField(node)) return false;
  return node?.closest('input,textarea,[contenteditable="true"]') !== null && node !== null;
}
