import { ContextMenu as Base } from '@base-ui/react/context-menu';
import { type ReactNode, type Ref, useEffect, useImperativeHandle } from 'react';
import classes from '../overlays/popup.module.css';
import type { AreaListeners, ContextMenuArea } from './context-menu-area.ts';

export interface AreaContextMenuProps {
  readonly area: ContextMenuArea;
  /** The menu's entries. */
  readonly menu: ReactNode;
}

/** The context menu of an element that was rendered before it; placed beside that element, not around it. */
export function AreaContextMenu({ area, menu }: AreaContextMenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={<Connected area={area} />} />
      <Base.Portal>
        <Base.Positioner className={classes.positioner} collisionPadding={8}>
          <Base.Popup className={classes.popup}>{menu}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface ConnectedProps extends AreaListeners {
  readonly area: ContextMenuArea;
  readonly ref?: Ref<HTMLElement | null>;
}

/** Uses the area's element as its own, and passes the menu's listeners to the area. */
function Connected({
  area,
  ref,
  onContextMenu,
  onTouchStart,
  onTouchMove,
  onTouchEnd,
  onTouchCancel,
}: ConnectedProps): null {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => area.element, [area]);
  useEffect(
    () => area.connect({ onContextMenu, onTouchStart, onTouchMove, onTouchEnd, onTouchCancel }),
    [area, onContextMenu, onTouchStart, onTouchMove, onTouchEnd, onTouchCancel],
  );
  return null;
}
