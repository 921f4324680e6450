import { type Logger, type LoggerOptions, pino } from 'pino';
import type { LogLevel } from '../config.ts';

/** Names under which secrets and pupils' data travel: what they hold never reaches the log. */
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
  'parameters',
  'detail',
  'where',
];

/** Structured lines (JSON) on the standard output, or wherever `destination` writes. */
export function createLog(level: LogLevel, destination?: { write(line: string): void }): Logger {
  const options: LoggerOptions = {
    level,
    base: null,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    formatters: { level: (label) => ({ level: label }) },
    redact: {
      paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[kept out]',
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
