import type { ToolViewProps } from '@lectern/stage/view';
import type { CSSProperties, ReactNode } from 'react';
import classes from './tool.module.css';
import { unitOf } from './tool-unit.ts';

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
