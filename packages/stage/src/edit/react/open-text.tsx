import { boxOf, designOf, homeOf, lookOf, placedCells } from '@lectern/courseware';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { isDrawn } from '../../view/drawn.ts';
import { usePageScope } from '../../view/stage-context.ts';
import { shrinkOf } from '../../view/text/text-scope.ts';
import { editingOf } from '../kinds/kind-editing.ts';
import type { EditSession } from '../session/edit-session.ts';
import type { OpenText } from '../session/open-texts.ts';
import type { TextLooks } from '../text/look-plugin.ts';
import type { TextEditor, TextEditorOptions } from '../text/text-editor.ts';
import { walkCells } from './cell-walk.ts';
import { fitToWords, growLater } from './grow-when-drawn.ts';
import classes from './open-text.module.css';

/** Milliseconds of pause after which typing begins another undo step. */
const TYPING_PAUSE_MS = 500;

export interface OpenTextViewProps {
  readonly session: EditSession;
  readonly open: OpenText;
  /** The editor class, which is loaded when the first text is opened. */
  readonly editor: new (
    options: TextEditorOptions,
  ) => TextEditor;
  readonly label: string;
  /** Converts a point of the page to window coordinates. */
  readonly toWindow: (at: { readonly x: number; readonly y: number }) => { left: number; top: number };
}

/** Replaces the element's paragraphs while its text is open. */
export function OpenTextView({
  session,
  open,
  editor: Editor,
  label,
  toWindow,
}: OpenTextViewProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { pageNumber } = usePageScope();
  // These values are read when the text opens or draws. A change must not mount the editor again while the user types.
  const around = useRef({ pageNumber, label, toWindow });
  around.current = { pageNumber, label, toWindow };

  useLayoutEffect(() => {
    const mount = place.current;
    const element = session.store.find('element', open.elementId);
    const body = element && editingOf(element).text?.body(element, open.cell);
    if (!mount || !body) return;
    let isWriting = false;
    const editor = new Editor({
      place: mount,
      body,
      label: around.current.label,
      looks: () => looksOf(session, open, around.current.pageNumber),
      ...(open.at ? { at: around.current.toWindow(open.at) } : {}),
      ...(open.cursor ? { cursor: open.cursor } : {}),
      onChange: (next, step) => {
        const now = session.store.find('element', open.elementId);
        const text = now && editingOf(now).text;
        const patch = now && text?.patch(now, open.cell, { ...text.body(now, open.cell), ...next });
        const node = mount.closest('[data-element-id]');
        if (!patch || !node) return;
        const whole = isDrawn(node);
        const fit = whole ? fitToWords(session.store, open.elementId, node) : undefined;
        const merge = `text:${open.elementId}:${open.cell ?? ''}:${step}`;
        isWriting = true;
        try {
          session.edit(
            (edit) => {
              edit.update(open.elementId, patch);
              fit?.(edit);
            },
            { merge, within: TYPING_PAUSE_MS },
          );
        } finally {
          isWriting = false;
        }
        const page = node.parentElement;
        if (!whole && page) growLater(session, open.elementId, page, { follows: merge });
      },
      onFormula: () => session.writesFormula.set(true),
      unfocused: session.texts.composed !== undefined,
      onKey: (event) => {
        if (walkCells(session, open, event, editor)) return true;
        if (event.key !== 'Escape' || event.isComposing) return false;
        event.stopPropagation();
        session.tools.step((state) => state.cancel());
        return true;
      },
    });
    session.textEditor.set(editor);
    const typed = session.texts.takeTyping();
    if (typed !== '') editor.type(typed);
    if (session.texts.composed) editor.compose(session.texts.composed);
    let box = JSON.stringify(body.box);
    const unsubscribe = session.store.subscribe((change) => {
      if (!change.records.has(open.elementId)) return;
      const now = session.store.find('element', open.elementId);
      const shown = now && editingOf(now).text?.body(now, open.cell);
      // Changes by a button beside the text, such as replacing all matches, do not come from this editor either.
      if (shown && !isWriting) editor.show(shown);
      const boxNow = JSON.stringify(shown?.box);
      // The direction of the box, and the scale of its text, affect every line.
      if (boxNow !== box) editor.refresh();
      box = boxNow;
    });
    return () => {
      unsubscribe();
      editor.finish();
      if (session.textEditor.get() === editor) session.textEditor.set(undefined);
    };
  }, [session, open, Editor]);

  return <div ref={place} className={classes.text} data-open-text="" />;
}

function looksOf(session: EditSession, open: OpenText, pageNumber: number | undefined): TextLooks {
  const { store } = session;
  const element = store.find('element', open.elementId);
  const pageId = homeOf(store, open.elementId);
  const design = designOf(store, pageId ?? '');
  if (!element) {
    return {
      scope: {
        colors: design.colors,
        theme: design.theme,
        fonts: design.deck?.embeddedFonts,
        fontScale: 1,
        lineReduction: 0,
        pageNumber,
        vertical: 'horz',
      },
      levels: [],
    };
  }
  const cell =
    element.type === 'table'
      ? placedCells(element.table, design).find(({ key }) => key === open.cell)
      : undefined;
  const { box, levels } = cell
    ? { box: { ...boxOf(cell.cell.text), vertical: cell.cell.vertical ?? 'horz' }, levels: cell.look.levels }
    : lookOf(element, design);
  const { fontScale, lineReduction, fits } = shrinkOf(box);
  return {
    scope: {
      colors: design.colors,
      theme: design.theme,
      fonts: design.deck?.embeddedFonts,
      fontScale,
      lineReduction,
      fits,
      pageNumber,
      vertical: box.vertical,
    },
    levels,
  };
}
