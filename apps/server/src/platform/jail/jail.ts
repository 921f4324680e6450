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

/** A way to make jails that was seen to work. */
interface Ready {
  readonly kind: 'ready';
  readonly program: string;
  /** Who makes them: undefined for the account of this process. */
  readonly account: SystemAccount | undefined;
  readonly canSizeTmpfs: boolean;
}

/** What this machine can do, found out by making a jail. */
export type JailState =
  | Ready
  /** bubblewrap is not installed. */
  | { readonly kind: 'absent' }
  /** The system lets no jail be made; `reason` is its own message. */
  | { readonly kind: 'refused'; readonly reason: string };

/** One run of a program in the jail. */
export interface JailRun {
  readonly program: string;
  /** The input is /in/<name>, the output belongs into /out, temporary files into /tmp. */
  readonly arguments: readonly string[];
  /** Read-only folders outside of /usr that the program lies in. */
  readonly folders?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly input: { readonly name: string; readonly bytes: Uint8Array };
  /** Files of ours that the program finds in the jail and may change there: text by path. */
  readonly ownFiles?: Readonly<Record<string, string>>;
  /** The file in /out that is taken, and how its content begins. */
  readonly output: { readonly name: string; readonly beginning: Uint8Array };
  /** Told what the program says on its error stream, as it comes. */
  readonly onWords?: (words: string) => void;
}

export interface JailResult {
  /** Undefined when the program left no fitting file: its exit code is not believed either way. */
  readonly output: Buffer | undefined;
  /** It ran into a limit of time: what it left, if anything, may be half of what it meant to. */
  readonly tooSlow: boolean;
  readonly elapsedMs: number;
  /** The end of what it said on its error stream, for the log. */
  readonly said: string;
}

/** A program that goes on in the jail until it is ended, without input or output other than its pipes. */
export interface JailedProgram {
  readonly program: string;
  readonly arguments: readonly string[];
  /** Read-only folders outside of /usr that the program lies in. */
  readonly folders: readonly string[];
  readonly limits: JailLimits;
  /** Pipes from descriptor 3 on. */
  readonly pipes: number;
}

export interface JailOptions {
  readonly limits?: JailLimits;
  /** Where bubblewrap is looked for. */
  readonly searchPath?: string;
  /** Whether root first becomes an account without rights; where the system refuses that, root it is. */
  readonly dropRoot?: boolean;
}

/** Nobody. Not the account that PostgreSQL runs as: whoever got out of the jail would own the database. */
const NOBODY: SystemAccount = { uid: 65534, gid: 65534 };
/** Above the jail's own limit: should the program have stopped the clock within, milliseconds. */
const GRACE_MS = 7_000;
const KEPT_ERROR_TEXT = 2_000;

/** Goes in, is copied within and comes out again. */
const probe: JailRun = {
  program: 'cp',
  arguments: ['/in/probe', '/out/probe'],
  input: { name: 'probe', bytes: Buffer.from('jail') },
  output: { name: 'probe', beginning: Buffer.from('jail') },
};

interface Ended {
  readonly said: string;
  readonly elapsedMs: number;
  /** By the system, at a limit. */
  readonly killed: boolean;
}

/**
 * Runs programs that nobody trusts, under bubblewrap: without network, seeing one input and the system's programs and
 * fonts, writing into one folder, within limits. Nothing is ever run outside of it.
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
   * Sends a file through a jail to see whether it can, and removes what killed processes left of theirs. A "no" is asked
   * again each time: what is missing may be installed.
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

  /** Throws CONVERTER_MISSING or CONVERTER_UNSAFE where no jail can be made. */
  async ready(): Promise<Ready> {
    const state = await this.state();
    if (state.kind === 'absent') throw new LecternError('CONVERTER_MISSING', { tool: 'bubblewrap' });
    if (state.kind === 'refused') throw new LecternError('CONVERTER_UNSAFE', { reason: state.reason });
    return state;
  }

  /** Throws what `ready` throws, or the signal's reason. */
  async run(run: JailRun, signal: AbortSignal): Promise<JailResult> {
    signal.throwIfAborted();
    return this.#runIn(await this.ready(), run, signal);
  }

  /**
   * Starts a program that the caller speaks to over pipes and ends; killed, everything in its jail ends with it. Throws
   * what `ready` throws.
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

  /** Ends when everything in the jail has ended: its first process takes all others with it. */
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
 * Whether the system stopped the program at its limit of processor time, which several threads reach before the clock
 * does. What starts a program tells of its signal as 128 and the signal's number.
 */
function isKilled(code: number | null, signal: NodeJS.Signals | null): boolean {
  return (
    signal !== null || code === 128 + constants.signals.SIGKILL || code === 128 + constants.signals.SIGXCPU
  );
}

function feed(child: ChildProcess, texts: readonly string[]): void {
  for (const [index, text] of texts.entries()) {
    const pipe = child.stdio[index + 3] as Writable;
    // The jail may end before it has read its files; its end says so.
    pipe.on('error', () => undefined);
    pipe.end(text);
  }
}
