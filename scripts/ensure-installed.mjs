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
  const lock = createHash('sha256').update(readFileSync(`${root}package-lock.json`)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(pinnedNode())) return;
  process.stderr.write('Installing what Lectern needs (once) …\n');
  const done = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (done.status !== 0 || !existsSync(pinnedNode())) {
    process.stderr.write('npm ci failed: see its words above. Lectern needs the npm registry once, at the first start.\n');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}
