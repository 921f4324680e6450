import { type ChildProcess, spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import type { Writable } from 'node:stream';
import { LecternError } from '@lectern/protocol';
import type { SystemAccount } from '../database/system-account.ts';
import { findProgram } from './find-program.ts';
import { type JailView, jailArguments } from './jail-arguments.ts';
import { defaultJailLimits, type JailLimits } from './jail-limits.ts';
import { makeJobFolder, sweepJobFolders } from './job-folder.ts';
import { takeOutput } from './take-output.ts';

/** A method of creating jails that was tried with success. */
interface Ready {
  readonly kind: 'ready';
  readonly program: string;
  /** The account that creates them; undefined for the account of this process. */
  readonly account: SystemAccount | undefined;
  readonly canSizeTmpfs: boolean;
}

/** Whether this machine can create jails, determined by creating one. */
export type JailState =
  | Ready
  /** bubblewrap is not installed. */
  | { readonly kind: 'absent' }
  /** The system refuses to create a jail; `reason` is its own message. */
  | { readonly kind: 'refused'; readonly reason: string };

/** One run of a program in the jail. */
export interface JailRun {
  readonly program: string;
  /** The input is /in/<name>, the output belongs into /out, temporary files into /tmp. */
  readonly arguments: readonly string[];
  /** Read-only folders of the program outside of /usr. */
  readonly folders?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly input: { readonly name: string; readonly bytes: Uint8Array };
  /** Files that are created in the jail, where the program may change them: text by path. */
  readonly ownFiles?: Readonly<Record<string, string>>;
  /** The file in /out that is read, and the first bytes that its content must have. */
  readonly output: { readonly name: string; readonly beginning: Uint8Array };
  /** Receives the program's error output as it arrives. */
  readonly onWords?: (words: string) => void;
}

export interface JailResult {
  /** Undefined when the program left no suitable file. Its exit code is never trusted. */
  readonly output: Buffer | undefined;
  /** True when the program exceeded a time limit: its output, if any, may be incomplete. */
  readonly tooSlow: boolean;
  readonly elapsedMs: number;
  /** The end of the program's error output, for the log. */
  readonly said: string;
}

/** A program that runs in the jail until it is ended, without input or output other than its pipes. */
export interface JailedProgram {
  readonly program: string;
  readonly arguments: readonly string[];
  /** Read-only folders of the program outside of /usr. */
  readonly folders: readonly string[];
  readonly limits: JailLimits;
  /** Number of pipes, from descriptor 3 on. */
  readonly pipes: number;
}

export interface JailOptions {
  readonly limits?: JailLimits;
  /** Search path for bubblewrap. */
  readonly searchPath?: string;
  /** Whether root first becomes an account without privileges; it stays root when the system refuses that. */
  readonly dropRoot?: boolean;
}

/**
 * The account nobody. PostgreSQL's account must not be used: a program that escapes from the jail would own the
 * database.
 */
const NOBODY: SystemAccount = { uid: 65534, gid: 65534 };
/** Time above the jail's own limit, milliseconds, in case the program has disabled the limit inside. */
const GRACE_MS = 7_000;
const KEPT_ERROR_TEXT = 2_000;

/** A file is passed in, copied inside, and read from the output. */
const probe: JailRun = {
  program: 'cp',
  arguments: ['/in/probe', '/out/probe'],
  input: { name: 'probe', bytes: Buffer.from('jail') },
  output: { name: 'probe', beginning: Buffer.from('jail') },
};

interface Ended {
  readonly said: string;
  readonly elapsedMs: number;
  /** Whether the system killed the program at a limit. */
  readonly killed: boolean;
}

/**
 * Runs untrusted programs under bubblewrap: without network, with one input and the system's programs and fonts, one
 * writable folder, and limits. No program is ever run outside of it.
 */
export class Jail {
  readonly #limits: JailLimits;
  readonly #searchPath: string | undefined;
  readonly #dropRoot: boolean;
  #ready: Ready | undefined;

  constructor(options: JailOptions = {}) {
    this.#limits = options.limits ?? defaultJailLimits;
    this.#searchPath = options.searchPath;
    this.#dropRoot = options.dropRoot ?? true;
  }

  /**
   * Tests the jail by passing a file through it, and removes folders of killed processes. After a failure the test is
   * repeated each time, because the missing program may be installed meanwhile.
   */
  async state(): Promise<JailState> {
    if (this.#ready) return this.#ready;
    const program = await findProgram(['bwrap'], this.#searchPath);
    if (program === undefined) return { kind: 'absent' };
    await sweepJobFolders();
    const canSizeTmpfs = (await this.#help(program)).includes('--size ');
    const isRoot = process.getuid?.() === 0;
    let reason = '';
    for (const account of isRoot && this.#dropRoot ? [NOBODY, undefined] : [undefined]) {
      const ready: Ready = { kind: 'ready', program, account, canSizeTmpfs };
      const { output, said } = await this.#runIn(ready, probe, new AbortController().signal);
      if (output) {
        this.#ready = ready;
        return ready;
      }
      reason = said.trim().split('\n')[0] ?? '';
    }
    return { kind: 'refused', reason };
  }

  /** Throws CONVERTER_MISSING or CONVERTER_UNSAFE when no jail can be created. */
  async ready(): Promise<Ready> {
    const state = await this.state();
    if (state.kind === 'absent') throw new LecternError('CONVERTER_MISSING', { tool: 'bubblewrap' });
    if (state.kind === 'refused') throw new LecternError('CONVERTER_UNSAFE', { reason: state.reason });
    return state;
  }

  /** Throws as `ready` does, or the signal's reason. */
  async run(run: JailRun, signal: AbortSignal): Promise<JailResult> {
    signal.throwIfAborted();
    return this.#runIn(await this.ready(), run, signal);
  }

  /**
   * Starts a program with which the caller communicates over pipes. Killing it ends all processes in its jail. Throws
   * the errors of `ready`.
   */
  async start({
    program,
    arguments: parameters,
    folders,
    limits,
    pipes,
  }: JailedProgram): Promise<ChildProcess> {
    const { program: jailer, account, canSizeTmpfs } = await this.ready();
    const wrapped = await jailArguments({ folders, ownFiles: [], environment: {} }, limits, { canSizeTmpfs });
    return spawn(jailer, [...wrapped, program, ...parameters], {
      env: {},
      cwd: '/',
      stdio: ['ignore', 'ignore', 'pipe', ...Array.from({ length: pipes }, () => 'pipe' as const)],
      ...(account ?? {}),
    });
  }

  async #runIn(ready: Ready, run: JailRun, signal: AbortSignal): Promise<JailResult> {
    const { program, account, canSizeTmpfs } = ready;
    const folder = await makeJobFolder(run.input.bytes, account);
    try {
      const ownFiles = Object.entries(run.ownFiles ?? {});
      const view: JailView = {
        folders: run.folders ?? [],
        input: { file: folder.input, name: run.input.name },
        output: folder.output,
        // 0 to 2 are the standard streams.
        ownFiles: ownFiles.map(([path], index) => ({ path, descriptor: index + 3 })),
        environment: run.environment ?? {},
      };
      const wrapped = await jailArguments(view, this.#limits, { canSizeTmpfs });
      const texts = ownFiles.map(([, text]) => text);
      const argv = [...wrapped, run.program, ...run.arguments];
      const { said, elapsedMs, killed } = await this.#spawn(
        program,
        argv,
        account,
        texts,
        signal,
        run.onWords,
      );
      const output = await takeOutput(join(folder.output, run.output.name), {
        ...run.output,
        belowBytes: this.#limits.fileBytes,
      });
      const longest = Math.min(this.#limits.cpuSeconds, this.#limits.seconds) * 1000;
      return { output, tooSlow: killed || elapsedMs >= longest, elapsedMs, said };
    } finally {
      await folder.remove();
    }
  }

  async #help(program: string): Promise<string> {
    const child = spawn(program, ['--help'], { env: {}, stdio: ['ignore', 'pipe', 'ignore'] });
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    await new Promise((resolve) => child.once('close', resolve).once('error', resolve));
    return text;
  }

  /** Resolves when all processes in the jail have ended: its first process ends together with all others. */
  #spawn(
    program: string,
    argv: readonly string[],
    account: SystemAccount | undefined,
    texts: readonly string[],
    signal: AbortSignal,
    onWords: JailRun['onWords'],
  ): Promise<Ended> {
    return new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const child = spawn(program, argv, {
        env: {},
        cwd: '/',
        stdio: ['ignore', 'ignore', 'pipe', ...texts.map(() => 'pipe' as const)],
        ...(account ?? {}),
      });
      let said = '';
      child.stderr?.on('data', (chunk: Buffer) => {
        const words = chunk.toString('utf8');
        said = (said + words).slice(-KEPT_ERROR_TEXT);
        onWords?.(words);
      });
      feed(child, texts);
      const kill = () => child.kill('SIGKILL');
      const late = setTimeout(kill, this.#limits.seconds * 1000 + GRACE_MS);
      signal.addEventListener('abort', kill, { once: true });
      const settle = () => {
        clearTimeout(late);
        signal.removeEventListener('abort', kill);
      };
      child.once('error', (error) => {
        settle();
        reject(error);
      });
      child.once('close', (code, end) => {
        settle();
        if (signal.aborted) reject(signal.reason);
        else resolve({ said, elapsedMs: performance.now() - startedAt, killed: isKilled(code, end) });
      });
    });
  }
}

/**
 * Whether the system stopped the program at its limit of processor time, which several threads reach before the total
 * time. Launchers report a signal as 128 plus its number.
 */
function isKilled(code: number | null, signal: NodeJS.Signals | null): boolean {
  return (
    signal !== null || code === 128 + constants.signals.SIGKILL || code === 128 + constants.signals.SIGXCPU
  );
}

function feed(child: ChildProcess, texts: readonly string[]): void {
  for (const [index, text] of texts.entries()) {
    const pipe = child.stdio[index + 3] as Writable;
    // The jail may end before it has read its files; its exit is reported elsewhere.
    pipe.on('error', () => undefined);
    pipe.end(text);
  }
}
