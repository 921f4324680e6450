import { IconButton, Menu } from '@lectern/ui';
import { MoreHorizontal } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

/**
 * A button whose menu is created when it is first opened, because most of a thousand documents are only scrolled past.
 */
export function RowMenu({ label, menu }: { readonly label: string; readonly menu: () => ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const icon = <MoreHorizontal aria-hidden="true" />;
  // The first opening replaces the pressed button, so the focus is moved to the new button.
  useLayoutEffect(() => {
    if (!wanted) return;
    button.current?.focus();
    setOpen(true);
  }, [wanted]);
  if (!wanted) {
    return (
      <IconButton
        size="small"
        label={label}
        aria-haspopup="menu"
        icon={icon}
        onClick={() => setWanted(true)}
      />
    );
  }
  return (
    <Menu
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton ref={button} size="small" label={label} icon={icon} />}
    >
      {menu()}
    </Menu>
  );
}
