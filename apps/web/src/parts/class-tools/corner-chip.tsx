import type { ReactNode } from 'react';
import classes from './corner-chip.module.css';

export interface CornerChipProps {
  readonly icon: ReactNode;
  /** It wants to be looked at. */
  readonly urgent?: boolean;
  readonly onUnfold: () => void;
  readonly children: ReactNode;
}

/** What is seen of a tool that is folded: in a corner, one below the other; a press brings its window back. */
export function CornerChip({ icon, urgent = false, onUnfold, children }: CornerChipProps): ReactNode {
  return (
    <button type="button" className={classes.chip} data-urgent={urgent ? '' : undefined} onClick={onUnfold}>
      {icon}
      {children}
    </button>
  );
}
