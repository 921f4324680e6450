import { Tooltip as Base } from '@base-ui/react/tooltip';
import type { ReactElement, ReactNode } from 'react';
import classes from './tooltip.module.css';

export interface TooltipProps {
  readonly label: ReactNode;
  /** The key that does the same, such as `Ctrl+Z`. */
  readonly shortcut?: string;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  /** One element that takes a ref and props; it keeps its own accessible name. */
  readonly children: ReactElement;
}

/** Place one around the application: tooltips beside each other then open without waiting. */
export function TooltipProvider({ children }: { readonly children: ReactNode }) {
  return <Base.Provider delay={400}>{children}</Base.Provider>;
}

export function Tooltip({ label, shortcut, side = 'bottom', children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner className={classes.positioner} side={side} sideOffset={6} collisionPadding={8}>
          <Base.Popup className={classes.popup}>
            {label}
            {shortcut !== undefined && <kbd className={classes.shortcut}>{shortcut}</kbd>}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
