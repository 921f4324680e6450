import type { ReactNode } from 'react';
import classes from './resource-frame.module.css';

export interface SaidProps {
  readonly children: ReactNode;
  /** What is shown is still being asked for. */
  readonly isWaiting?: boolean;
}

/** The window while nothing is shown in it, and why. */
export function Said({ children, isWaiting = false }: SaidProps): ReactNode {
  return (
    <main className={classes.said} data-waiting={isWaiting ? '' : undefined}>
      {children}
    </main>
  );
}
