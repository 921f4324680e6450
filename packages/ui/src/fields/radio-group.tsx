import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import classes from './radio-group.module.css';

interface RadioOption<Value extends string> {
  readonly value: Value;
  /** The accessible name. */
  readonly label: string;
  /** The visible content; the label by default. */
  readonly content?: ReactNode;
  readonly style?: CSSProperties;
}

interface RadioGroupProps<Value extends string> {
  /** The accessible name. */
  readonly label: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
  readonly optionClassName?: string | undefined;
}

/**
 * A selection of one of a few options, each drawn by the caller. They are native radio buttons, invisible over the
 * drawn content, so that they are one tab stop in which arrow keys select (ARIA Authoring Practices, radio group),
 * without further code.
 */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>): ReactNode {
  const { label, options, value, onChange, className, optionClassName } = props;
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={className}>
      {options.map((option) => (
        <span
          key={option.value}
          className={classNames(classes.option, optionClassName)}
          data-checked={option.value === value ? '' : undefined}
          style={option.style}
        >
          {option.content ?? option.label}
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={option.value}
            aria-label={option.label}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
        </span>
      ))}
    </div>
  );
}
