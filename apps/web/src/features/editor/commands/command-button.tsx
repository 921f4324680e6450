import { IconButton } from '@lectern/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { Command } from './command.ts';
import { useCommand } from './use-command.ts';

export interface CommandButtonProps
  extends Pick<ComponentProps<typeof IconButton>, 'size' | 'side' | 'disabled'> {
  readonly command: Command;
  /** Drawn as pressed, where the command cannot say itself whether it is on. */
  readonly pressed?: boolean;
  /** Whether the tooltip tells the key; it does unless said. */
  readonly tellsKey?: boolean;
  /** After the command has run by this button. */
  readonly onDone?: () => void;
}

/** A command as a button with its icon: named, told with its key, grey where it can do nothing. */
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
