import type { ReactNode } from 'react';
import classes from './animation.module.css';
import { useAnimationTexts } from './locale/texts.ts';
import type { TimeScale } from './time-scale.ts';

/** The ruler above the bars, in seconds after the click. */
export function TimeRuler({ scale: { seconds, marks } }: { readonly scale: TimeScale }): ReactNode {
  const t = useAnimationTexts();
  return (
    <div className={classes.ruler} aria-hidden="true">
      {marks.map((mark) => (
        <span key={mark} className={classes.mark} style={{ left: `${(mark / seconds) * 100}%` }}>
          {mark === 0 ? `0 ${t('seconds')}` : mark}
        </span>
      ))}
    </div>
  );
}
