import { type ChildProcess, spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { Browser } from 'puppeteer-core';
import type { SystemAccount } from '../database/system-account.ts';
import type { Jail } from '../jail/jail.ts';
import { JAIL_TEMPORARY } from '../jail/jail-arguments.ts';
import { BROWSER_FLAGS, BROWSER_LIMITS } from './browser-limits.ts';
import { BrowserPipe } from './browser-pipe.ts';

/**
 * How a browser with untrusted pages is confined. In the jail, with the browser's own sandbox inside if the system
 * allows nesting; without a jail only with its own sandbox, and never as root.
 */
export type BrowserWay = 'jail and sandbox' | 'jail' | 'sandbox';

/** Descriptors that `--remote-debugging-pipe` reads from and writes to. */
const TO_BROWSER = 3;
const FROM_BROWSER = 4;
/** Time from the start to the first response, milliseconds; a busy machine takes some seconds. */
const START_MS = 30_000;
/**
 * Time for one command, milliseconds; a PDF of hundreds of pages is one command. Callers set shorter times for quick
 * steps.
 */
const COMMAND_MS = 900_000;
const KEPT_ERROR_TEXT = 2_000;
const NOBODY: SystemAccount = { uid: 65534, gid: 65534 };

/** A running browser that responds. */
export interface BrowserProcess {
  readonly browser: Browser;
  /** Resolves when the browser has ended, for any reason. */
  readonly ended: Promise<void>;
  /** The end of the browser's error output, for the log. */
  said(): string;
  /** Ends the browser and all of its processes at once. */
  kill(): Promise<void>;
}

/** Starts a browser; rejects with its error output when it does not respond. */
export async function startBrowser(program: string, way: BrowserWay, jail: Jail): Promise<BrowserProcess> {
  const profile = way === 'sandbox' ? await makeProfile() : undefined;
  const flags = [
    ...BROWSER_FLAGS,
    `--user-data-dir=${profile ?? `${JAIL_TEMPORARY}/profile`}`,
    ...(way === 'jail' ? ['--no-sandbox'] : []),
  ];
  const child = profile
    ? startFree(program, flags, profile)
    : await jail.start({
        program: 'nice',
        arguments: ['-n', '5', program, ...flags],
        folders: program.startsWith('/usr/') ? [] : [dirname(program)],
        limits: BROWSER_LIMITS,
        pipes: 2,
      });
  return connect(child, async () => {
    if (profile) await rm(profile, { recursive: true, force: true }).catch(() => undefined);
  });
}

async function makeProfile(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lectern-browser-'));
  if (process.getuid?.() === 0) await chown(folder, NOBODY.uid, NOBODY.gid);
  return folder;
}

/**
 * Without a jail: in a separate process group, so that all its processes can be ended, and as user nobody when run by
 * root.
 */
function startFree(program: string, flags: readonly string[], profile: string): ChildProcess {
  return spawn(program, flags, {
    env: { PATH: '/usr/bin:/bin', HOME: profile, TMPDIR: profile, LANG: 'C.UTF-8' },
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
    ...(process.getuid?.() === 0 ? NOBODY : {}),
  });
}

async function connect(child: ChildProcess, clear: () => Promise<void>): Promise<BrowserProcess> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString('utf8')).slice(-KEPT_ERROR_TEXT);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('error', (error) => {
      said += error.message;
      resolve();
    });
    child.once('close', resolve);
  }).then(clear);
  const end = () => {
    if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
    // Kills the process group that the program leads, if any; in a jail the first process ends together with all
    // others.
    killGroup(child.pid);
    child.kill('SIGKILL');
  };
  process.once('exit', end);
  void ended.then(() => process.off('exit', end));
  const kill = async () => {
    end();
    await ended;
  };
  const pipe = new BrowserPipe(
    child.stdio[TO_BROWSER] as Writable,
    child.stdio[FROM_BROWSER] as unknown as Readable,
  );
  try {
    const { default: puppeteer } = await import('puppeteer-core');
    const browser = await Promise.race([
      puppeteer.connect({ transport: pipe, defaultViewport: null, protocolTimeout: COMMAND_MS }),
      ended.then(() => Promise.reject(new Error(said.trim() || 'the browser exited during its start'))),
      tooLate(),
    ]);
    return { browser, ended, said: () => said, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The process leads no group, or has ended already.
  }
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the browser does not respond')), START_MS).unref();
  });
}
