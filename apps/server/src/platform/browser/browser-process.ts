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
 * How a browser that shows untrusted pages is held. In the jail, with its own sandbox within where the system allows
 * one in the other; without a jail only with its own sandbox, and never as root.
 */
export type BrowserWay = 'jail and sandbox' | 'jail' | 'sandbox';

/** Descriptors that `--remote-debugging-pipe` reads from and writes to. */
const TO_BROWSER = 3;
const FROM_BROWSER = 4;
/** From the start until it answers; a busy machine takes some seconds. Milliseconds. */
const START_MS = 30_000;
/** Of one command; a PDF of hundreds of pages is one. Whoever works sets shorter times for what should be quick. */
const COMMAND_MS = 900_000;
const KEPT_ERROR_TEXT = 2_000;
const NOBODY: SystemAccount = { uid: 65534, gid: 65534 };

/** A browser that runs and is spoken to. */
export interface BrowserProcess {
  readonly browser: Browser;
  /** Settles when it has ended, for whatever reason. */
  readonly ended: Promise<void>;
  /** The end of what it said on its error stream, for the log. */
  said(): string;
  /** Ends it and all of its processes at once. */
  kill(): Promise<void>;
}

/** Starts a browser; rejects when it does not answer, with what it said. */
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

/** Outside of a jail: in a process group of its own, so that all of it can be ended, and as nobody under root. */
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
    // Its group, where it leads one; the jail's first process takes the others with it.
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
      ended.then(() => Promise.reject(new Error(said.trim() || 'the browser ended at once'))),
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
    // It leads no group, or is gone already.
  }
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('the browser does not answer')), START_MS).unref();
  });
}
