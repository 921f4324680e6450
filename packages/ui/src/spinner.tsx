import { useEffect, useState } from 'react';
import classes from './spinner.module.css';
import { useUiTexts } from './ui-texts.ts';

export interface SpinnerProps {
  /** Else "working hard to load…". */
  readonly label?: string;
  readonly size?: 'small' | 'large';
  /** Fills its parent and stands in the middle of it. */
  readonly fill?: boolean;
  /** Shown only after this many milliseconds, so that a short wait does not flicker. */
  readonly delay?: number;
}

export function Spinner({ label, size = 'large', fill = false, delay = 200 }: SpinnerProps) {
  const texts = useUiTexts();
  const [shown, setShown] = useState(delay === 0);
  useEffect(() => {
    if (shown) return;
    const timer = setTimeout(() => setShown(true), delay);
    return () => clearTimeout(timer);
  }, [shown, delay]);
  return (
    <div
      role="status"
      className={fill ? classes.fill : classes.inline}
      // What stands in the page before the program does goes when nothing waits any more.
      data-waiting={fill ? '' : undefined}
    >
      {shown && (
        <>
          <span className={size === 'small' ? classes.small : classes.large} aria-hidden="true" />
          <span className={size === 'small' ? 'visually-hidden' : classes.label}>
            {label ?? texts.loading}
          </span>
        </>
      )}
    </div>
  );
}
