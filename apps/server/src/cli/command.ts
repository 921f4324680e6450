import type { Language } from '@lectern/protocol';

export interface CommandContext {
  /** Parameters after the command's name. */
  readonly parameters: readonly string[];
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly language: Language;
}

/** Runs the command and returns the exit code. Expected failures are thrown as CommandError. */
export type Command = (context: CommandContext) => Promise<number>;

/** The parameters are wrong or the command cannot be carried out: the message is printed and the exit code is 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}
