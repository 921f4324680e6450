import { useSignal } from '@lectern/ui/use-signal';
import type { CSSProperties, ReactNode } from 'react';
import type { ToolShow } from '../../../parts/class-tools/index.ts';
import classes from './teacher-phone.module.css';
import type { PointedAt } from './use-obeying.ts';

export interface LaserDotProps {
  readonly pointed: PointedAt;
  readonly show: Pick<ToolShow, 'pageSize' | 'scale'>;
}

/** Where the teacher's phone points: the page stands in the middle of the window. */
export function LaserDot({ pointed, show: { pageSize, scale } }: LaserDotProps): ReactNode {
  const at = useSignal(pointed);
  if (!at) return null;
  const style: CSSProperties = {
    left: `calc(50% + ${(at.x - 0.5) * pageSize.w * scale}px)`,
    top: `calc(50% + ${(at.y - 0.5) * pageSize.h * scale}px)`,
  };
  return <i className={classes.laser} style={style} data-testid="teacher-laser" />;
}
