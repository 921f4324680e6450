import { ToggleGroup, useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { FieldsProps } from '../../author-context.ts';
import { defined, useAuthor } from '../../author-context.ts';
import { AcceptedList } from '../../fields/accepted-list.tsx';
import { CompareFold } from '../../fields/compare-fields.tsx';
import { CheckLine, Group, Line } from '../../fields/lines.tsx';
import { choiceTexts } from './choice-texts.ts';

/** 判断题: the statement is the stem. */
export function TrueFalseFields({ value, onChange, notes, compact }: FieldsProps<'true-false'>): ReactNode {
  const t = useTextsOf(choiceTexts);
  const { readOnly } = useAuthor();
  const { body, key } = value;
  return (
    <>
      <Line label={t.truth}>
        <ToggleGroup
          label={t.truth}
          value={[key.truth ? 'true' : 'false']}
          options={[
            { value: 'true', label: `✓ ${t.isTrue}` },
            { value: 'false', label: `✗ ${t.isFalse}` },
          ]}
          disabled={readOnly}
          // A press on the chosen one chooses the other.
          onChange={([next]) =>
            onChange({ body, key: { ...key, truth: next === undefined ? !key.truth : next === 'true' } })
          }
        />
      </Line>
      {!compact && !key.truth && (
        <CheckLine
          label={t.correction}
          checked={body.correction ?? false}
          onChange={(correction) =>
            onChange({ body: defined({ ...body, correction: correction || undefined }), key })
          }
        />
      )}
      {!compact && !key.truth && body.correction && (
        <Group title={t.corrections}>
          <AcceptedList
            accepted={key.corrections ?? []}
            onChange={(corrections) =>
              onChange({
                body,
                key: defined({ ...key, corrections: corrections.length > 0 ? [...corrections] : undefined }),
              })
            }
            label={t.corrections}
            problem={notes.of('correction')}
          />
          <CompareFold
            value={key.compare}
            onChange={(compare) => onChange({ body, key: defined({ ...key, compare }) })}
          />
        </Group>
      )}
    </>
  );
}
