import type { ReactNode } from 'react';
import classes from './after-error.module.css';
import { FeedbackButton } from './feedback-button.tsx';
import { Inside } from './inside.tsx';

/** Actions on the error screen besides reloading. */
export function AfterError({ error }: { readonly error: unknown }): ReactNode {
  return (
    <div className={classes.after}>
      <FeedbackButton error={error} />
      <Inside error={error} />
    </div>
  );
}
