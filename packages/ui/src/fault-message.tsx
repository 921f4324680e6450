import type { ReactNode } from 'react';
import classes from './fault-message.module.css';

/** What is wrong with a whole form or file; a `Field` shows what is wrong with one field. */
export function FaultMessage({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className={classes.fault} role="alert">
      {children}
    </p>
  );
}
