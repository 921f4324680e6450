import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import classes from '../player.module.css';
import type { PresenterLink } from './presenter-link.ts';

export interface PointedDotProps {
  readonly link: PresenterLink;
  readonly pageSize: { readonly w: number; readonly h: number };
  /** CSS pixels per logical pixel. */
  readonly scale: number;
}

/** Dot at the position to which a presenter points, shown to the class. */
export function PointedDot({ link, pageSize, scale }: PointedDotProps): ReactNode {
  const at = useSignal(link.pointed);
  if (!at) return null;
  const place = { left: at.x * pageSize.w * scale, top: at.y * pageSize.h * scale };
  return <span className={classes.pointed} style={place} data-testid="pointed" aria-hidden="true" />;
}
