import type { ReactNode } from 'react';
import classes from './media-viewer.module.css';

/** Height of a silent bar in percent, so that the bar stays visible. */
const LEAST = 3;

/** The wave form of a sound; the fraction `played`, from 0 to 1, is drawn in another colour. */
export function WaveForm({
  peaks,
  played,
}: {
  readonly peaks: readonly number[];
  readonly played: number;
}): ReactNode {
  const path = peaks
    .map((peak, at) => {
      const half = Math.max(LEAST, peak * 100) / 2;
      return `M${at + 0.5} ${50 - half}V${50 + half}`;
    })
    .join('');
  const drawing = (
    <svg aria-hidden="true" viewBox={`0 0 ${peaks.length} 100`} preserveAspectRatio="none">
      <path d={path} />
    </svg>
  );
  return (
    <div className={classes.wave} aria-hidden="true" data-wave={peaks.length}>
      {drawing}
      <div className={classes.played} style={{ clipPath: `inset(0 ${(1 - played) * 100}% 0 0)` }}>
        {drawing}
      </div>
    </div>
  );
}
