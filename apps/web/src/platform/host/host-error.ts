/** Why the client did not do what it was asked for: the whole list. */
export type HostErrorCode =
  /** The client has no such command. */
  | 'COMMAND_ABSENT'
  /** The client said that it failed. */
  | 'FAILED'
  /** The client did not answer in the command's time. */
  | 'NO_ANSWER'
  /** The client answered something that is no answer to the command. */
  | 'WRONG_ANSWER';

export class HostError extends Error {
  override readonly name = 'HostError';
  readonly code: HostErrorCode;

  constructor(code: HostErrorCode, command: string) {
    super(`${command}: ${code}`);
    this.code = code;
  }
}
