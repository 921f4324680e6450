import { useSignal } from '@lectern/ui/use-signal';
import type { ReactNode } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { pageSizeOf } from '../editing/page-geometry.ts';
import { stepOf } from '../editing/view-aids.ts';
import classes from './aids.module.css';

/** Smallest distance between grid lines that are drawn, pixels of the screen. */
const LEAST_GAP = 6;

/**
 * The grid lines on the page's background, beneath the filled elements. Where lines would be too dense, every second,
 * fourth … line is drawn, one pixel of the screen wide.
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
