import type { ButtonHTMLAttributes, ReactNode } from 'react';
import classes from './tool.module.css';

export interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether it is the button to press next. */
  readonly primary?: boolean;
}

/** A button of a tool, large enough for a finger on a panel. */
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
