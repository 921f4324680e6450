import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { fingerArea } from '../pointer/finger-area.ts';
import classes from './button.module.css';

export type ButtonTone = 'primary' | 'plain' | 'quiet' | 'danger';
export type ControlSize = 'small' | 'medium' | 'large';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is the one coloured action of a screen; `plain` has a border; `quiet` has none. */
  readonly tone?: ButtonTone;
  /** `panel` is for fingers on a class panel, and is read from the last row. */
  readonly size?: ControlSize | 'panel';
  readonly icon?: ReactNode;
  /** Shows that it is working and ignores presses; it keeps the focus, and its label stays readable. */
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
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      // `disabled` would take the focus from a user who pressed the button by key.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? takeNoPress : onClick}
      className={classNames(fingerArea, classes.button, classes[tone], classes[size], className)}
    >
      {busy ? <span className={classes.wheel} aria-hidden="true" /> : icon}
      {children !== undefined && <span className={classes.label}>{children}</span>}
    </button>
  );
}

/** Also prevents that Enter in a field submits the button's form. */
function takeNoPress(event: MouseEvent): void {
  event.preventDefault();
}
