import { useLanguage } from '../../../platform/i18n/texts.ts';
import type { CommandContext } from '../editing/command-context.ts';
import { useEditing } from '../editing/editor-context.ts';
import { type Command, type Given, isEnabled, runCommand } from './command.ts';
import { type KeyPlace, shortcutOf } from './keys.ts';

/** A command as a button or an entry shows it at this moment. */
export interface ShownCommand<Value> {
  readonly label: string;
  readonly icon: Command['icon'];
  readonly shortcut: string | undefined;
  /** Undefined for one that is neither on nor off. */
  readonly isOn: boolean | undefined;
  readonly disabled: boolean;
  readonly run: (...given: Given<Value>) => void;
}

export interface ShownCommandOptions {
  /** The place whose key is told; see `shortcutOf`. */
  readonly place?: KeyPlace | undefined;
  /** What the command is for, where that is not what is chosen. */
  readonly on?: Partial<CommandContext> | undefined;
}

/** Reads a command for what draws it. Whoever calls draws again when what the command depends on changes. */
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
