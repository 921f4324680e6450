import type { ToolViewProps } from '@lectern/stage/view';
import type { CSSProperties, ReactNode } from 'react';
import classes from './tool.module.css';
import { unitOf } from './tool-unit.ts';

export interface ToolFrameProps {
  readonly size: ToolViewProps['size'];
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** What a tool in use stands in: a card that fills its frame. Everything in it counts in `--unit`. */
export function ToolFrame({ size, className = '', children }: ToolFrameProps): ReactNode {
  const style = { '--unit': `${unitOf(size)}px` } as CSSProperties;
  return (
    <div className={`${classes.frame} ${className}`} style={style} data-tool-frame="">
      {children}
    </div>
  );
}
