import { newId } from '@lectern/base';
import type { ExerciseQuestion } from '@lectern/courseware/exercise';
import type { Question } from '@lectern/questions';
import type { Drawing } from '@lectern/ready-questions';
import { showToast } from '@lectern/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useChapter } from '../../../../parts/chapter/index.ts';
import { drawingFile, ReadyQuestionsDialog } from '../../../../parts/ready-questions/index.ts';
import { currentSession } from '../../../../platform/api/session.ts';
import { useEditing } from '../../model/editing.ts';
import { addQuestions } from '../../model/exercise-commands.ts';
import { exerciseQuestionHost } from '../../question/question-host.ts';
import { useExerciseTexts } from '../../texts.ts';

export interface ReadyQuestionsProps {
  readonly sectionId: string;
  readonly onClose: () => void;
}

/** The dialog of ready questions; the chosen ones are added to the section, with copies of their pictures. */
export function ReadyQuestions({ sectionId, onClose }: ReadyQuestionsProps): ReactNode {
  const t = useExerciseTexts();
  const editing = useEditing();
  const { chosen } = useChapter(currentSession()?.userId ?? '');
  const closed = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    closed.current = controller;
    return () => controller.abort();
  }, []);
  const add = async (questions: readonly Question[], pictures: readonly Drawing[]) => {
    const { store } = exerciseQuestionHost(editing.store, editing.live.assets);
    for (const picture of pictures)
      if (!(await store?.(drawingFile(picture), closed.current.signal))) return false;
    if (closed.current.signal.aborted) return false;
    const added = addQuestions(editing, sectionId, questions.map(ownQuestion));
    if (added.length > 0) showToast({ kind: 'success', text: t('typed.added', { count: added.length }) });
    return added.length > 0;
  };
  return <ReadyQuestionsDialog bookId={chosen?.bookId} onAdd={add} onClose={onClose} />;
}

/** A copy with an id of its own, which says where it came from. */
function ownQuestion(question: Question) {
  const copy = { ...question, id: newId() } as unknown as ExerciseQuestion['question'];
  return { question: copy, origin: { id: question.id, version: question.version } };
}
