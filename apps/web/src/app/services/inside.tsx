import type { ReactNode } from 'react';
import { useAppTexts } from '../app-texts.ts';
import { showsInside } from '../shows-inside.ts';
import classes from './after-error.module.css';

/** Details of an error, for developers. */
export function Inside({ error }: { readonly error: unknown }): ReactNode {
  const texts = useAppTexts();
  if (!showsInside(location.hostname, import.meta.env.DEV)) return null;
  return (
    <details className={classes.details}>
      <summary>{texts('failure.details')}</summary>
      <pre>{error instanceof Error ? (error.stack ?? error.message) : String(error)}</pre>
    </details>
  );
}
