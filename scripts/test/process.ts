import { spawn } from 'node:child_process';
import path from 'node:path';

/** The root of the checkout. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

export interface Finished {
  readonly code: number;
  /** The output of both streams, in order. */
  readonly output: string;
}

/**
 * Runs a program of node_modules/.bin (or an absolute path) at the root, or in `cwd`; with `echo` its output is also
 * printed as it arrives.
 */
export function runProgram(
  program: string,
  args: readonly string[],
  options: {
    readonly echo?: boolean;
    readonly cwd?: string;
    readonly env?: Readonly<Record<string, string>>;
  } = {},
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const bin = path.join(ROOT, 'node_modules', '.bin');
    const child = spawn(program, args, {
      cwd: options.cwd ?? ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
      // Programs of node_modules/.bin start with `env node`, so the pinned Node must be the first on the path.
      env: {
        ...process.env,
        // As in `npm start`: programs that are started again and again, especially by tests, are compiled once.
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? path.join(ROOT, 'node_modules/.cache/node'),
        ...options.env,
        PATH: `${path.dirname(process.execPath)}:${bin}:${process.env.PATH ?? ''}`,
      },
    });
    let output = '';
    const take = (chunk: Buffer) => {
      output += chunk;
      if (options.echo) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
