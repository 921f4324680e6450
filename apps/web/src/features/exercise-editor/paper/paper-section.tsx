import type { ExerciseSection } from '@lectern/courseware/exercise';
import { Row, Stack, Text } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useTypedWords } from '../../../parts/typed-words/index.ts';
import { useEditing } from '../model/editing.ts';
import type { OutlinedSection } from '../model/outline.ts';
import { useSectionName } from '../model/use-names.ts';
import { useExerciseTexts } from '../texts.ts';
import { AddQuestion, SectionTools } from './lazy-tools.ts';
import classes from './paper.module.css';
import { PaperQuestion } from './paper-question.tsx';
import { paperId } from './show-in-paper.ts';

export interface PaperSectionProps {
  readonly entry: OutlinedSection;
  /** Number of sections. */
  readonly count: number;
}

/** A section with its heading, its questions and a button that adds one. */
export function PaperSection({ entry, count }: PaperSectionProps): ReactNode {
  const t = useExerciseTexts();
  const { canEdit } = useEditing();
  const { section, questions, points } = entry;
  const name = useSectionName()(entry);
  return (
    <Stack as="section" gap={3} id={paperId(section.id)} aria-label={name}>
      <Row gap={2} wrap className={classes.heading}>
        {canEdit ? <SectionTitle key={section.id} entry={entry} /> : <h3 className={classes.name}>{name}</h3>}
        <Text tone="quiet" size="small" numeric>
          {t('total', {
            questions: t('count', { count: questions.length }),
            points: t('points', { count: points }),
          })}
        </Text>
        {canEdit && <SectionTools entry={entry} count={count} name={name} />}
      </Row>
      <ol className={classes.questions}>
        {questions.map((each) => (
          <PaperQuestion key={each.record.id} entry={each} />
        ))}
      </ol>
      {canEdit && <AddQuestion sectionId={section.id} />}
    </Stack>
  );
}

function SectionTitle({ entry: { section, number } }: { readonly entry: OutlinedSection }): ReactNode {
  const t = useExerciseTexts();
  const { store } = useEditing();
  const { field, take, reset, isChanged } = useTypedWords<HTMLInputElement>({
    read: () => store.find('exercise-section', section.id)?.title ?? '',
  });
  return (
    <Row as="h3" gap={2} className={classes.name}>
      <span className={classes.sectionNumber}>{t('sectionNumber', { number })}</span>
      <input
        className={classes.titleField}
        aria-label={t('sectionTitle')}
        placeholder={t('sectionPlaceholder')}
        maxLength={200}
        {...field}
        onBlur={() => {
          if (!isChanged()) return;
          const title = take().trim();
          store.transact((edit) => edit.update<ExerciseSection>(section.id, { title }));
        }}
        onKeyDown={(event) => {
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Escape') reset();
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </Row>
  );
}
