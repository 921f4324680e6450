import type { Rubric } from '@lectern/questions';
import { Button, IconButton, NumberField, Row, Stack, useTextsOf } from '@lectern/ui';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAuthor } from '../author-context.ts';
import { fieldTexts } from './field-texts.ts';
import classes from './fields.module.css';
import { HeldInput } from './held-input.tsx';
import { ProblemNote } from './lines.tsx';

const MOST_CRITERIA = 12;
const MOST_LEVELS = 8;
const USUAL_POINTS = [3, 2, 1, 0];

interface RubricFieldsProps {
  readonly value: Rubric;
  readonly onChange: (value: Rubric) => void;
  readonly problemOf: (id: string) => string | undefined;
}

/** Criteria with levels, by which a person marks. */
export function RubricFields({ value, onChange, problemOf }: RubricFieldsProps): ReactNode {
  const t = useTextsOf(fieldTexts);
  const { makeId, readOnly } = useAuthor();
  const change = (index: number, next: Rubric[number]) =>
    onChange(value.map((one, at) => (at === index ? next : one)));
  const add = () =>
    onChange([
      ...value,
      {
        id: makeId(),
        title: '',
        levels: USUAL_POINTS.map((points) => ({ id: makeId(), points, description: '' })),
      },
    ]);
  return (
    <Stack gap={3}>
      {value.map((criterion, index) => (
        <div
          key={criterion.id}
          className={classes.box}
          role="group"
          aria-label={`${t.criterion} ${index + 1}`}
        >
          <Row gap={2}>
            <HeldInput
              aria-label={`${t.criterion} ${index + 1}`}
              placeholder={t.criterion}
              maxLength={200}
              value={criterion.title}
              onChange={(title) => change(index, { ...criterion, title })}
            />
            <IconButton
              size="small"
              label={t.remove(criterion.title || `${t.criterion} ${index + 1}`)}
              icon={<X aria-hidden="true" />}
              disabled={readOnly}
              onClick={() => onChange(value.filter((_, at) => at !== index))}
            />
          </Row>
          {problemOf(criterion.id) !== undefined && <ProblemNote>{problemOf(criterion.id)}</ProblemNote>}
          <Levels criterion={criterion} onChange={(next) => change(index, next)} />
        </div>
      ))}
      {!readOnly && value.length < MOST_CRITERIA && (
        <Row>
          <Button size="small" tone="quiet" icon={<Plus aria-hidden="true" />} onClick={add}>
            {t.addCriterion}
          </Button>
        </Row>
      )}
    </Stack>
  );
}

interface LevelsProps {
  readonly criterion: Rubric[number];
  readonly onChange: (criterion: Rubric[number]) => void;
}

function Levels({ criterion, onChange }: LevelsProps): ReactNode {
  const t = useTextsOf(fieldTexts);
  const { makeId, readOnly } = useAuthor();
  const { levels } = criterion;
  const store = (next: typeof levels) => onChange({ ...criterion, levels: next });
  return (
    <>
      {levels.map((level, index) => (
        <Row gap={2} key={level.id}>
          <NumberField
            label={`${criterion.title} ${t.level} ${index + 1} ${t.points}`}
            value={level.points}
            min={0}
            max={100}
            step={0.5}
            unit={t.points}
            disabled={readOnly}
            className={classes.share ?? ''}
            onChange={(points) =>
              store(levels.map((one) => (one.id === level.id ? { ...one, points } : one)))
            }
          />
          <HeldInput
            size="small"
            aria-label={`${criterion.title} ${t.level} ${index + 1}`}
            placeholder={t.levelText}
            maxLength={1000}
            value={level.description}
            onChange={(description) =>
              store(levels.map((one) => (one.id === level.id ? { ...one, description } : one)))
            }
          />
          <IconButton
            size="small"
            label={t.remove(`${t.level} ${index + 1}`)}
            icon={<X aria-hidden="true" />}
            disabled={readOnly || levels.length < 2}
            onClick={() => store(levels.filter(({ id }) => id !== level.id))}
          />
        </Row>
      ))}
      {!readOnly && levels.length < MOST_LEVELS && (
        <Row>
          <Button
            size="small"
            tone="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => store([...levels, { id: makeId(), points: 0, description: '' }])}
          >
            {t.addLevel}
          </Button>
        </Row>
      )}
    </>
  );
}
