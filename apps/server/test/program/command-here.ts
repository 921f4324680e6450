import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { runCommand } from '../../src/cli/run-command.ts';

interface CommandResult {
  readonly code: number;
  /** Text that the command wrote to its standard output. */
  readonly out: string;
  readonly error: string;
  /** Both in the order in which they were written. */
  readonly output: string;
}

/** Runs `lectern …` in the process of the test, which has loaded its code already; `input` is its standard input. */
export async function commandHere(
  parameters: readonly string[],
  environment: NodeJS.ProcessEnv,
  input = '',
): Promise<CommandResult> {
  const stdin = vi
    .spyOn(process, 'stdin', 'get')
    .mockReturnValue(Readable.from([input]) as typeof process.stdin);
  const written: ['out' | 'error', string][] = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => {
    written.push(['out', `${line}\n`]);
  });
  const streams = (['out', 'error'] as const).map((name) =>
    vi
      .spyOn(name === 'out' ? process.stdout : process.stderr, 'write')
      .mockImplementation((piece, ...rest: unknown[]) => {
        written.push([name, String(piece)]);
        const done = rest.at(-1);
        if (typeof done === 'function') done();
        return true;
      }),
  );
  const of = (name: string) =>
    written
      .filter(([each]) => each === name)
      .map(([, piece]) => piece)
      .join('');
  try {
    const code = await runCommand(parameters, environment);
    return {
      code,
      out: of('out'),
      error: of('error'),
      output: written.map(([, piece]) => piece).join(''),
    };
  } finally {
    for (const spy of [stdin, log, ...streams]) spy.mockRestore();
  }
}
