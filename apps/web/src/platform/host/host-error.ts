/** All reasons why the client did not execute a command. */
export type HostErrorCode =
  /** The client does not have the command. */
  | 'COMMAND_ABSENT'
  /** The client reported a failure. */
  | 'FAILED'
  /** The client did not answer within the command's time limit. */
  | 'NO_ANSWER'
  /** The client's answer is invalid for the command. */
  | 'WRONG_ANSWER';

export class HostError extends Error {
  override readonly name = 'HostError';
  readonly code: HostErrorCode;

  constructor(code: HostErrorCode, command: string) {
    super(`${command}: ${code}`);
    this.code = code;
  }
}
