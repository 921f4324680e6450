import { type CSSProperties, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import classes from './radio-group.module.css';

export interface RadioOption<Value extends string> {
  readonly value: Value;
  /** The accessible name. */
  readonly label: string;
  /** What is seen; the label where nothing else is said. */
  readonly content?: ReactNode;
  readonly style?: CSSProperties;
}

export interface RadioGroupProps<Value extends string> {
  /** The accessible name. */
  readonly label: string;
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
  readonly optionClassName?: string | undefined;
}

/**
 * One of a few, each drawn as its owner likes. They are the browser's own radio buttons, unseen over what is drawn: one stop
 * of the Tab key, in which arrow keys choose (ARIA Authoring Practices, radio group), without a line of code for it.
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
