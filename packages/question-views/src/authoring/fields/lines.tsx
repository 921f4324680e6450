import { Checkbox, classNames, NumberField, Select, Text, useTextsOf } from '@lectern/ui';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useAuthor } from '../author-context.ts';
import { fieldTexts } from './field-texts.ts';
import classes from './fields.module.css';

interface GroupProps {
  readonly title: ReactNode;
  /** Beside the title: a hint or a button. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** Fields of one thing under its name, such as the choices. */
export function Group({ title, beside, children }: GroupProps): ReactNode {
  const id = useId();
  return (
    <section className={classes.group} aria-labelledby={id}>
      <div className={classes.head}>
        <h3 id={id} className={classes.title}>
          {title}
        </h3>
        {beside}
      </div>
      {children}
    </section>
  );
}

interface FoldProps {
  readonly title: string;
  /** Short text of the settings inside, shown while the fold is closed. */
  readonly summary?: string | undefined;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
}

/** Fields that are rarely needed: closed at first. */
export function Fold({ title, summary, startsOpen = false, children }: FoldProps): ReactNode {
  const [open, setOpen] = useState(startsOpen);
  const content = useId();
  return (
    <section className={classes.fold} aria-label={title}>
      <button
        type="button"
        className={classes.foldButton}
        aria-expanded={open}
        aria-controls={content}
        onClick={() => setOpen(!open)}
      >
        <ChevronRight aria-hidden="true" />
        <span className={classes.title}>{title}</span>
        {!open && summary !== undefined && (
          <Text size="small" tone="quiet" overflow="cut">
            {summary}
          </Text>
        )}
      </button>
      {open && (
        <div id={content} className={classes.foldContent}>
          {children}
        </div>
      )}
    </section>
  );
}

/** A label with its control behind it. */
export function Line({
  label,
  children,
  wide = false,
}: {
  label: string;
  children: ReactNode;
  wide?: boolean;
}): ReactNode {
  return (
    <div className={classNames(classes.line, wide && classes.wide)}>
      <span className={classes.label}>{label}</span>
      <div className={classes.control}>{children}</div>
    </div>
  );
}

interface CheckLineProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function CheckLine({ label, checked, onChange }: CheckLineProps): ReactNode {
  const { readOnly } = useAuthor();
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the check box inside is the control
    <label className={classes.check}>
      <Checkbox checked={checked} onChange={onChange} disabled={readOnly} />
      <span>{label}</span>
    </label>
  );
}

interface NumberLineProps {
  readonly label: string;
  readonly value: number | undefined;
  /** Called with undefined where the number is removed; only for numbers that may be left out. */
  readonly onChange: (value: number | undefined) => void;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly digits?: number;
  readonly unit?: string;
  /** Text in place of a number that is left out; with it the number can be removed. */
  readonly none?: string;
  /** The number with which a left out one begins. */
  readonly first?: number;
}

/** A number; one that may be left out has a box before it. */
export function NumberLine(props: NumberLineProps): ReactNode {
  const { label, value, onChange, min, max, step, digits, unit, none, first } = props;
  const { readOnly } = useAuthor();
  const field = (
    <NumberField
      label={label}
      value={value ?? null}
      min={min}
      max={max}
      step={step ?? 1}
      {...(digits === undefined ? {} : { digits })}
      {...(unit === undefined ? {} : { unit })}
      disabled={readOnly}
      className={classes.number ?? ''}
      onChange={onChange}
    />
  );
  if (none === undefined) return <Line label={label}>{field}</Line>;
  return (
    <div className={classes.line}>
      <CheckLine
        label={label}
        checked={value !== undefined}
        onChange={(checked) => onChange(checked ? (first ?? min) : undefined)}
      />
      <div className={classes.control}>
        {value === undefined ? (
          <Text size="small" tone="quiet">
            {none}
          </Text>
        ) : (
          field
        )}
      </div>
    </div>
  );
}

interface SelectLineProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

export function SelectLine<Value extends string>(props: SelectLineProps<Value>): ReactNode {
  const { label, value, options, onChange } = props;
  const { readOnly } = useAuthor();
  return (
    <Line label={label}>
      <Select
        label={label}
        size="small"
        value={value}
        options={options}
        onChange={onChange}
        disabled={readOnly}
        className={classes.select ?? ''}
      />
    </Line>
  );
}

interface ShareFieldProps {
  readonly label: string;
  /** 0 to 1. */
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A part of the points in per cent. */
export function ShareField({ label, value, onChange }: ShareFieldProps): ReactNode {
  const { readOnly } = useAuthor();
  return (
    <NumberField
      label={label}
      value={Math.round(value * 10_000) / 100}
      min={0}
      max={100}
      step={5}
      unit="%"
      disabled={readOnly}
      className={classes.share ?? ''}
      onChange={(percent) => onChange(Math.round(percent * 100) / 10_000)}
    />
  );
}

/** A problem in the author's language. */
export function ProblemNote({ children }: { readonly children: ReactNode }): ReactNode {
  const t = useTextsOf(fieldTexts);
  return (
    <Text as="p" size="small" className={classes.problem} data-problem="">
      <span className={classes.flag} aria-hidden="true">
        !
      </span>
      <span className={classes.unseen}>{t.problem}</span>
      {children}
    </Text>
  );
}
