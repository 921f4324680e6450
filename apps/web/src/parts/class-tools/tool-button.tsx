import { classNames } from '@lectern/ui';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import classes from './panel-button.module.css';

export interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly tone?: 'primary' | 'plain';
  readonly icon?: ReactNode;
}

/** A button of a class tool: readable from the last row and large enough for a finger. */
export function ToolButton({
  tone = 'plain',
  icon,
  className,
  children,
  type = 'button',
  ...rest
}: ToolButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classNames(classes.button, className)}
      data-tone={tone}
    >
      {icon}
      {children !== undefined && <span>{children}</span>}
    </button>
  );
}
