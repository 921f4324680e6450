import { useSignal } from '@lectern/ui/use-signal';
import type { CSSProperties, ReactNode } from 'react';
import type { ToolShow } from '../../../parts/class-tools/index.ts';
import classes from './teacher-phone.module.css';
import type { PointedAt } from './use-obeying.ts';

export interface LaserDotProps {
  readonly pointed: PointedAt;
  readonly show: Pick<ToolShow, 'pageSize' | 'place'>;
}

/** The dot at which the teacher's phone points on the page. */
export function LaserDot({ pointed, show: { pageSize, place } }: LaserDotProps): ReactNode {
  const at = useSignal(pointed);
  if (!at) return null;
  const style: CSSProperties = {
    left: place.left + at.x * pageSize.w * place.scale,
    top: place.top + at.y * pageSize.h * place.scale,
  };
  return <i className={classes.laser} style={style} data-testid="teacher-laser" />;
}
