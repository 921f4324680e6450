import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';
import { fingerArea } from '../pointer/finger-area.ts';
import { Tooltip } from '../tooltip/tooltip.tsx';
import type { ControlSize } from './button.tsx';
import classes from './icon-button.module.css';

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  /** The accessible name, also shown as the tooltip. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly shortcut?: string;
  /** For a toggle button: whether it is on, for a screen reader and its style. */
  readonly pressed?: boolean;
  /** `panel` is for fingers on a class panel. */
  readonly size?: ControlSize | 'panel';
  readonly tone?: 'quiet' | 'plain' | 'primary' | 'danger';
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon: it always has a name and a tooltip. */
export function IconButton({
  label,
  icon,
  shortcut,
  pressed,
  size = 'medium',
  tone = 'quiet',
  side,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip label={label} shortcut={shortcut} side={side}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        aria-pressed={pressed}
        className={classNames(fingerArea, classes.button, classes[size], classes[tone], className)}
      >
        {icon}
      </button>
    </Tooltip>
  );
}
