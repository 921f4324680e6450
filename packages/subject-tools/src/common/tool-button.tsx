import type { ButtonHTMLAttributes, ReactNode } from 'react';
import classes from './tool.module.css';

export interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The one that is meant to be pressed next. */
  readonly primary?: boolean;
}

/** A button of a tool, as large as a finger needs it on a panel. */
export function ToolButton({ primary = false, className = '', ...rest }: ToolButtonProps): ReactNode {
  return (
    <button
      type="button"
      {...rest}
      data-primary={primary || undefined}
      className={`${classes.button} ${className}`}
    />
  );
}
