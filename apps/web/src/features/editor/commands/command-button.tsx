import { IconButton } from '@lectern/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { Command } from './command.ts';
import { useCommand } from './use-command.ts';

export interface CommandButtonProps
  extends Pick<ComponentProps<typeof IconButton>, 'size' | 'side' | 'disabled'> {
  readonly command: Command;
  /** Whether the button is drawn as pressed, for a command without `isOn`. */
  readonly pressed?: boolean;
  /** Whether the tooltip shows the key. Default true. */
  readonly tellsKey?: boolean;
  /** Called after this button ran the command. */
  readonly onDone?: () => void;
}

/** A command as an icon button: its tooltip shows name and key, and it is disabled where the command is. */
export function CommandButton({
  command,
  pressed,
  disabled = false,
  tellsKey = true,
  onDone,
  ...rest
}: CommandButtonProps): ReactNode {
  const shown = useCommand(command);
  const Icon = shown.icon;
  return (
    <IconButton
      {...rest}
      label={shown.label}
      shortcut={tellsKey ? shown.shortcut : undefined}
      icon={Icon ? <Icon /> : null}
      pressed={pressed ?? shown.isOn}
      disabled={disabled || shown.disabled}
      onClick={() => {
        shown.run();
        onDone?.();
      }}
    />
  );
}
