import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The password of the demonstration school's teachers in these tests. */
export const DEMO_PASSWORD = 'correct horse 讲台';

type Environment = Readonly<Record<string, string>>;

interface StartOptions {
  readonly checkout?: string;
  readonly environment?: Environment;
}

/** The program as a school runs it: a separate process with its own PostgreSQL and data folder, stopped by `close`. */
export class RunningServer {
  readonly url: string;
  readonly dataFolder: string;
  readonly #port: number;
  readonly #checkout: string;
  #child: ChildProcess | undefined;
  #output = '';

  private constructor(port: number, dataFolder: string, checkout: string) {
    this.#port = port;
    this.#checkout = checkout;
    this.url = `http://localhost:${port}`;
    this.dataFolder = dataFolder;
  }

  /**
   * Starts with an empty data folder and the demonstration school. `checkout`: runs the program of another checkout.
   * `environment`: additional variables for this start.
   */
  static async start({ checkout = ROOT, environment = {} }: StartOptions = {}): Promise<RunningServer> {
    const folder = mkdtempSync(path.join(tmpdir(), 'lectern-e2e-'));
    const server = new RunningServer(await freePort(), folder, checkout);
    await server.up(environment);
    return server;
  }

  /** Starts the program (again) and waits until it is ready. `environment`: additional variables for this start. */
  async up(environment: Environment = {}): Promise<void> {
    const child = spawn(process.execPath, [path.join(this.#checkout, 'apps/server/src/main.ts')], {
      cwd: this.#checkout,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        LECTERN_PORT: String(this.#port),
        LECTERN_DATA: this.dataFolder,
        LECTERN_DEMO_PASSWORD: DEMO_PASSWORD,
        DATABASE_URL: '',
        ...environment,
      },
    });
    const take = (chunk: Buffer) => {
      this.#output = (this.#output + chunk).slice(-20_000);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    this.#child = child;
    const deadline = Date.now() + 120_000;
    for (;;) {
      const ready = await fetch(`${this.url}/readyz`).then(
        (reply) => reply.ok,
        () => false,
      );
      if (ready) return;
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`the server did not start:\n${this.#output}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Like a power failure: no handler runs. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.dataFolder, { recursive: true, force: true });
  }

  /** Process id of the program. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get output(): string {
    return this.#output;
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
