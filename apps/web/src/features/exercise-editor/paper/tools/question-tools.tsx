import type { ExerciseQuestion } from '@lectern/courseware/exercise';
import { IconButton, NumberField, Row } from '@lectern/ui';
import { ArrowDown, ArrowUp, Copy, Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useEditing } from '../../model/editing.ts';
import { duplicateQuestion, moveQuestion, removeQuestion } from '../../model/exercise-commands.ts';
import { type OutlinedQuestion, steppedPlace } from '../../model/outline.ts';
import { useExerciseTexts } from '../../texts.ts';
import classes from '../paper.module.css';

/** Points of a question, and the buttons that edit, move, copy and delete it. */
export function QuestionTools({
  entry: { record, number, points },
}: {
  readonly entry: OutlinedQuestion;
}): ReactNode {
  const t = useExerciseTexts();
  const editing = useEditing();
  const { store, outline } = editing;
  const { id } = record;
  const canStep = (by: 1 | -1) => steppedPlace(outline, id, by) !== undefined;
  return (
    <>
      <NumberField
        label={t('questionPoints', { number })}
        value={points}
        min={0.5}
        max={100}
        step={0.5}
        digits={1}
        unit={t('pointsUnit')}
        className={classes.points}
        onChange={(next) => store.transact((edit) => edit.update<ExerciseQuestion>(id, { points: next }))}
      />
      <span className={classes.space} />
      <Row gap={1} className={classes.tools}>
        <IconButton
          label={t('edit', { number })}
          size="small"
          icon={<Pencil aria-hidden="true" />}
          onClick={() => editing.open(id)}
        />
        <IconButton
          label={t('moveUp')}
          size="small"
          icon={<ArrowUp aria-hidden="true" />}
          disabled={!canStep(-1)}
          onClick={() => moveQuestion(editing, id, -1)}
        />
        <IconButton
          label={t('moveDown')}
          size="small"
          icon={<ArrowDown aria-hidden="true" />}
          disabled={!canStep(1)}
          onClick={() => moveQuestion(editing, id, 1)}
        />
        <IconButton
          label={t('duplicate')}
          size="small"
          icon={<Copy aria-hidden="true" />}
          onClick={() => duplicateQuestion(editing, record)}
        />
        <IconButton
          label={t('remove')}
          size="small"
          tone="danger"
          icon={<Trash2 aria-hidden="true" />}
          onClick={() => removeQuestion(editing, id, number)}
        />
      </Row>
    </>
  );
}
