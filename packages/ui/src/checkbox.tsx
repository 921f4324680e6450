import type { InputHTMLAttributes } from 'react';
import classes from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { fingerArea } from './finger-area.ts';

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'checked'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Some of what it stands for, not all. */
  readonly partly?: boolean;
}

/** The system's own check box in our colour. Name it by `aria-label` or a label around it. */
export function Checkbox({ checked, onChange, partly = false, className, ...rest }: CheckboxProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      checked={checked}
      ref={(input) => {
        if (input !== null) input.indeterminate = partly;
      }}
      onChange={(event) => onChange(event.target.checked)}
      className={classNames(fingerArea, classes.box, className)}
    />
  );
}
