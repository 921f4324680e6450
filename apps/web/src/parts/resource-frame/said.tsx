import type { ReactNode } from 'react';
import classes from './resource-frame.module.css';

export interface SaidProps {
  readonly children: ReactNode;
  /** The content is still loading. */
  readonly isWaiting?: boolean;
}

/** A message shown instead of the content, with the reason. */
export function Said({ children, isWaiting = false }: SaidProps): ReactNode {
  return (
    <main className={classes.said} data-waiting={isWaiting ? '' : undefined}>
      {children}
    </main>
  );
}
