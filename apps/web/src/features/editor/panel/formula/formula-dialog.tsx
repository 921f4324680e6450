import { type FormulaElement, insertInFreePlace } from '@lectern/courseware';
import type { TextTarget } from '@lectern/stage/edit';
import { useRecord } from '@lectern/stage/view';
import { type ReactNode, useState } from 'react';
import { useEditing } from '../../editing/editor-context.ts';
import { pageSizeOf } from '../../editing/page-geometry.ts';
import { usePanelTexts } from '../locale/texts.ts';
import { framedFormula, roomedFrame, USUAL_SIZE } from './formula-frame.ts';
import { FormulaWriter } from './formula-writer.tsx';
import { formulaPatch } from './latex.ts';
import { useFormulaTexts } from './texts.ts';

/** The dialog that edits a formula of the page; not rendered once the element is deleted. */
export function FormulaDialog({ elementId }: { readonly elementId: string }): ReactNode {
  const t = usePanelTexts();
  const own = useFormulaTexts();
  const { session } = useEditing();
  const element = useRecord(session.store, 'element', elementId);
  if (element?.type !== 'formula') return null;
  const close = () => session.more.set(undefined);
  return (
    <FormulaWriter
      title={own('edit')}
      doneLabel={t('formula.done')}
      latex={element.latex}
      size={element.size ?? 24}
      onDone={(latex, size) => {
        const frame = element.fits ? undefined : roomedFrame(element.frame, size);
        session.edit((edit) =>
          edit.update<FormulaElement>(elementId, { ...formulaPatch(latex), ...(frame ? { frame } : {}) }),
        );
        close();
      }}
      onClose={close}
    />
  );
}

/**
 * The dialog that writes a formula into the open text at its cursor, in place of a selected formula, otherwise onto the
 * page.
 */
export function WrittenFormula(): ReactNode {
  const t = usePanelTexts();
  const own = useFormulaTexts();
  const { session, focusPage } = useEditing();
  const [before] = useState(() => session.textEditor.get()?.formula?.());
  const inText = () => {
    const editor: TextTarget | undefined = session.textEditor.get();
    return editor?.putFormula ? editor : undefined;
  };
  const close = () => session.writesFormula.set(false);
  const insert = (latex: string, measured: { readonly w: number; readonly h: number }) => {
    const pageId = session.pageId.get();
    if (pageId === undefined) return;
    const page = pageSizeOf(session);
    const { frame, size } = framedFormula(measured, page);
    let id: string | undefined;
    session.edit((edit) => {
      id = insertInFreePlace(edit, pageId, { type: 'formula', frame, latex, size }, page);
    });
    if (id !== undefined) session.choose([id]);
  };
  return (
    <FormulaWriter
      title={own(before === undefined ? 'insert' : 'edit')}
      doneLabel={before === undefined ? own('put') : t('formula.done')}
      latex={before ?? ''}
      size={USUAL_SIZE}
      onDone={(latex, size) => {
        const editor = inText();
        // If the text was deleted meanwhile with its element, the formula is put onto the page and is not lost.
        if (editor) editor.putFormula?.(latex);
        else insert(latex, size);
        close();
      }}
      onClose={close}
      finalFocus={() => {
        const editor = inText();
        if (editor) editor.focus();
        else focusPage();
        return document.activeElement as HTMLElement;
      }}
    />
  );
}
