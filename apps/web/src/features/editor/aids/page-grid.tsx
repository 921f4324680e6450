import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { pageSizeOf } from '../editing/page-size.ts';
import { stepOf } from '../editing/view-aids.ts';
import classes from './aids.module.css';

/** Pixels of the screen between lines of the grid that are drawn. */
const LEAST_GAP = 6;

/**
 * The lines of the grid, on the page's background: what is filled covers them, as it would cover squared paper. Lines that
 * are nearer to each other than one can see are drawn as every second, fourth … of them, one pixel of the screen wide.
 */
export function PageGrid(): ReactNode {
  const { session, viewAids } = useEditing();
  const { zoom } = useSignal(session.viewport.view);
  const step = useSignal(viewAids.state, stepOf);
  const { w, h } = pageSizeOf(session);
  let gap = step * zoom;
  while (gap < LEAST_GAP) gap *= 2;
  return (
    <div
      className={classes.grid}
      data-page-grid=""
      style={{
        width: w * zoom,
        height: h * zoom,
        transform: `scale(${1 / zoom})`,
        backgroundSize: `${gap}px ${gap}px`,
      }}
    />
  );
}
