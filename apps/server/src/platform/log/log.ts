import { format } from 'node:util';
import { type Logger, type LoggerOptions, pino } from 'pino';
import type { LogLevel } from '../config.ts';

const METHODS = ['debug', 'info', 'log', 'warn', 'error'] as const;

/**
 * Writes console output of libraries as log lines, so that a stack trace is one line like all others. Returns a
 * function that undoes this.
 */
export function logConsole(
  log: Logger,
  target: Pick<Console, (typeof METHODS)[number]> = console,
): () => void {
  const before = METHODS.map((method) => [method, target[method]] as const);
  for (const method of METHODS) {
    const level = method === 'error' || method === 'warn' ? 'warn' : 'debug';
    target[method] = (...said: unknown[]) =>
      log[level]({ said: format(...said) }, 'a library wrote to the console');
  }
  return () => {
    for (const [method, original] of before) target[method] = original;
  };
}

/** Names of properties with secrets and pupils' data, whose values are never logged. */
const SECRET_KEYS = [
  'password',
  'new_password',
  'authorization',
  'cookie',
  'access_token',
  'accessToken',
  'refresh_token',
  'refreshToken',
  'mac_key',
  'macKey',
  'mac',
  'secretKey',
  'secret',
  'signature',
  'login_key',
  'databaseUrl',
  'connectionString',
];

interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code?: unknown;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

/**
 * Only the fields that show the origin of an error, because libraries attach whole connections and values of rows to
 * errors.
 */
function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!isErrorLike(error)) return { type: typeof error, message: String(error) };
  const { name, message, stack, cause } = error;
  return {
    type: name ?? typeof error,
    message,
    ...('code' in error && { code: error.code }),
    ...(stack !== undefined && { stack }),
    ...(cause !== undefined && depth < 4 && { cause: describeError(cause, depth + 1) }),
  };
}

/** Errors, and their copies as plain objects, which pg-boss reports. */
function isErrorLike(value: unknown): value is Partial<Error> & Pick<Error, 'message'> {
  return (
    typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'
  );
}

/** Structured lines (JSON) on the standard output, or on `destination`. */
export function createLog(level: LogLevel, destination?: { write(line: string): void }): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: (error: unknown) => describeError(error) },
    redact: {
      paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[kept out]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
