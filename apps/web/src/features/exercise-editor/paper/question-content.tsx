import type { ExerciseQuestion } from '@lectern/courseware/exercise';
import {
  type QuestionHost,
  QuestionHostContext,
  QuestionView,
  type ShownQuestion,
} from '@lectern/question-views';
import { contentOf, parseQuestion } from '@lectern/questions';
import { type ReactNode, useMemo } from 'react';
import { useTypedWords } from '../../../parts/typed-words/index.ts';
import { useEditing } from '../model/editing.ts';
import { isPlainStem, kindNameOf, plainStem } from '../model/question-facts.ts';
import { useExerciseTexts } from '../texts.ts';
import classes from './paper.module.css';

export interface QuestionContentProps {
  readonly record: ExerciseQuestion;
  readonly number: number;
}

const EMPTY = contentOf('');

/**
 * A question as it is printed. The stem is typed here while it is plain text. A question of a newer program or with missing
 * parts shows its stem and a message.
 */
export function QuestionContent({ record, number }: QuestionContentProps): ReactNode {
  const { canEdit, live } = useEditing();
  const shown = useMemo(() => shownQuestion(record.question), [record.question]);
  const host = useMemo(
    (): QuestionHost => ({
      assetUrl: (hash) => live.assets.url(hash),
      subscribeAssets: (listener) => live.assets.subscribe(listener),
    }),
    [live],
  );
  const isTyped = canEdit && isPlainStem(record.question.stem);
  return (
    <QuestionHostContext value={host}>
      {isTyped && <StemField record={record} number={number} />}
      <QuestionView mode="paper" screen="page" question={isTyped ? { ...shown, stem: EMPTY } : shown} />
    </QuestionHostContext>
  );
}

/** The question for its view; without a body when it cannot be read. */
function shownQuestion(question: ExerciseQuestion['question']): ShownQuestion {
  const parsed = parseQuestion(question);
  // Points are shown beside the question, where they are changed.
  if (parsed.state === 'question') return { ...parsed.question, score: undefined };
  return { id: '', kind: kindNameOf(question), stem: parsed.stem ?? EMPTY };
}

/** The field of a stem without formulas, formats or media. */
function StemField({ record: { id }, number }: QuestionContentProps): ReactNode {
  const t = useExerciseTexts();
  const { store } = useEditing();
  const { field, take, isChanged } = useTypedWords<HTMLTextAreaElement>({
    read: () => plainStem(store.find('exercise-question', id)?.question.stem),
  });
  return (
    <textarea
      className={classes.writing}
      aria-label={t('stem', { number })}
      placeholder={t('stemPlaceholder')}
      rows={1}
      maxLength={20_000}
      {...field}
      onBlur={() => {
        if (!isChanged()) return;
        const text = take().trim();
        store.transact((edit) => {
          const now = edit.find('exercise-question', id);
          if (!now) return;
          const stem = contentOf(text) as unknown as ExerciseQuestion['question'][string];
          edit.update<ExerciseQuestion>(id, { question: { ...now.question, stem } });
        });
      }}
    />
  );
}
