import type { Language } from '@lectern/protocol/errors';
import type { ComponentType } from 'react';
import type { CommandContext } from '../editing/command-context.ts';
import type { KeysByPlace } from './keys.ts';

/** A name in both languages. It stands with its command, not among the texts, so that it comes when the command comes. */
export type Label = Readonly<Record<Language, string>>;

/** What a command says of itself. `Value` is what a hand has to choose before it can run: a shape, the size of a table. */
export interface CommandOptions<Value> {
  /** Its noun and what it does, as `pages.duplicate`. No two have the same. */
  readonly id: string;
  readonly label: Label;
  readonly icon?: ComponentType;
  /** For one that is on or off: says so to buttons, which are then drawn pressed. */
  readonly isOn?: (context: CommandContext) => boolean;
  /** What it is called, and drawn as, while it is on and would be turned off. */
  readonly whenOn?: { readonly label: Label; readonly icon?: ComponentType };
  readonly keys?: KeysByPlace;
  /** Who answers its keys where that is not the editor: the browser's own clipboard, or the open text. */
  readonly keysAnsweredBy?: 'browser' | 'text';
  /** What it takes away is not easily had again: it is drawn as a warning. */
  readonly isDanger?: boolean;
  /** Whether it changes the courseware. Such a command is offered to those who may edit, and runs for them alone. */
  readonly changes: boolean;
  /** Whether there is anything that it could do now; a button is grey meanwhile. Always, when left out. */
  readonly isEnabled?: (context: CommandContext) => boolean;
  /** `false` says that nothing was done: a key that asked for it is left to the browser. */
  readonly run: (context: CommandContext, value: Value) => unknown;
}

/** Something that a hand can ask of the editor, by whatever way: a key, a bar, a panel or a menu. */
export interface Command<Value = undefined> extends CommandOptions<Value> {
  readonly type: 'command';
}

export function command<Value = undefined>(options: CommandOptions<Value>): Command<Value> {
  return { type: 'command', ...options };
}

export function isCommand(value: unknown): value is Command<never> {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'command';
}

/** Whether it is there at all for this user. */
export function isOffered({ changes }: Command<never>, { session }: CommandContext): boolean {
  return !changes || session.canEdit;
}

export function isEnabled(asked: Command<never>, context: CommandContext): boolean {
  return isOffered(asked, context) && (asked.isEnabled?.(context) ?? true);
}

/** What became of a command: `idle` when it found nothing to do, `refused` when it may or can not run now. */
export type Outcome = 'done' | 'idle' | 'refused';

/** What has to be given to run a command: nothing, or the value that it needs. */
export type Given<Value> = [Value] extends [undefined] ? [] : [value: Value];

export function runCommand<Value>(
  asked: Command<Value>,
  context: CommandContext,
  ...[value]: Given<Value>
): Outcome {
  if (!isEnabled(asked as Command<never>, context)) return 'refused';
  return asked.run(context, value as Value) === false ? 'idle' : 'done';
}
