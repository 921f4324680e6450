import type { Language } from '@lectern/protocol/errors';
import type { ComponentType } from 'react';
import type { CommandContext } from '../editing/command-context.ts';
import type { KeysByPlace } from './keys.ts';

/** A name in both languages. It is stored with its command and not among the texts, so that both load together. */
export type Label = Readonly<Record<Language, string>>;

/**
 * Description of a command. `Value` is the value that the user selects before it runs: a shape, the size of a table.
 */
export interface CommandOptions<Value> {
  /** Unique id of noun and verb, such as `pages.duplicate`. */
  readonly id: string;
  readonly label: Label;
  readonly icon?: ComponentType;
  /** For a command that is on or off: its state. Buttons of a command that is on are drawn pressed. */
  readonly isOn?: (context: CommandContext) => boolean;
  /** Label and icon while the command is on and running it turns it off. */
  readonly whenOn?: { readonly label: Label; readonly icon?: ComponentType };
  readonly keys?: KeysByPlace;
  /** Handler of the command's keys where that is not the editor: the browser's clipboard events, or the open text. */
  readonly keysAnsweredBy?: 'browser' | 'text';
  /** Whether the command removes content that is hard to restore; such a command is drawn as a warning. */
  readonly isDanger?: boolean;
  /**
   * Whether the command changes the courseware. Such a command is shown to users with permission to edit, and runs only
   * for them.
   */
  readonly changes: boolean;
  /** Whether the command currently has an effect; its button is disabled otherwise. Default: always. */
  readonly isEnabled?: (context: CommandContext) => boolean;
  /** Returns `false` without an effect: the key press is then left to the browser. */
  readonly run: (context: CommandContext, value: Value) => unknown;
}

/** An action of the editor that can be run from a key, a bar, a panel or a menu. */
export interface Command<Value = undefined> extends CommandOptions<Value> {
  readonly type: 'command';
}

export function command<Value = undefined>(options: CommandOptions<Value>): Command<Value> {
  return { type: 'command', ...options };
}

export function isCommand(value: unknown): value is Command<never> {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'command';
}

/** Whether the command is offered to this user. */
export function isOffered({ changes }: Command<never>, { session }: CommandContext): boolean {
  return !changes || session.canEdit;
}

export function isEnabled(asked: Command<never>, context: CommandContext): boolean {
  return isOffered(asked, context) && (asked.isEnabled?.(context) ?? true);
}

/**
 * Result of running a command: `idle` without an effect, `refused` when it is currently not permitted or not enabled.
 */
export type Outcome = 'done' | 'idle' | 'refused';

/** Arguments for running a command: none, or the value that it needs. */
export type Given<Value> = [Value] extends [undefined] ? [] : [value: Value];

export function runCommand<Value>(
  asked: Command<Value>,
  context: CommandContext,
  ...[value]: Given<Value>
): Outcome {
  if (!isEnabled(asked as Command<never>, context)) return 'refused';
  return asked.run(context, value as Value) === false ? 'idle' : 'done';
}
