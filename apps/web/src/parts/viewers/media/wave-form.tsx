import type { ReactNode } from 'react';
import classes from './media-viewer.module.css';

/** Of a bar of silence, in percent: it is to be seen that there is one. */
const LEAST = 3;

/** A sound drawn as loud as it is; `played`, from 0 to 1, of it in another colour. */
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
