import { Button, IconButton, NumberField, Row, Stack, Text, useTextsOf } from '@lectern/ui';
import { Plus, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { KindValue } from '../../author-context.ts';
import { defined, useAuthor } from '../../author-context.ts';
import { fieldTexts } from '../../fields/field-texts.ts';
import { HeldInput } from '../../fields/held-input.tsx';
import { Line, ProblemNote, SelectLine, ShareField } from '../../fields/lines.tsx';
import { numberTexts } from './number-texts.ts';

type Value = KindValue<'numeric'>;
type Mode = 'none' | 'printed' | 'written' | 'chosen';
const MOST_UNITS = 12;
const LONGEST = 24;

interface UnitFieldsProps {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly problem: string | undefined;
}

/** How a numeric question asks for a unit. */
export function unitMode({ body, key }: Value): Mode {
  if (body.units !== undefined) return 'chosen';
  if ((key.units ?? []).length > 0) return 'written';
  return body.unit === undefined ? 'none' : 'printed';
}

/** The question with another way of asking for the unit; the unit itself is kept. */
export function withUnitMode({ body, key }: Value, mode: Mode, unit: string): Value {
  const { unit: _printed, units: _offered, ...bodyRest } = body;
  const { units: before = [], wrongUnit, ...keyRest } = key;
  const units = unit === '' ? [] : [{ unit }, ...before.slice(1)];
  if (mode === 'none') return { body: bodyRest, key: keyRest };
  if (mode === 'printed') return { body: unit === '' ? bodyRest : { ...bodyRest, unit }, key: keyRest };
  const asked = defined({ ...keyRest, units, wrongUnit });
  if (mode === 'written') return { body: bodyRest, key: asked };
  const offered = [...new Set([...units.map((one) => one.unit), ...(body.units ?? [])])];
  return { body: { ...bodyRest, units: offered.slice(0, MOST_UNITS) }, key: asked };
}

/** Whether and how a unit is asked, and which units are right. */
export function UnitFields({ value, onChange, problem }: UnitFieldsProps): ReactNode {
  const t = useTextsOf(numberTexts);
  const { body, key } = value;
  // A mode without a unit yet is not stored.
  const [chosen, setChosen] = useState<Mode>();
  const stored = unitMode(value);
  const unit = key.units?.[0]?.unit ?? body.unit ?? '';
  const mode = unit === '' && stored !== 'chosen' ? (chosen ?? stored) : stored;
  return (
    <>
      <SelectLine
        label={t.unit}
        value={mode}
        options={(['none', 'printed', 'written', 'chosen'] as const).map((one) => ({
          value: one,
          label: t.units[one],
        }))}
        onChange={(next) => {
          setChosen(next);
          onChange(withUnitMode(value, next, unit));
        }}
      />
      {mode !== 'none' && (
        <Line label={t.unitText}>
          <HeldInput
            size="small"
            aria-label={t.unitText}
            maxLength={LONGEST}
            value={unit}
            onChange={(text) => onChange(withUnitMode(value, mode, text.trim()))}
          />
        </Line>
      )}
      {mode === 'chosen' && <OfferedUnits value={value} onChange={onChange} />}
      {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
      {(mode === 'written' || mode === 'chosen') && unit !== '' && (
        <OtherUnits value={value} onChange={onChange} />
      )}
    </>
  );
}

function OfferedUnits({ value: { body, key }, onChange }: Omit<UnitFieldsProps, 'problem'>): ReactNode {
  const t = useTextsOf(numberTexts);
  const [text, setText] = useState((body.units ?? []).join(' '));
  const unitsOf = (words: string) =>
    [...new Set(words.split(/[\s,，、;；]+/u))]
      .filter((one) => one !== '' && one.length <= LONGEST)
      .slice(0, MOST_UNITS);
  const isSame = JSON.stringify(unitsOf(text)) === JSON.stringify(body.units ?? []);
  return (
    <Line label={t.offered} wide>
      <HeldInput
        size="small"
        aria-label={t.offered}
        value={isSame ? text : (body.units ?? []).join(' ')}
        onChange={(next) => {
          setText(next);
          onChange({ body: { ...body, units: unitsOf(next) }, key });
        }}
      />
    </Line>
  );
}

function OtherUnits({ value: { body, key }, onChange }: Omit<UnitFieldsProps, 'problem'>): ReactNode {
  const t = useTextsOf(numberTexts);
  const names = useTextsOf(fieldTexts);
  const { readOnly } = useAuthor();
  const [first, ...others] = key.units ?? [];
  if (!first) return null;
  const store = (next: typeof others) => onChange({ body, key: { ...key, units: [first, ...next] } });
  return (
    <>
      <Stack gap={1} role="group" aria-label={t.otherUnits}>
        <Text size="small" tone="quiet">
          {t.otherUnits}：{t.otherUnitsHint}
        </Text>
        {others.map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the name of a unit changes while it is typed
          <Row gap={2} key={index}>
            <HeldInput
              size="small"
              aria-label={`${t.otherUnits} ${index + 1}`}
              maxLength={LONGEST}
              value={one.unit}
              onChange={(unit) =>
                unit !== '' && store(others.map((other, at) => (at === index ? { ...other, unit } : other)))
              }
            />
            <NumberField
              label={`${one.unit} ${t.factor}`}
              prefix="="
              unit={first.unit}
              digits={9}
              value={one.factor ?? 1}
              min={1e-12}
              max={1e12}
              disabled={readOnly}
              onChange={(factor) =>
                store(others.map((other, at) => (at === index ? { ...other, factor } : other)))
              }
            />
            <IconButton
              size="small"
              label={names.remove(one.unit)}
              icon={<X aria-hidden="true" />}
              disabled={readOnly}
              onClick={() => store(others.filter((_, at) => at !== index))}
            />
          </Row>
        ))}
        {!readOnly && others.length < MOST_UNITS - 1 && (
          <Row>
            <Button
              size="small"
              tone="quiet"
              icon={<Plus aria-hidden="true" />}
              onClick={() => store([...others, { unit: `${first.unit}'` }])}
            >
              {t.addUnit}
            </Button>
          </Row>
        )}
      </Stack>
      <Line label={t.wrongUnit}>
        <ShareField
          label={t.wrongUnit}
          value={key.wrongUnit ?? 0}
          onChange={(share) =>
            onChange({ body, key: defined({ ...key, wrongUnit: share === 0 ? undefined : share }) })
          }
        />
      </Line>
    </>
  );
}
