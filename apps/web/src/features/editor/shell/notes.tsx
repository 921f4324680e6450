import type { TextBody } from '@lectern/courseware';
import { plainText, TypingSteps, withPlainText } from '@lectern/stage/edit';
import { useRecord } from '@lectern/stage/view';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { region } from '../editing/regions.ts';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './editor.module.css';

const emptyNotes: TextBody = { paragraphs: [{ runs: [] }] };

/** What the teacher says to herself on this page, below the slide. */
export function Notes(): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const pageId = useSignal(session.pageId) ?? '';
  const page = useRecord(session.store, 'page', pageId);
  const body = page?.notes ?? emptyNotes;
  const [steps] = useState(() => new TypingSteps());
  const write = (text: string) => {
    const next = withPlainText(body, text);
    if (next === body) return;
    const step = steps.ofPlain(plainText(body), text);
    session.edit((edit) => edit.update(pageId, { notes: next }), { merge: `notes:${pageId}:${step}` });
  };
  return (
    <section className={classes.notes} aria-label={t('notes.label')} {...region('notes')}>
      <span className={classes.notesLabel} aria-hidden="true">
        {t('notes.label')}
      </span>
      <NotesField
        key={pageId}
        stored={plainText(body)}
        label={t('notes.label')}
        readOnly={!session.canEdit}
        placeholder={t('notes.placeholder')}
        onWrite={write}
      />
    </section>
  );
}

interface NotesFieldProps {
  readonly stored: string;
  readonly label: string;
  readonly readOnly: boolean;
  readonly placeholder: string;
  readonly onWrite: (text: string) => void;
}

/** Plain words. While an input method composes, nothing is written and nothing is put in. */
function NotesField({ stored, label, readOnly, placeholder, onWrite }: NotesFieldProps): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  const composing = useRef(false);
  useLayoutEffect(() => {
    const node = field.current;
    if (!node || composing.current || node.value === stored) return;
    showKeepingCursor(node, stored);
  }, [stored]);
  return (
    <textarea
      ref={field}
      className={classes.notesField}
      aria-label={label}
      defaultValue={stored}
      readOnly={readOnly}
      placeholder={readOnly ? '' : placeholder}
      onCompositionStart={() => {
        composing.current = true;
      }}
      onCompositionEnd={(event) => {
        composing.current = false;
        onWrite(event.currentTarget.value);
      }}
      onChange={(event) => {
        if (!composing.current) onWrite(event.target.value);
      }}
    />
  );
}

/** Puts in what somebody else wrote; the cursor stays between the same letters. */
function showKeepingCursor(node: HTMLTextAreaElement, text: string): void {
  const { selectionStart, selectionEnd, value } = node;
  let same = 0;
  while (same < value.length && value[same] === text[same]) same++;
  const by = text.length - value.length;
  const moved = (at: number) => Math.max(0, at <= same ? at : at + by);
  node.value = text;
  if (document.activeElement === node) node.setSelectionRange(moved(selectionStart), moved(selectionEnd));
}
