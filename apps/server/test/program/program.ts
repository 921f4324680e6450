import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { testFolder } from '../setup/test-folder.ts';
import { commandHere } from './command-here.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

export interface Finished {
  readonly code: number | null;
  readonly output: string;
}

type Environment = Readonly<Record<string, string>>;

/** The program in a separate process, with a separate folder and port, as a school runs it. */
export class Program {
  readonly port: number;
  readonly folder: string;
  readonly #environment: Environment;
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, folder: string, environment: Environment) {
    this.port = port;
    this.folder = folder;
    this.#environment = environment;
  }

  static async prepare(environment: Environment = {}): Promise<Program> {
    const folder = await testFolder('lectern-program-');
    return new Program(await freePort(), folder, environment);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get output(): string {
    return this.#output;
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Starts with further variables, and waits until it is ready; returns the duration, milliseconds. */
  async start(variables: Environment = {}): Promise<number> {
    const from = performance.now();
    const child = this.#spawnServer(variables);
    this.#child = child;
    while (!this.#output.includes('Lectern is ready')) {
      if (child.exitCode !== null || performance.now() - from > 60_000) {
        throw new Error(`the program did not start: ${this.#output}`);
      }
      await pause(10);
    }
    return performance.now() - from;
  }

  /** Starts a program that is expected to end by itself. */
  async runToEnd(): Promise<Finished> {
    const [code] = await once(this.#spawnServer(), 'close');
    return { code, output: this.#output };
  }

  /** Runs `lectern …`; `input` is its standard input. */
  async command(parameters: readonly string[], input = ''): Promise<Finished> {
    const output: string[] = [];
    const child = this.#spawn('apps/server/src/cli/main.ts', parameters, (piece) => output.push(piece));
    child.stdin?.end(input);
    const [code] = await once(child, 'close');
    return { code, output: output.join('') };
  }

  /** Runs `lectern …` in the process of the test, which has loaded its code already. */
  async commandHere(parameters: readonly string[], input = ''): Promise<Finished> {
    const { code, output } = await commandHere(parameters, this.#variables, input);
    return { code, output };
  }

  /** Returns the exit code, and how long the shutdown took, milliseconds. */
  async end(signal: NodeJS.Signals): Promise<{ code: number | null; milliseconds: number }> {
    const child = this.#child;
    const from = performance.now();
    if (child && child.exitCode === null && child.signalCode === null) {
      const exit = once(child, 'exit');
      child.kill(signal);
      await exit;
    }
    return { code: child?.exitCode ?? null, milliseconds: performance.now() - from };
  }

  /** Process id of the program's own PostgreSQL; undefined when none runs. */
  async postgres(): Promise<number | undefined> {
    const cluster = join(this.folder, 'database/cluster');
    const file = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => undefined);
    const pid = Number(file?.split('\n')[0]);
    if (!pid) return undefined;
    try {
      process.kill(pid, 0);
      return pid;
    } catch {
      return undefined;
    }
  }

  async remove(): Promise<void> {
    await this.end('SIGTERM');
    const pid = await this.postgres();
    if (pid) process.kill(pid, 'SIGKILL');
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  #spawnServer(variables: Environment = {}): ChildProcess {
    this.#output = '';
    const take = (piece: string) => {
      this.#output += piece;
    };
    return this.#spawn('apps/server/src/main.ts', [], take, variables);
  }

  get #variables(): Environment {
    return {
      LANG: 'C.UTF-8',
      LECTERN_PORT: String(this.port),
      LECTERN_HOST: '127.0.0.1',
      LECTERN_DATA: this.folder,
      LECTERN_DEMO: '0',
      ...this.#environment,
    };
  }

  #spawn(
    file: string,
    parameters: readonly string[],
    take: (piece: string) => void,
    variables: Environment = {},
  ): ChildProcess {
    const child = spawn(process.execPath, [join(ROOT, file), ...parameters], {
      stdio: ['pipe', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        ...this.#variables,
        ...variables,
      },
    });
    child.stdout.on('data', (piece: Buffer) => take(piece.toString()));
    child.stderr.on('data', (piece: Buffer) => take(piece.toString()));
    return child;
  }
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (typeof address === 'object' && address) return address.port;
  throw new Error('there is no free port');
}
