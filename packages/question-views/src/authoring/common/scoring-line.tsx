import { kindOf, type ScoringRule, type SingleQuestion } from '@lectern/questions';
import { NumberField, Row, Select, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useAuthor } from '../author-context.ts';
import { Line, SelectLine, ShareField } from '../fields/lines.tsx';
import { commonTexts } from './common-texts.ts';

interface ScoringLineProps {
  readonly question: SingleQuestion;
  readonly onChange: (question: SingleQuestion) => void;
}

/** Part of the points for too few picks, when the author sets none. */
const USUAL_PART = 0.5;

/** Points, and the rule by which they are given. */
export function ScoringLine({ question, onChange }: ScoringLineProps): ReactNode {
  const t = useTextsOf(commonTexts);
  const { readOnly } = useAuthor();
  const { rule } = question;
  const rules = kindOf(question.kind)?.rules ?? [rule.name];
  const setRule = (next: ScoringRule) => onChange({ ...question, rule: next });
  return (
    <>
      <Row gap={4} wrap>
        <Line label={t.points}>
          <NumberField
            label={t.points}
            value={question.score}
            min={0.5}
            max={100}
            step={0.5}
            unit={t.pointsUnit}
            stepper
            disabled={readOnly}
            onChange={(score) => onChange({ ...question, score })}
          />
        </Line>
        <Line label={t.rule}>
          <Select
            label={t.rule}
            size="small"
            value={rule.name}
            disabled={readOnly}
            options={rules.map((name) => ({ value: name, label: t.rules[name] }))}
            onChange={(name) => setRule({ name })}
          />
        </Line>
      </Row>
      {rule.name === 'exam-multi' && (
        <Row gap={3} wrap>
          <SelectLine
            label={t.partPoints}
            value={rule.part === 'equal' ? 'equal' : 'share'}
            options={(['share', 'equal'] as const).map((mode) => ({ value: mode, label: t.partModes[mode] }))}
            onChange={(mode) =>
              setRule(mode === 'equal' ? { name: 'exam-multi', part: 'equal' } : { name: 'exam-multi' })
            }
          />
          {rule.part !== 'equal' && (
            <ShareField
              label={t.partPoints}
              value={rule.part ?? USUAL_PART}
              onChange={(part) => setRule({ name: 'exam-multi', part })}
            />
          )}
        </Row>
      )}
    </>
  );
}
