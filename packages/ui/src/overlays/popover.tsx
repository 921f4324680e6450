import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { classNames } from '../class-names.ts';
import classes from './popup.module.css';
import { finalFocus, type ReturnsFocus } from './returned-focus.ts';

export interface PopoverProps {
  readonly trigger: ReactElement;
  /** The accessible name of the panel. */
  readonly label: string;
  readonly children: ReactNode;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  readonly align?: 'start' | 'center' | 'end';
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly className?: string;
  /** The node that gets the focus when it opens; the first control by default. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  readonly returnsFocus?: ReturnsFocus;
}

/** A small panel anchored to its button. */
export function Popover({
  trigger,
  label,
  children,
  side = 'bottom',
  align = 'center',
  open,
  onOpenChange,
  className,
  initialFocus,
  returnsFocus,
}: PopoverProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={classes.positioner}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
        >
          <Base.Popup
            ref={popup}
            aria-label={label}
            initialFocus={initialFocus}
            finalFocus={finalFocus(popup, returnsFocus)}
            className={classNames(classes.popup, classes.panel, className)}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
