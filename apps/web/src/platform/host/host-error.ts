/** Why the client did not do what it was asked for: the whole list. */
export type HostErrorCode =
  /** It has no such command. */
  | 'COMMAND_ABSENT'
  /** It said so itself, or failed. */
  | 'FAILED'
  /** It did not answer in the command's time. */
  | 'NO_ANSWER'
  /** It answered something that is no answer to the command. */
  | 'WRONG_ANSWER';

export class HostError extends Error {
  override readonly name = 'HostError';
  readonly code: HostErrorCode;

  constructor(code: HostErrorCode, command: string) {
    super(`${command}: ${code}`);
    this.code = code;
  }
}
