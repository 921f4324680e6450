import type { TextBody } from '@lectern/courseware';
import { plainText, TypingSteps, withPlainText } from '@lectern/stage/edit';
import { useRecord } from '@lectern/stage/view';
import { useSignal } from '@lectern/ui/use-signal';
import { type ReactNode, useState } from 'react';
import { useTypedWords } from '../../../parts/typed-words/index.ts';
import { useEditing } from '../editing/editor-context.ts';
import { region } from '../editing/regions.ts';
import { useEditorTexts } from '../locale/texts.ts';
import classes from './editor.module.css';

const emptyNotes: TextBody = { paragraphs: [{ runs: [] }] };

/** The teacher's notes for the current page, below the slide. */
export function Notes(): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const pageId = useSignal(session.pageId) ?? '';
  return (
    <section className={classes.notes} aria-label={t('notes.label')} {...region('notes')}>
      <span className={classes.notesLabel} aria-hidden="true">
        {t('notes.label')}
      </span>
      <NotesField key={pageId} pageId={pageId} />
    </section>
  );
}

/** A plain text field that stores each change; a composition is stored when it ends. */
function NotesField({ pageId }: { readonly pageId: string }): ReactNode {
  const t = useEditorTexts();
  const { session } = useEditing();
  const { store, canEdit } = session;
  useRecord(store, 'page', pageId);
  const [steps] = useState(() => new TypingSteps());
  const stored = () => store.find('page', pageId)?.notes ?? emptyNotes;
  const { field } = useTypedWords<HTMLTextAreaElement>({
    read: () => plainText(stored()),
    onTyped: (text) => {
      const body = stored();
      const next = withPlainText(body, text);
      if (next === body) return;
      const step = steps.ofPlain(plainText(body), text);
      session.edit((edit) => edit.update(pageId, { notes: next }), { merge: `notes:${pageId}:${step}` });
    },
  });
  return (
    <textarea
      {...field}
      className={classes.notesField}
      aria-label={t('notes.label')}
      readOnly={!canEdit}
      placeholder={canEdit ? t('notes.placeholder') : ''}
    />
  );
}
