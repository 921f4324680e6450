import type { ExerciseQuestion } from '@lectern/courseware/exercise';
import { contentOf, parseQuestion } from '@lectern/questions';
import { Row, Stack, Text } from '@lectern/ui';
import { type ReactNode, useMemo } from 'react';
import { useTypedWords } from '../../../parts/typed-words/index.ts';
import { useEditing } from '../model/editing.ts';
import { isPlainStem, plainStem } from '../model/question-facts.ts';
import { useExerciseTexts } from '../texts.ts';
import { bodyTexts } from './body-texts.ts';
import { ContentText } from './content-text.tsx';
import classes from './paper.module.css';

export interface QuestionContentProps {
  readonly record: ExerciseQuestion;
  readonly number: number;
}

/**
 * The stem of a question, which is typed here while it is plain text, and the texts that pupils see below it. A question of
 * a newer program or with missing parts shows its stem and a message.
 */
export function QuestionContent({ record, number }: QuestionContentProps): ReactNode {
  const t = useExerciseTexts();
  const { canEdit } = useEditing();
  const parsed = useMemo(() => parseQuestion(record.question), [record.question]);
  const stem = parsed.state === 'question' ? parsed.question.stem : parsed.stem;
  const isTyped = canEdit && parsed.state === 'question' && isPlainStem(stem);
  return (
    <Stack gap={2} className={classes.content}>
      {isTyped ? (
        <StemField record={record} number={number} />
      ) : stem === undefined || stem.paragraphs.length === 0 ? (
        <Text tone="quiet">{t('noStem')}</Text>
      ) : (
        <ContentText content={stem} />
      )}
      {parsed.state === 'question' ? (
        <BodyTexts question={parsed.question} />
      ) : (
        <Text tone="warning" size="small">
          {t(parsed.state === 'unknown' ? 'unknown' : 'broken')}
        </Text>
      )}
    </Stack>
  );
}

function BodyTexts({ question }: { readonly question: Parameters<typeof bodyTexts>[0] }): ReactNode {
  const texts = bodyTexts(question).filter(({ content }) => content.paragraphs.length > 0 || content.media);
  if (texts.length === 0) return null;
  return (
    <Stack as="ul" gap={1} className={classes.texts}>
      {texts.map(({ at, label, content }) => (
        <Row key={at} as="li" gap={2} align="baseline">
          {label !== undefined && <Text numeric>{label}</Text>}
          <ContentText content={content} />
        </Row>
      ))}
    </Stack>
  );
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
