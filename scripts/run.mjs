// Runs a TypeScript program of the project under the Node that the project pins, installing first where needed.
// Plain JavaScript without dependencies: any Node ≥ 20 can run it from a fresh clone.
import { spawn } from 'node:child_process';
import { ensureInstalled, pinnedNode } from './ensure-installed.mjs';

ensureInstalled();
const child = spawn(pinnedNode(), process.argv.slice(2), { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
