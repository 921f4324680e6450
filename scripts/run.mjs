// Runs a TypeScript program of the project under the Node that the project pins, installing first where needed.
// Plain JavaScript without dependencies: any Node ≥ 20 can run it from a fresh clone.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled, pinnedNode } from './ensure-installed.mjs';

ensureInstalled();
const parameters = process.argv.slice(2);
// `--web` first: the program needs the web application as it is served, built and compressed.
if (parameters[0] === '--web') {
  parameters.shift();
  ensureWebBuilt();
}
const root = fileURLToPath(new URL('..', import.meta.url));
const child = spawn(pinnedNode(), parameters, {
  stdio: 'inherit',
  // Programs that tests start by the dozen are compiled once.
  env: {
    ...process.env,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${root}node_modules/.cache/node`,
  },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
