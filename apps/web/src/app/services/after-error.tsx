import type { ReactNode } from 'react';
import classes from './after-error.module.css';
import { FeedbackButton } from './feedback-button.tsx';
import { Inside } from './inside.tsx';

/** What a screen that broke offers beside loading it anew. */
export function AfterError({ error }: { readonly error: unknown }): ReactNode {
  return (
    <div className={classes.after}>
      <FeedbackButton error={error} />
      <Inside error={error} />
    </div>
  );
}
