import type { ReactNode } from 'react';
import classes from './corner-chip.module.css';

export interface CornerChipProps {
  readonly icon: ReactNode;
  /** Draws attention, for example when time is up. */
  readonly urgent?: boolean;
  readonly onUnfold: () => void;
  readonly children: ReactNode;
}

/** The chip that stands for a folded tool: chips stack in a corner, and pressing one unfolds the tool's window. */
export function CornerChip({ icon, urgent = false, onUnfold, children }: CornerChipProps): ReactNode {
  return (
    <button type="button" className={classes.chip} data-urgent={urgent ? '' : undefined} onClick={onUnfold}>
      {icon}
      {children}
    </button>
  );
}
