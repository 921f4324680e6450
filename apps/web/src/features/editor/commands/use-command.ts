import { useLanguage } from '../../../platform/i18n/texts.ts';
import type { CommandContext } from '../editing/command-context.ts';
import { useEditing } from '../editing/editor-context.ts';
import { type Command, type Given, isEnabled, runCommand } from './command.ts';
import { type KeyPlace, shortcutOf } from './keys.ts';

/** The current state of a command, for a button or menu entry. */
export interface ShownCommand<Value> {
  readonly label: string;
  readonly icon: Command['icon'];
  readonly shortcut: string | undefined;
  /** Undefined for a command that is neither on nor off. */
  readonly isOn: boolean | undefined;
  readonly disabled: boolean;
  readonly run: (...given: Given<Value>) => void;
}

export interface ShownCommandOptions {
  /** The place whose key is shown; see `shortcutOf`. */
  readonly place?: KeyPlace | undefined;
  /** The context that the command runs on, where that is not the selection. */
  readonly on?: Partial<CommandContext> | undefined;
}

/**
 * Returns the current state of a command. The calling component must render again when the state that the command
 * depends on changes.
 */
export function useCommand<Value>(
  shown: Command<Value>,
  options: ShownCommandOptions = {},
): ShownCommand<Value> {
  const language = useLanguage();
  const editing = useEditing();
  const context: CommandContext = options.on ? { ...editing, ...options.on } : editing;
  const isOn = shown.isOn?.(context);
  const look = (isOn ? shown.whenOn : undefined) ?? shown;
  return {
    label: look.label[language],
    icon: look.icon ?? shown.icon,
    shortcut: shortcutOf(shown.keys, options.place),
    isOn,
    disabled: !isEnabled(shown as Command<never>, context),
    run: (...given) => {
      runCommand(shown, context, ...given);
    },
  };
}
