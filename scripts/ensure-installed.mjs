import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.lectern-installed`;

/** The Node that the project pins (the npm package `node`). */
export function pinnedNode() {
  return `${root}node_modules/node/bin/node`;
}

/** Installs exactly what package-lock.json says, unless that has been done. Exits with a sentence when it cannot. */
export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(pinnedNode())) return;
  process.stderr.write('Installing what Lectern needs (once) …\n');
  // Not `npm ci`: it refuses a lock file without the optional packages of other systems, which npm leaves out where a
  // registry does not have them. `--no-save` takes every version from the lock file all the same, and keeps it as it is.
  const done = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0 || !existsSync(pinnedNode())) {
    process.stderr.write(
      'npm install failed: see its words above. Lectern needs the npm registry once, at the first start.\n',
    );
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
