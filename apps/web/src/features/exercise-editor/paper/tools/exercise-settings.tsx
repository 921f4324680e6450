import { EXERCISE, setExercise } from '@lectern/courseware/exercise';
import { NumberField, Row, Select, Text } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useTypedWords } from '../../../../parts/typed-words/index.ts';
import { useEditing } from '../../model/editing.ts';
import { useExerciseTexts } from '../../texts.ts';
import classes from '../paper.module.css';

const MOST_MINUTES = 1440;

/** Time limit, order of questions and instructions of the exercise. */
export function ExerciseSettings(): ReactNode {
  const t = useExerciseTexts();
  const { store, canEdit } = useEditing();
  const { order = 'fixed', timeLimit, instructions = '' } = store.find('exercise', EXERCISE) ?? {};
  const minutes = timeLimit === undefined ? 0 : Math.round(timeLimit / 60);
  if (!canEdit) {
    return (
      <>
        <Text tone="quiet">
          {[timeLimit === undefined ? t('noLimit') : t('limited', { minutes }), t(order)].join(' · ')}
        </Text>
        {instructions !== '' && (
          <Text as="p" className={classes.instructions}>
            {instructions}
          </Text>
        )}
      </>
    );
  }
  return (
    <>
      <Row gap={4} wrap role="group" aria-label={t('settings')}>
        <Row as="span" gap={2}>
          {t('timeLimit')}
          <NumberField
            label={t('timeLimit')}
            value={timeLimit === undefined ? null : minutes}
            min={0}
            max={MOST_MINUTES}
            digits={0}
            unit={t('minutes')}
            className={classes.minutes}
            onChange={(next) =>
              store.transact((edit) => setExercise(edit, { timeLimit: next > 0 ? next * 60 : undefined }))
            }
          />
          {timeLimit === undefined && (
            <Text tone="quiet" size="small">
              {t('noLimit')}
            </Text>
          )}
        </Row>
        <Row as="span" gap={2}>
          {t('order')}
          <Select
            label={t('order')}
            size="small"
            value={order}
            options={(['fixed', 'shuffled'] as const).map((value) => ({ value, label: t(value) }))}
            onChange={(next) => store.transact((edit) => setExercise(edit, { order: next }))}
          />
        </Row>
      </Row>
      <Instructions />
    </>
  );
}

function Instructions(): ReactNode {
  const t = useExerciseTexts();
  const { store } = useEditing();
  const { field, take, isChanged } = useTypedWords<HTMLTextAreaElement>({
    read: () => store.find('exercise', EXERCISE)?.instructions ?? '',
  });
  return (
    <textarea
      className={classes.writing}
      aria-label={t('instructions')}
      placeholder={t('instructionsPlaceholder')}
      rows={1}
      maxLength={10_000}
      {...field}
      onBlur={() => {
        if (!isChanged()) return;
        const text = take().trim();
        store.transact((edit) => setExercise(edit, { instructions: text === '' ? undefined : text }));
      }}
    />
  );
}
