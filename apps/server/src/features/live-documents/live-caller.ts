import type { LiveRefusal } from '@lectern/protocol/live';

/** The user of a live connection; Hocuspocus stores it as the connection's context. */
export interface LiveCaller {
  readonly userId: string;
  readonly sessionId: string;
  /** Undefined for an account that belongs to no school. */
  readonly schoolId: string | undefined;
}

/** Hocuspocus sends the `reason` of errors that its hooks throw. */
export class LiveError extends Error {
  override readonly name = 'LiveError';
  readonly reason: LiveRefusal;
  /** WebSocket code for applications, 4000 to 4999. */
  readonly code = 4403;

  constructor(reason: LiveRefusal, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

export function isLiveCaller(context: unknown): context is LiveCaller {
  return typeof context === 'object' && context !== null && 'userId' in context && 'sessionId' in context;
}
