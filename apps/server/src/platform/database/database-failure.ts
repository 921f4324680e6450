/** SQLSTATE classes and codes: PostgreSQL manual, appendix A. */
const UNAVAILABLE_STATE = /^(08...|57P0[1-5]|53300)$/;
const UNAVAILABLE_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
]);
const UNAVAILABLE_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|driver has already been destroyed/;

/** Whether an error means that the database is unreachable, not that the query was wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseUnavailable);
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'string') {
    if (UNAVAILABLE_STATE.test(code)) return true;
    if (UNAVAILABLE_SYSTEM.has(code))
      return (
        'syscall' in error && ['connect', 'read', 'write', 'getaddrinfo'].includes(String(error.syscall))
      );
  }
  return UNAVAILABLE_TEXT.test(error.message);
}

/** Whether no space is left: for the database (53100) or in a folder (ENOSPC, EDQUOT). */
export function isStorageFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === '53100' || code === 'ENOSPC' || code === 'EDQUOT';
}
