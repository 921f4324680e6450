import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.lectern-installed`;

/** Installs exactly the versions of package-lock.json; empties node_modules first. */
const CLEAN = ['ci'];
/** Installs only missing packages, in the versions of package-lock.json, which is not changed. */
const MISSING = ['install', '--no-save'];

/** The Node that the project pins (the npm package `node`). */
export function pinnedNode() {
  return `${root}node_modules/node/bin/node`;
}

/**
 * Installs exactly the versions of package-lock.json, unless that was done already. Exits with a message when it
 * cannot.
 */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(pinnedNode())) return;
  process.stderr.write('Installing what Lectern needs (once) …\n');
  const isFresh = !existsSync(`${root}node_modules/.package-lock.json`);
  const failed = [];
  // `npm ci` refuses a lock file that the registry cannot confirm, while `npm install` uses the versions that the
  // registry has.
  for (const way of isFresh ? [CLEAN, MISSING] : [MISSING, CLEAN]) {
    const done = spawnSync('npm', [...way, '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    });
    if (done.status === 0 && existsSync(pinnedNode())) {
      writeFileSync(stamp, lock);
      return;
    }
    failed.push(`npm ${way.join(' ')} ${reasonOf(done)}`);
    process.stderr.write(`${failed.at(-1)}: see its output above.\n`);
  }
  process.stderr.write(
    `Lectern could not be installed: ${failed.join('; ')}. It needs npm and its registry once, at the first start.\n`,
  );
  process.exit(1);
}

function reasonOf({ error, status, signal }) {
  if (error) return `could not be started (${error.message})`;
  if (status === 0) return `left no ${pinnedNode().slice(root.length)}: its install script was not run`;
  return signal ? `was killed by ${signal}` : `exited with code ${status}`;
}
