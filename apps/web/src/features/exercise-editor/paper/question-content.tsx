import type { ExerciseQuestion } from '@lectern/courseware/exercise';
import { QuestionHostContext, QuestionView, type ShownQuestion } from '@lectern/question-views';
import { contentOf, parseQuestion, problemsOf } from '@lectern/questions';
import { Tag } from '@lectern/ui';
import { type ReactNode, useMemo } from 'react';
import { useEditing } from '../model/editing.ts';
import { kindNameOf } from '../model/question-facts.ts';
import { exerciseQuestionHost } from '../question/question-host.ts';
import { useExerciseTexts } from '../texts.ts';

export interface QuestionContentProps {
  readonly question: ExerciseQuestion['question'];
}

const EMPTY = contentOf('');

/** A question as it is printed. A question of a newer program or with missing parts shows its stem and a message. */
export function QuestionContent({ question }: QuestionContentProps): ReactNode {
  const { store, live } = useEditing();
  const host = useMemo(() => exerciseQuestionHost(store, live.assets), [store, live]);
  const shown = useMemo(() => shownQuestion(question), [question]);
  return (
    <QuestionHostContext value={host}>
      <QuestionView mode="paper" screen="page" question={shown} />
    </QuestionHostContext>
  );
}

/** A mark on questions of which a text, a choice or the key is missing. */
export function UnfinishedMark({ question }: QuestionContentProps): ReactNode {
  const t = useExerciseTexts();
  const isUnfinished = useMemo(() => {
    const parsed = parseQuestion(question);
    return parsed.state === 'question' && problemsOf(parsed.question).length > 0;
  }, [question]);
  return isUnfinished ? <Tag tone="amber">{t('unfinished')}</Tag> : null;
}

/** The question for its view; without a body when it cannot be read. */
function shownQuestion(value: ExerciseQuestion['question']): ShownQuestion {
  const parsed = parseQuestion(value);
  // Points are shown beside the question, where they are changed.
  if (parsed.state === 'question') return { ...parsed.question, score: undefined };
  return { id: '', kind: kindNameOf(value), stem: parsed.stem ?? EMPTY };
}
