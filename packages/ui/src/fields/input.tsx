import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import classes from './input.module.css';

export interface InputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  readonly leading?: ReactNode;
  readonly trailing?: ReactNode;
  readonly size?: 'small' | 'medium' | 'large';
  readonly ref?: Ref<HTMLInputElement>;
}

/** A field for one line of text. Give it a name: inside `Field`, or by `aria-label`. */
export function Input({ leading, trailing, size = 'medium', className, ...rest }: InputProps) {
  return (
    <span className={classNames(classes.frame, classes[size], className)}>
      {leading}
      <input {...rest} className={classes.input} />
      {trailing}
    </span>
  );
}
