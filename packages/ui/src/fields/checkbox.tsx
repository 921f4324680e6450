import type { InputHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { fingerArea } from '../pointer/finger-area.ts';
import classes from './checkbox.module.css';

export interface CheckboxProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange' | 'checked'> {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Whether only a part of the represented items is selected. */
  readonly partly?: boolean;
}

/** The system's check box in the application's colour. Name it by `aria-label` or a label around it. */
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
