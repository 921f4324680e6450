import { useTextsOf } from '@lectern/ui';
import type { ReactNode } from 'react';
import type { FieldsProps, KindValue } from '../../author-context.ts';
import { defined } from '../../author-context.ts';
import classes from '../../fields/fields.module.css';
import { HeldInput } from '../../fields/held-input.tsx';
import { Fold, Group, Line, NumberLine, ProblemNote, SelectLine, ShareField } from '../../fields/lines.tsx';
import { numberTexts } from './number-texts.ts';
import { ParameterFold } from './numeric-parameters.tsx';
import { UnitFields } from './numeric-units.tsx';

type Value = KindValue<'numeric'>;

/** 数值题: a number, and folded: tolerance, unit, digits and fresh numbers. */
export function NumericFields({ value, onChange, notes, compact }: FieldsProps<'numeric'>): ReactNode {
  const t = useTextsOf(numberTexts);
  const { body, key } = value;
  const problem = notes.of('value') ?? notes.of();
  const hasParameters = (body.parameters ?? []).length > 0;
  return (
    <>
      <Group
        title={t.value}
        beside={<span className={classes.label}>{hasParameters ? t.valueLetters : t.valueHint}</span>}
      >
        <div className={classes.row}>
          <HeldInput
            aria-label={t.value}
            inputMode={hasParameters ? 'text' : 'decimal'}
            maxLength={200}
            value={key.value}
            aria-invalid={problem !== undefined || undefined}
            onChange={(text) => onChange({ body, key: { ...key, value: text } })}
          />
          {body.unit !== undefined && <span className={classes.mark}>{body.unit}</span>}
        </div>
        {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
      </Group>
      {!compact && (
        <>
          <Fold
            title={t.precision}
            summary={[
              t.tolerances[key.tolerance?.type ?? 'none'],
              t.digitKinds[key.digits?.of ?? 'none'],
            ].join(' · ')}
          >
            <ToleranceFields value={value} onChange={onChange} />
            <UnitFields value={value} onChange={onChange} problem={notes.of('units')} />
            <DigitFields value={value} onChange={onChange} />
          </Fold>
          <ParameterFold value={value} onChange={onChange} problemOf={(letter) => notes.of(letter)} />
        </>
      )}
    </>
  );
}

interface PieceProps {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

function ToleranceFields({ value: { body, key }, onChange }: PieceProps): ReactNode {
  const t = useTextsOf(numberTexts);
  const { tolerance } = key;
  return (
    <>
      <SelectLine
        label={t.tolerance}
        value={tolerance?.type ?? 'none'}
        options={(['none', 'absolute', 'relative'] as const).map((type) => ({
          value: type,
          label: t.tolerances[type],
        }))}
        onChange={(type) =>
          onChange({
            body,
            key: defined({
              ...key,
              tolerance: type === 'none' ? undefined : { type, value: type === 'relative' ? 0.01 : 0.1 },
            }),
          })
        }
      />
      {tolerance?.type === 'relative' && (
        <Line label={t.toleranceValue}>
          <ShareField
            label={t.toleranceValue}
            value={tolerance.value}
            onChange={(share) =>
              onChange({ body, key: { ...key, tolerance: { type: 'relative', value: share } } })
            }
          />
        </Line>
      )}
      {tolerance?.type === 'absolute' && (
        <NumberLine
          label={t.toleranceValue}
          value={tolerance.value}
          min={0}
          max={1e12}
          step={0.1}
          digits={12}
          onChange={(off) =>
            onChange({ body, key: { ...key, tolerance: { type: 'absolute', value: off ?? 0 } } })
          }
        />
      )}
    </>
  );
}

function DigitFields({ value: { body, key }, onChange }: PieceProps): ReactNode {
  const t = useTextsOf(numberTexts);
  const { digits } = key;
  const change = (next: typeof digits) =>
    onChange({ body, key: defined({ ...key, digits: next && defined(next) }) });
  return (
    <>
      <SelectLine
        label={t.digits}
        value={digits?.of ?? 'none'}
        options={(['none', 'figures', 'places'] as const).map((of) => ({
          value: of,
          label: t.digitKinds[of],
        }))}
        onChange={(of) => change(of === 'none' ? undefined : { count: 2, ...digits, of })}
      />
      {digits && (
        <>
          <NumberLine
            label={t.digitCount}
            value={digits.count}
            min={0}
            max={12}
            digits={0}
            onChange={(count) => change({ ...digits, count: count ?? 0 })}
          />
          <Line label={t.otherDigits}>
            <ShareField
              label={t.otherDigits}
              value={digits.otherwise ?? 0}
              onChange={(share) => change({ ...digits, otherwise: share === 0 ? undefined : share })}
            />
          </Line>
        </>
      )}
    </>
  );
}
