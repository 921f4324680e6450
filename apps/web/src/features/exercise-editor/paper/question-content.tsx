import type { ExerciseQuestion } from '@lectern/courseware/exercise';
import { QuestionHostContext, QuestionView, type ShownQuestion } from '@lectern/question-views';
import { contentOf, parseQuestion, problemsOf } from '@lectern/questions';
import { Row, Tag } from '@lectern/ui';
import { type ReactNode, useMemo } from 'react';
import { useEditing } from '../model/editing.ts';
import { kindNameOf } from '../model/question-facts.ts';
import { exerciseQuestionHost } from '../question/question-host.ts';
import { useExerciseTexts } from '../texts.ts';

export interface QuestionContentProps {
  readonly question: ExerciseQuestion['question'];
}

const EMPTY = contentOf('');

/**
 * A question as it is printed, with a mark while it is not finished. A question of a newer program or with missing parts
 * shows its stem and a message.
 */
export function QuestionContent({ question }: QuestionContentProps): ReactNode {
  const t = useExerciseTexts();
  const { canEdit, store, live } = useEditing();
  const host = useMemo(() => exerciseQuestionHost(store, live.assets), [store, live]);
  const { shown, isFinished } = useMemo(() => readQuestion(question), [question]);
  return (
    <QuestionHostContext value={host}>
      <QuestionView mode="paper" screen="page" question={shown} />
      {canEdit && !isFinished && (
        <Row>
          <Tag tone="amber">{t('unfinished')}</Tag>
        </Row>
      )}
    </QuestionHostContext>
  );
}

/** The question for its view; without a body when it cannot be read. */
function readQuestion(value: ExerciseQuestion['question']): {
  readonly shown: ShownQuestion;
  readonly isFinished: boolean;
} {
  const parsed = parseQuestion(value);
  if (parsed.state !== 'question') {
    const shown = { id: '', kind: kindNameOf(value), stem: parsed.stem ?? EMPTY };
    return { shown, isFinished: true };
  }
  const { question } = parsed;
  // Points are shown beside the question, where they are changed.
  return { shown: { ...question, score: undefined }, isFinished: problemsOf(question).length === 0 };
}
