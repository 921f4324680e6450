import { ContextMenu as BaseContextMenu } from '@base-ui/react/context-menu';
import { Menu as Base } from '@base-ui/react/menu';
import { Check, ChevronRight } from 'lucide-react';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { classNames } from '../class-names.ts';
import classes from '../overlays/popup.module.css';
import { finalFocus, type ReturnsFocus } from '../overlays/returned-focus.ts';

export interface MenuProps {
  /** The button that opens it; must accept a ref and props. */
  readonly trigger: ReactElement;
  readonly children: ReactNode;
  readonly side?: 'top' | 'bottom' | 'left' | 'right';
  readonly align?: 'start' | 'center' | 'end';
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
  readonly returnsFocus?: ReturnsFocus;
}

/** A menu under a button, with arrow keys, type-ahead, Escape, and touch. */
export function Menu({
  trigger,
  children,
  side = 'bottom',
  align = 'start',
  open,
  onOpenChange,
  returnsFocus,
}: MenuProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange && ((next) => onOpenChange(next))} modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner
          className={classes.positioner}
          side={side}
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <Base.Popup ref={popup} className={classes.popup} finalFocus={finalFocus(popup, returnsFocus)}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export interface ContextMenuProps {
  /** The element that the menu belongs to: right click, long press or the menu key opens it. */
  readonly children: ReactElement;
  /** The menu's entries. */
  readonly menu: ReactNode;
  readonly onOpenChange?: (open: boolean) => void;
  readonly disabled?: boolean;
}

export function ContextMenu({ children, menu, onOpenChange, disabled }: ContextMenuProps) {
  return (
    <BaseContextMenu.Root disabled={disabled} onOpenChange={onOpenChange && ((next) => onOpenChange(next))}>
      <BaseContextMenu.Trigger render={children} />
      <BaseContextMenu.Portal>
        <BaseContextMenu.Positioner className={classes.positioner} collisionPadding={8}>
          <BaseContextMenu.Popup className={classes.popup}>{menu}</BaseContextMenu.Popup>
        </BaseContextMenu.Positioner>
      </BaseContextMenu.Portal>
    </BaseContextMenu.Root>
  );
}

export interface MenuItemProps {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly shortcut?: string;
  readonly disabled?: boolean;
  readonly tone?: 'plain' | 'danger';
  readonly onSelect: () => void;
}

export function MenuItem({ children, icon, shortcut, disabled, tone = 'plain', onSelect }: MenuItemProps) {
  return (
    <Base.Item
      className={classNames(classes.item, tone === 'danger' && classes.danger)}
      disabled={disabled}
      onClick={onSelect}
    >
      {icon}
      <span className={classes.itemLabel}>{children}</span>
      {shortcut !== undefined && <kbd className={classes.shortcut}>{shortcut}</kbd>}
    </Base.Item>
  );
}

export interface MenuChoiceProps<Value extends string> {
  readonly label?: ReactNode;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly onChange: (value: Value) => void;
}

/** A group of entries of which one is selected. */
export function MenuChoice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: MenuChoiceProps<Value>) {
  return (
    <Base.Group>
      {label !== undefined && <Base.GroupLabel className={classes.groupLabel}>{label}</Base.GroupLabel>}
      <Base.RadioGroup value={value} onValueChange={(next: Value) => onChange(next)}>
        {options.map((option) => (
          <Base.RadioItem key={option.value} value={option.value} className={classes.item} closeOnClick>
            <span className={classes.mark}>{option.value === value && <Check aria-hidden="true" />}</span>
            <span className={classes.itemLabel}>{option.label}</span>
          </Base.RadioItem>
        ))}
      </Base.RadioGroup>
    </Base.Group>
  );
}

export function MenuSeparator() {
  return <Base.Separator className={classes.separator} />;
}

export interface SubmenuProps {
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}

export function Submenu({ label, icon, disabled, children }: SubmenuProps) {
  return (
    <Base.SubmenuRoot>
      <Base.SubmenuTrigger className={classes.item} disabled={disabled}>
        {icon}
        <span className={classes.itemLabel}>{label}</span>
        <ChevronRight aria-hidden="true" />
      </Base.SubmenuTrigger>
      <Base.Portal>
        <Base.Positioner className={classes.positioner} sideOffset={2} collisionPadding={8}>
          <Base.Popup className={classes.popup}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.SubmenuRoot>
  );
}
