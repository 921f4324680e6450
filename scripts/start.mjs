// `npm start` and `npm run dev`. Plain JavaScript without dependencies: any Node ≥ 20 can run it from a fresh clone.
import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { builtThreads, ensurePrintPageBuilt, ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled, pinnedNode } from './ensure-installed.mjs';
import { programEnvironment } from './program-environment.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = `${root}apps/server/src/main.ts`;
const development = process.argv.includes('--dev');

ensureInstalled();
const environment = {
  ...programEnvironment,
  // The server exits by itself when this process is killed.
  LECTERN_LAUNCHER: String(process.pid),
};

/** @type {import('node:child_process').ChildProcess[]} */
const children = [];
let ending = false;
/** Ends builds. */
const stopped = new AbortController();

/** @param {string[]} parameters @param {Record<string, string | undefined>} more */
function run(parameters, more = {}) {
  const child = spawn(pinnedNode(), parameters, {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, ...more },
  });
  children.push(child);
  child.on('exit', (code, signal) => {
    children.splice(children.indexOf(child), 1);
    if (!ending) process.exitCode = signal ? 1 : (code ?? 1);
    end('SIGTERM');
  });
}

/** @param {NodeJS.Signals} signal */
function end(signal) {
  ending = true;
  clearInterval(parentCheck);
  stopped.abort();
  for (const child of children) child.kill(signal);
}

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.on(signal, () => end(signal));
// When npm is killed it passes no signal on: detected by a change of this process' parent, or by npm being gone.
const parent = process.ppid;
const npm = npmAbove(parent);
const parentCheck = setInterval(() => {
  if (npm && (process.ppid !== parent || !isAlive(npm))) end('SIGTERM');
}, 500);
parentCheck.unref();

const isBuilt = await (development ? ensurePrintPageBuilt : ensureWebBuilt)(stopped.signal);
if (isBuilt && development) {
  const port = process.env.LECTERN_PORT?.trim() || '8101';
  const behind = await freePort();
  run(['--watch', '--watch-preserve-output', server], {
    LECTERN_DEV: '1',
    LECTERN_PORT: String(behind),
    LECTERN_HOST: '127.0.0.1',
    LECTERN_SHOWN_ADDRESS: `http://localhost:${port}`,
  });
  const host = process.env.LECTERN_HOST?.trim() || '127.0.0.1';
  const vite = `${root}node_modules/vite/bin/vite.js`;
  run([vite, `${root}apps/web`, '--port', port, '--strictPort', '--host', host, '--clearScreen', 'false'], {
    LECTERN_DEV_SERVER: `http://127.0.0.1:${behind}`,
  });
} else if (isBuilt) {
  run([server], builtThreads);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}

/**
 * The id of the npm process above, if any: npm runs a script through a shell, which may or may not stay between.
 * @param {number} pid
 * @returns {number | undefined}
 */
function npmAbove(pid) {
  if (!process.env.npm_lifecycle_event) return undefined;
  for (let place = pid, steps = 0; place > 1 && steps < 3; steps += 1) {
    const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(place)], { encoding: 'utf8' });
    const [, above, command] = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '') ?? [];
    if (!above || !command) return undefined;
    if (/^(node\s+)?\S*npm(-cli\.js)?(\s|$)/.test(command)) return place;
    place = Number(above);
  }
  return undefined;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
