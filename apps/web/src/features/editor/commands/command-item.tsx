import { MenuItem } from '@lectern/ui';
import type { ReactNode } from 'react';
import { useEditing } from '../editing/editor-context.ts';
import { type Command, type Given, isOffered } from './command.ts';
import { type ShownCommandOptions, useCommand } from './use-command.ts';

interface CommandItemProps<Value> extends ShownCommandOptions {
  readonly command: Command<Value>;
  /** Whether the entry shows the key. Default true. */
  readonly tellsKey?: boolean;
  readonly drawsIcon?: boolean;
  readonly disabled?: boolean;
  /** Called before the command, in the same press. */
  readonly onChosen?: () => void;
}

export type CommandItemOptions<Value> = CommandItemProps<Value> &
  (Value extends undefined ? { readonly value?: undefined } : { readonly value: Value });

/** A command as an entry of a menu; not rendered for users who may not run it. */
export function CommandItem<Value = undefined>({
  command,
  value,
  tellsKey = true,
  drawsIcon = false,
  disabled = false,
  onChosen,
  ...options
}: CommandItemOptions<Value>): ReactNode {
  const editing = useEditing();
  const shown = useCommand(command, options);
  if (!isOffered(command as Command<never>, editing)) return null;
  const Icon = drawsIcon ? shown.icon : undefined;
  return (
    <MenuItem
      icon={Icon ? <Icon /> : undefined}
      shortcut={tellsKey ? shown.shortcut : undefined}
      tone={command.isDanger ? 'danger' : 'plain'}
      disabled={disabled || shown.disabled}
      onSelect={() => {
        onChosen?.();
        shown.run(...((value === undefined ? [] : [value]) as Given<Value>));
      }}
    >
      {shown.label}
    </MenuItem>
  );
}
