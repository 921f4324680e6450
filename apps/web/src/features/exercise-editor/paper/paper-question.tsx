import type { ExerciseQuestion } from '@lectern/courseware/exercise';
import { Column, IconButton, NumberField, Row, Tag, Text } from '@lectern/ui';
import { lazyComponent } from '@lectern/ui/lazy';
import { ArrowDown, ArrowUp, Copy, Pencil, Trash2 } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { useEditing } from '../model/editing.ts';
import { duplicateQuestion, moveQuestion, removeQuestion } from '../model/exercise-commands.ts';
import { type OutlinedQuestion, steppedPlace } from '../model/outline.ts';
import { useKindName } from '../model/use-kind-name.ts';
import { useExerciseTexts } from '../texts.ts';
import classes from './paper.module.css';
import { paperId } from './show-in-paper.ts';

const UnfinishedMark = lazyComponent(async () => (await import('./question-content.tsx')).UnfinishedMark);
const QuestionContent = lazyComponent(async () => (await import('./question-content.tsx')).QuestionContent);

/** A question on the paper: its number, what pupils see, its points, and the tools to change it. */
export function PaperQuestion({ entry }: { readonly entry: OutlinedQuestion }): ReactNode {
  const t = useExerciseTexts();
  const { canEdit, selected, select, open } = useEditing();
  const { record, number, points } = entry;
  const kind = useKindName()(record.question);
  return (
    <li
      id={paperId(record.id)}
      className={classes.question}
      aria-label={t('question', { number, kind })}
      data-selected={selected === record.id || undefined}
      onFocus={() => select(record.id)}
      onPointerDown={() => select(record.id)}
    >
      <Text numeric weight="medium" className={classes.number}>
        {number}.
      </Text>
      <Column gap={2} className={classes.body}>
        {/* Keys and screen readers open the question by the button below. */}
        <Column className={canEdit ? classes.content : undefined} onClick={() => canEdit && open(record.id)}>
          <Content question={record.question} />
        </Column>
        <Row gap={2} wrap className={classes.facts}>
          <Tag>{kind}</Tag>
          {canEdit && <UnfinishedMark question={record.question} />}
          {canEdit ? (
            <QuestionTools entry={entry} />
          ) : (
            <Text size="small" tone="quiet" numeric>
              {t('points', { count: points })}
            </Text>
          )}
        </Row>
      </Column>
    </li>
  );
}

/** Drawn again only when the question changes. */
const Content = memo(QuestionContent);

function QuestionTools({
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
