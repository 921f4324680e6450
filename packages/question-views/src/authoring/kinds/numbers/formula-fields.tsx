import { InlineFormula } from '@lectern/stage/view';
import { Button, IconButton, NumberField, Row, Stack, ToggleGroup, useTextsOf } from '@lectern/ui';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useQuestionHost } from '../../../answer-view.ts';
import type { FieldsProps, KindValue } from '../../author-context.ts';
import { defined, useAuthor } from '../../author-context.ts';
import { fieldTexts } from '../../fields/field-texts.ts';
import classes from '../../fields/fields.module.css';
import { HeldInput } from '../../fields/held-input.tsx';
import { CheckLine, Fold, Group, Line, ProblemNote, SelectLine, ShareField } from '../../fields/lines.tsx';
import { numberTexts } from './number-texts.ts';

type Value = KindValue<'formula'>;
type Variable = NonNullable<Value['body']['variables']>[number];

const LONGEST = 1000;
const MOST_EXPECTED = 8;
const MOST_VARIABLES = 12;
const FORMS = ['any', 'simplest', 'factored', 'expanded', 'line', 'quadratic', 'scientific'] as const;
const DOMAINS = [
  'real',
  'positive',
  'nonnegative',
  'negative',
  'integer',
  'natural',
  'complex',
  'range',
] as const;

/** 公式题: what counts as right, and folded: domains of letters, the form and further demands. */
export function FormulaFields({ value, onChange, notes, compact }: FieldsProps<'formula'>): ReactNode {
  const t = useTextsOf(numberTexts);
  const { readOnly } = useAuthor();
  const { body, key } = value;
  const isChemistry = body.notation === 'chemistry';
  return (
    <>
      <Line label={t.notation}>
        <ToggleGroup
          label={t.notation}
          disabled={readOnly}
          value={[body.notation]}
          options={(['algebra', 'chemistry'] as const).map((one) => ({
            value: one,
            label: t.notations[one],
          }))}
          onChange={([notation]) => notation && onChange({ body: { ...body, notation }, key })}
        />
      </Line>
      <ExpectedList value={value} onChange={onChange} problemOf={(at) => notes.of(at)} problem={notes.of()} />
      {!compact && !isChemistry && (
        <>
          <FormFields value={value} onChange={onChange} />
          <VariableFold value={value} onChange={onChange} problemOf={(at) => notes.of(at)} />
          <MoreFold value={value} onChange={onChange} />
        </>
      )}
      {!compact && isChemistry && <ChemistryFold value={value} onChange={onChange} />}
    </>
  );
}

