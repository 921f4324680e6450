import type { ToolViewProps } from '@lectern/stage/view';
import type { ButtonHTMLAttributes, CSSProperties, ReactNode } from 'react';
import { unitOf } from './picture.tsx';
import classes from './tool.module.css';

export interface ToolFrameProps {
  readonly size: ToolViewProps['size'];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The frame of a tool in use: a card that fills the available space. All sizes in it are multiples of `--unit`. */
export function ToolFrame({ size, className = '', children }: ToolFrameProps): ReactNode {
  const style = { '--unit': `${unitOf(size)}px` } as CSSProperties;
  return (
    <div className={`${classes.frame} ${className}`} style={style} data-tool-frame="">
      {children}
    </div>
  );
}

interface ToolButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Whether the button is the one to press next. */
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
