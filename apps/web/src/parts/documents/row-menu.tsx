import { IconButton, Menu } from '@lectern/ui';
import { MoreHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** A button whose menu is made when it is first opened: most of a thousand documents are only scrolled past. */
export function RowMenu({ label, menu }: { readonly label: string; readonly menu: () => ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const icon = <MoreHorizontal aria-hidden="true" />;
  if (!wanted) {
    return (
      <IconButton
        size="small"
        label={label}
        aria-haspopup="menu"
        icon={icon}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      />
    );
  }
  return (
    <Menu
      align="end"
      open={open}
      onOpenChange={setOpen}
      trigger={<IconButton size="small" label={label} icon={icon} />}
    >
      {menu()}
    </Menu>
  );
}