interface PieceProps {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

interface ExpectedListProps extends PieceProps {
  readonly problemOf: (at: string) => string | undefined;
  readonly problem: string | undefined;
}

function ExpectedList({ value: { body, key }, onChange, problemOf, problem }: ExpectedListProps): ReactNode {
  const t = useTextsOf(numberTexts);
  const names = useTextsOf(fieldTexts);
  const { readOnly } = useAuthor();
  const rows = key.expected.length === 0 ? [''] : key.expected;
  const store = (expected: string[]) => onChange({ body, key: { ...key, expected } });
  const isChemistry = body.notation === 'chemistry';
  return (
    <Group
      title={t.expected}
      beside={<span className={classes.label}>{isChemistry ? t.chemistryHint : t.expectedHint}</span>}
    >
      {rows.map((latex, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: formulas have no names
        <Stack gap={1} key={index}>
          <Row gap={2}>
            <FormulaInput
              latex={latex}
              label={t.expectedOf(index + 1)}
              isChemistry={isChemistry}
              onChange={(next) => store(rows.map((one, at) => (at === index ? next : one)))}
            />
            {rows.length > 1 && (
              <IconButton
                size="small"
                label={names.remove(t.expectedOf(index + 1))}
                icon={<X aria-hidden="true" />}
                disabled={readOnly}
                onClick={() => store(rows.filter((_, at) => at !== index))}
              />
            )}
          </Row>
          {problemOf(`expected.${index}`) !== undefined && (
            <ProblemNote>{problemOf(`expected.${index}`)}</ProblemNote>
          )}
        </Stack>
      ))}
      {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
      {!readOnly && rows.length < MOST_EXPECTED && (
        <Row>
          <Button
            size="small"
            tone="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() => store([...rows, ''])}
          >
            {t.addExpected}
          </Button>
        </Row>
      )}
    </Group>
  );
}

interface FormulaInputProps {
  readonly latex: string;
  readonly label: string;
  readonly isChemistry: boolean;
  readonly onChange: (latex: string) => void;
}

/** The formula field of the screen around, or a line of LaTeX with what it means behind it. */
function FormulaInput({ latex, label, isChemistry, onChange }: FormulaInputProps): ReactNode {
  const { FormulaField } = useQuestionHost();
  const { readOnly } = useAuthor();
  if (FormulaField && !isChemistry)
    return (
      <div className={classes.fill}>
        <FormulaField latex={latex} onChange={onChange} label={label} locked={readOnly} />
      </div>
    );
  return (
    <Stack gap={1} className={classes.fill}>
      <HeldInput
        aria-label={label}
        spellCheck={false}
        maxLength={LONGEST}
        value={latex}
        onChange={onChange}
      />
      {!isChemistry && latex.trim() !== '' && (
        <span>
          <InlineFormula latex={latex} display={false} />
        </span>
      )}
    </Stack>
  );
}

function FormFields({ value: { body, key }, onChange }: PieceProps): ReactNode {
  const t = useTextsOf(numberTexts);
  return (
    <>
      <SelectLine
        label={t.form}
        value={key.form ?? 'any'}
        options={FORMS.map((form) => ({ value: form, label: t.forms[form] }))}
        onChange={(form) =>
          onChange({ body, key: defined({ ...key, form: form === 'any' ? undefined : form }) })
        }
      />
      {key.form && (
        <Line label={t.otherForm}>
          <ShareField
            label={t.otherForm}
            value={key.otherForm ?? 0}
            onChange={(share) =>
              onChange({ body, key: defined({ ...key, otherForm: share === 0 ? undefined : share }) })
            }
          />
        </Line>
      )}
    </>
  );
}

function VariableFold({
  value: { body, key },
  onChange,
  problemOf,
}: PieceProps & Pick<ExpectedListProps, 'problemOf'>): ReactNode {
  const t = useTextsOf(numberTexts);
  const { readOnly } = useAuthor();
  const all = body.variables ?? [];
  const store = (next: Variable[]) =>
    onChange({ body: defined({ ...body, variables: next.length > 0 ? next : undefined }), key });
  return (
    <Fold
      title={t.variables}
      summary={all.length === 0 ? t.noVariables : all.map(({ name }) => name).join('、')}
    >
      {all.map((one, index) => (
        <VariableFields
          // biome-ignore lint/suspicious/noArrayIndexKey: the letter changes while it is typed
          key={index}
          variable={one}
          number={index + 1}
          onChange={(next) => store(all.map((other, at) => (at === index ? next : other)))}
          onRemove={() => store(all.filter((_, at) => at !== index))}
          problem={problemOf(one.name)}
        />
      ))}
      {!readOnly && all.length < MOST_VARIABLES && (
        <Row>
          <Button
            size="small"
            tone="quiet"
            icon={<Plus aria-hidden="true" />}
            onClick={() =>
              store([...all, { name: 'xyzabcmnpqst'.charAt(all.length) || 'u', domain: 'positive' }])
            }
          >
            {t.addVariable}
          </Button>
        </Row>
      )}
    </Fold>
  );
}

interface VariableFieldsProps {
  readonly variable: Variable;
  readonly number: number;
  readonly onChange: (variable: Variable) => void;
  readonly onRemove: () => void;
  readonly problem: string | undefined;
}

function VariableFields({
  variable: one,
  number,
  onChange,
  onRemove,
  problem,
}: VariableFieldsProps): ReactNode {
  const t = useTextsOf(numberTexts);
  const names = useTextsOf(fieldTexts);
  const { readOnly } = useAuthor();
  const { domain } = one;
  const range = typeof domain === 'object' ? domain : undefined;
  return (
    <Stack gap={1}>
      <Row gap={2} wrap>
        <HeldInput
          size="small"
          aria-label={`${t.letter} ${number}`}
          maxLength={16}
          style={{ width: '6rem' }}
          value={one.name}
          onChange={(name) => /^\p{L}/u.test(name) && onChange({ ...one, name })}
        />
        <SelectLine
          label={t.domain}
          value={typeof domain === 'object' ? 'range' : domain}
          options={DOMAINS.map((name) => ({ value: name, label: t.domains[name] ?? name }))}
          onChange={(next) => onChange({ ...one, domain: next === 'range' ? { from: 0, to: 1 } : next })}
        />
        {range &&
          (['from', 'to'] as const).map((end) => (
            <NumberField
              key={end}
              label={`${one.name} ${t[end]}`}
              prefix={t[end]}
              value={range[end]}
              min={-1e9}
              max={1e9}
              digits={6}
              disabled={readOnly}
              onChange={(bound) => onChange({ ...one, domain: { ...range, [end]: bound } })}
            />
          ))}
        <IconButton
          size="small"
          label={names.remove(one.name)}
          icon={<X aria-hidden="true" />}
          disabled={readOnly}
          onClick={onRemove}
        />
      </Row>
      {problem !== undefined && <ProblemNote>{problem}</ProblemNote>}
    </Stack>
  );
}

function MoreFold({ value: { body, key }, onChange }: PieceProps): ReactNode {
  const t = useTextsOf(numberTexts);
  const flag = (name: 'upToScale' | 'ordered') => (checked: boolean) =>
    onChange({ body, key: defined({ ...key, [name]: checked || undefined }) });
  return (
    <Fold title={t.more}>
      <CheckLine
        label={t.rounding}
        checked={key.rounding !== undefined}
        onChange={(checked) =>
          onChange({
            body,
            key: defined({ ...key, rounding: checked ? { type: 'relative', value: 0.01 } : undefined }),
          })
        }
      />
      {key.rounding && (
        <Line label={key.rounding.type === 'relative' ? t.tolerances.relative : t.tolerances.absolute}>
          <ShareField
            label={t.rounding}
            value={key.rounding.value}
            onChange={(value) =>
              onChange({ body, key: { ...key, rounding: { type: key.rounding?.type ?? 'relative', value } } })
            }
          />
        </Line>
      )}
      <CheckLine label={t.upToScale} checked={key.upToScale ?? false} onChange={flag('upToScale')} />
      <CheckLine label={t.ordered} checked={key.ordered ?? false} onChange={flag('ordered')} />
      <SelectLine
        label={t.formulaUnit}
        value={key.unit ?? 'none'}
        options={(['none', 'required', 'optional'] as const).map((unit) => ({
          value: unit,
          label: t.formulaUnits[unit],
        }))}
        onChange={(unit) =>
          onChange({ body, key: defined({ ...key, unit: unit === 'none' ? undefined : unit }) })
        }
      />
    </Fold>
  );
}

function ChemistryFold({ value: { body, key }, onChange }: PieceProps): ReactNode {
  const t = useTextsOf(numberTexts);
  const rules = key.chemistry ?? {};
  const change = (patch: Partial<typeof rules>) =>
    onChange({ body, key: { ...key, chemistry: defined({ ...rules, ...patch }) } });
  return (
    <Fold title={t.more}>
      <SelectLine
        label={t.conditions}
        value={rules.conditions ?? 'optional'}
        options={(['required', 'optional', 'ignored'] as const).map((mode) => ({
          value: mode,
          label: t.conditionModes[mode],
        }))}
        onChange={(conditions) => change({ conditions })}
      />
      <CheckLine
        label={t.marks}
        checked={rules.marks === 'required'}
        onChange={(checked) => change({ marks: checked ? 'required' : undefined })}
      />
      <CheckLine
        label={t.multiples}
        checked={rules.allowsMultiples ?? false}
        onChange={(checked) => change({ allowsMultiples: checked || undefined })}
      />
    </Fold>
  );
}
