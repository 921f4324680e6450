import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import classes from './button.module.css';
import { classNames } from './class-names.ts';
import { fingerArea } from './finger-area.ts';

export type ButtonTone = 'primary' | 'plain' | 'quiet' | 'danger';
export type ControlSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the one coloured action of a screen; `plain` has an edge; `quiet` has none. */
  readonly tone?: ButtonTone;
  readonly size?: ControlSize;
  readonly icon?: ReactNode;
  /** Shows that it is at work and takes no further press; the label stays readable. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

export function Button({
  tone = 'plain',
  size = 'medium',
  icon,
  busy = false,
  className,
  children,
  type = 'button',
  disabled,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={classNames(fingerArea, classes.button, classes[tone], classes[size], className)}
    >
      {busy ? <span className={classes.wheel} aria-hidden="true" /> : icon}
      {children !== undefined && <span className={classes.label}>{children}</span>}
    </button>
  );
}
