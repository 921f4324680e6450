import type { ReactNode } from 'react';
import classes from './fault-message.module.css';

/** The error of a whole form or file; a `Field` shows the error of one field. */
export function FaultMessage({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className={classes.fault} role="alert">
      {children}
    </p>
  );
}
