import { SUM_RULE_NAMES, type SumRuleName, sumParts } from '@lectern/questions';
import { Button, Row, Select, useTextsOf } from '@lectern/ui';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useAuthor } from '../../author-context.ts';
import { CheckLine, NumberLine } from '../../fields/lines.tsx';
import { gameTexts } from '../game-texts.ts';
import {
  type GameOf,
  type GamePart,
  type GameProps,
  type GameValue,
  partsOf,
  withOwn,
  withParts,
} from '../game-value.ts';
import { listTexts } from './list-texts.ts';
import { PartsFields } from './parts-fields.tsx';

const MOST_OF_RACE = 50;
/** Sums that are added at once. */
const SUMS = 10;

/** The race with sums of a rule behind its questions. Questions into which nothing was written make room for them. */
export function withSums(
  value: GameOf<'team-race'>,
  rule: SumRuleName,
  seed: number,
  makeId: () => string,
): GameOf<'team-race'> {
  const kept = partsOf(value).filter(({ stem }) => stem !== undefined);
  const count = Math.min(SUMS, MOST_OF_RACE - kept.length);
  if (count < 1) return value;
  const made = sumParts({ rules: [rule], forms: ['result'], count, seed }, makeId);
  const sums = made.bodies.map((part): GamePart => {
    const right = made.keys.find(({ id }) => id === part.id);
    return { ...part, key: right?.key };
  });
  return withParts(value, [...kept, ...sums]);
}

/** 分组竞争: short questions or sums, and how far the goal is. */
export function RaceFields({ value, onChange, notes }: GameProps<'team-race'>): ReactNode {
  const t = useTextsOf(gameTexts);
  const { own } = value.body;
  return (
    <>
      <PartsFields
        value={value}
        onChange={onChange as (value: GameValue) => void}
        notes={notes}
        most={MOST_OF_RACE}
        kinds={['single-choice', 'true-false', 'numeric', 'fill-blank']}
      />
      <AddSums value={value} onChange={onChange} />
      <NumberLine
        label={t.steps}
        value={own.steps}
        min={1}
        max={50}
        digits={0}
        unit={t.stepsUnit}
        onChange={(steps) => onChange(withOwn(value, { steps: steps ?? 1 }))}
      />
      <CheckLine
        label={t.sameOrder}
        checked={own.sameOrder}
        onChange={(sameOrder) => onChange(withOwn(value, { sameOrder }))}
      />
    </>
  );
}

function AddSums({ value, onChange }: Omit<GameProps<'team-race'>, 'notes'>): ReactNode {
  const t = useTextsOf(listTexts);
  const { makeId, readOnly } = useAuthor();
  const [rule, setRule] = useState<SumRuleName>('add-within-10');
  if (readOnly) return null;
  return (
    <Row gap={2} wrap>
      <Select
        label={t.rules}
        size="small"
        value={rule}
        options={SUM_RULE_NAMES.map((name) => ({ value: name, label: t.ruleNames[name] ?? name }))}
        onChange={setRule}
      />
      <Button
        size="small"
        tone="quiet"
        icon={<Plus aria-hidden="true" />}
        onClick={() => onChange(withSums(value, rule, value.body.parts.length + 1, makeId))}
      >
        {t.addSums(SUMS)}
      </Button>
    </Row>
  );
}
