import { useEffect, useState } from 'react';
import { useUiTexts } from '../ui-texts.ts';
import classes from './spinner.module.css';

export interface SpinnerProps {
  /** "Working hard to load…" by default. */
  readonly label?: string;
  readonly size?: 'small' | 'large';
  /** Whether it fills its parent and is centred in it. */
  readonly fill?: boolean;
  /** Milliseconds before it is shown, so that a short wait does not flicker. */
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
      // The markup that is in the page before the program loads is removed when no element has this attribute any more.
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
