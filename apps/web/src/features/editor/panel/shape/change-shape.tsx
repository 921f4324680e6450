import { Popover, useReturnedFocus } from '@lectern/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { changeShape } from '../../commands/shape/shapes.ts';
import { useCommand } from '../../commands/use-command.ts';
import { useEditing } from '../../editing/editor-context.ts';
import { LazyShapePicker } from '../../lazy-pickers.tsx';

/** A popover with the gallery of shapes, which changes the selected shapes. */
export function ChangeShape({ trigger }: { readonly trigger: ReactElement }): ReactNode {
  const { focusPage } = useEditing();
  const { label, run } = useCommand(changeShape);
  const [open, setOpen] = useState(false);
  const { chose, returnsFocus } = useReturnedFocus(focusPage);
  return (
    <Popover label={label} open={open} onOpenChange={setOpen} returnsFocus={returnsFocus} trigger={trigger}>
      <LazyShapePicker
        offers="closed"
        onPick={(name) => {
          chose();
          setOpen(false);
          run(name);
        }}
      />
    </Popover>
  );
}
