import type { ReactNode } from 'react';
import classes from './fault-message.module.css';

/** Why a form as a whole, or a file, cannot be taken; what one field lacks is said by its `Field`. */
export function FaultMessage({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <p className={classes.fault} role="alert">
      {children}
    </p>
  );
}
