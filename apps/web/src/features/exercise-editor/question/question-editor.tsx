import type { ExerciseQuestion } from '@lectern/courseware/exercise';
import { QuestionDialog } from '@lectern/question-views';
import { parseQuestion, type Question } from '@lectern/questions';
import { type ReactNode, useMemo } from 'react';
import { patchedQuestion } from '../../../parts/questions/index.ts';
import { useEditing } from '../model/editing.ts';
import { exerciseQuestionHost } from './question-host.ts';

export interface QuestionEditorProps {
  /** Id of the record. */
  readonly id: string;
  readonly onClose: () => void;
}

/** The dialog that edits a question of the exercise; nothing once it is removed or when it cannot be read. */
export function QuestionEditor({ id, onClose }: QuestionEditorProps): ReactNode {
  const { store, live, outline, canEdit, open } = useEditing();
  const all = outline.sections.flatMap(({ questions }) => questions.map(({ record }) => record));
  const at = all.findIndex((record) => record.id === id);
  const question = all[at]?.question;
  const parsed = useMemo(() => (question ? parseQuestion(question) : undefined), [question]);
  const host = useMemo(() => exerciseQuestionHost(store, live.assets), [store, live]);
  if (parsed?.state !== 'question') return null;
  const goTo = (index: number) => {
    const next = all[index];
    return next && (() => open(next.id));
  };
  const change = (next: Question) =>
    store.transact(
      (edit) => {
        const now = edit.find('exercise-question', id);
        if (!now) return;
        edit.update<ExerciseQuestion>(id, { question: patchedQuestion(now.question, parsed.question, next) });
      },
      // Changes within a second are one step.
      { merge: `question ${id}` },
    );
  return (
    <QuestionDialog
      question={parsed.question}
      onChange={change}
      onClose={onClose}
      onPrevious={goTo(at - 1)}
      onNext={goTo(at + 1)}
      onUndo={() => store.undo()}
      onRedo={() => store.redo()}
      readOnly={!canEdit}
      host={host}
    />
  );
}
