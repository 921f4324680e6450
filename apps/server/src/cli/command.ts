import type { Language } from '@lectern/protocol';

export interface CommandContext {
  /** What stands behind the command's name. */
  readonly parameters: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
}

/** Does the work and answers the exit code. What goes wrong as it may is thrown as CommandError. */
export type Command = (context: CommandContext) => Promise<number>;

/** A command that was asked wrongly or cannot be done: its sentence is printed and the exit code is 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
