import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import classes from '../overlays/popup.module.css';

export interface MenuCheckProps {
  readonly children: ReactNode;
  readonly shortcut?: string | undefined;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** An entry of a menu that is on or off. The menu stays open, because several entries are often set in a row. */
export function MenuCheck({ children, shortcut, checked, disabled, onChange }: MenuCheckProps) {
  return (
    <Base.CheckboxItem
      className={classes.item}
      checked={checked}
      disabled={disabled}
      onCheckedChange={onChange}
    >
      <span className={classes.mark}>{checked && <Check aria-hidden="true" />}</span>
      <span className={classes.itemLabel}>{children}</span>
      {shortcut !== undefined && <kbd className={classes.shortcut}>{shortcut}</kbd>}
    </Base.CheckboxItem>
  );
}
