import { format } from 'node:util';
import type { Logger } from 'pino';

const METHODS = ['debug', 'info', 'log', 'warn', 'error'] as const;

/**
 * Turns console output of libraries into log lines, so that a stack trace is one line like all others. Returns a
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
