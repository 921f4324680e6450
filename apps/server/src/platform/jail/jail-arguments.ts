import { lstat } from 'node:fs/promises';
import type { JailLimits } from './jail-limits.ts';

/** Paths in the jail of the input, the output and temporary files. */
export const JAIL_INPUT = '/in';
export const JAIL_OUTPUT = '/out';
export const JAIL_TEMPORARY = '/tmp';

/** Programs, libraries and fonts of the system, read-only. No other file of the machine is visible. */
const SYSTEM = [
  '/usr/bin',
  '/usr/lib',
  '/usr/lib32',
  '/usr/lib64',
  '/usr/libexec',
  '/usr/share',
  '/usr/local/share/fonts',
  '/etc/alternatives',
  '/etc/fonts',
  '/etc/ld.so.cache',
  '/etc/libreoffice',
  '/var/cache/fontconfig',
];
/** Links into /usr on most systems, separate folders on the others. */
const SHORT_NAMES = ['bin', 'lib', 'lib32', 'lib64'];

/** Largest total of all temporary files of a job, bytes: they are in memory. */
const TEMPORARY_BYTES = 512 * 1024 ** 2;

export interface JailView {
  /** Further read-only folders, such as the folder of the program itself when it is outside of the system's folders. */
  readonly folders: readonly string[];
  /** The only input, if any: a file on this machine and its name in the jail. */
  readonly input?: { readonly file: string; readonly name: string };
  /** The only writable folder of the machine, if any. */
  readonly output?: string;
  /** Paths in the jail of small files, each read from the file descriptor beside it. */
  readonly ownFiles: readonly { readonly path: string; readonly descriptor: number }[];
  readonly environment: Readonly<Record<string, string>>;
}

/**
 * Arguments of `bwrap` for an untrusted program: no network, no other process, no file but these, no capability. The
 * limits are set inside, where the kernel counts the processes of this jail alone.
 */
export async function jailArguments(
  view: JailView,
  limits: JailLimits,
  options: { readonly canSizeTmpfs: boolean },
): Promise<string[]> {
  const readOnly = (folder: string) => ['--ro-bind-try', folder, folder];
  const environment = {
    PATH: '/usr/bin:/bin',
    HOME: JAIL_TEMPORARY,
    TMPDIR: JAIL_TEMPORARY,
    LANG: 'C.UTF-8',
    ...view.environment,
  };
  return [
    ...['--unshare-all', '--die-with-parent', '--new-session', '--cap-drop', 'ALL', '--clearenv'],
    ...Object.entries(environment).flatMap(([name, value]) => ['--setenv', name, value]),
    ...SYSTEM.flatMap(readOnly),
    ...(await Promise.all(SHORT_NAMES.map(shortName))).flat(),
    ...view.folders.flatMap(readOnly),
    ...['--proc', '/proc', '--dev', '/dev'],
    ...(options.canSizeTmpfs ? ['--size', String(TEMPORARY_BYTES)] : []),
    ...['--tmpfs', JAIL_TEMPORARY],
    ...view.ownFiles.flatMap(({ path, descriptor }) => ['--file', String(descriptor), path]),
    ...(view.input ? ['--ro-bind', view.input.file, `${JAIL_INPUT}/${view.input.name}`] : []),
    ...(view.output ? ['--bind', view.output, JAIL_OUTPUT] : []),
    ...['--chdir', JAIL_TEMPORARY, '--'],
    ...['timeout', '-k', '5', String(limits.seconds)],
    // When the machine runs out of memory, this process is killed first, before the server.
    ...['choom', '-n', '1000', '--'],
    'prlimit',
    `--cpu=${limits.cpuSeconds}`,
    `--${limits.memoryCounts === 'data' ? 'data' : 'as'}=${limits.memoryBytes}`,
    `--fsize=${limits.fileBytes}`,
    `--nofile=${limits.openFiles}`,
    `--nproc=${limits.processes}`,
    '--core=0',
    '--',
  ];
}

async function shortName(name: string): Promise<string[]> {
  const found = await lstat(`/${name}`).catch(() => undefined);
  if (!found) return [];
  return found.isSymbolicLink()
    ? ['--symlink', `usr/${name}`, `/${name}`]
    : ['--ro-bind', `/${name}`, `/${name}`];
}
