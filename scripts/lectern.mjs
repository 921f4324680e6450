#!/usr/bin/env node
// `npx lectern`. Plain JavaScript without dependencies: any Node ≥ 20 can run it from a fresh clone.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, pinnedNode } from './ensure-installed.mjs';

ensureInstalled();
const root = fileURLToPath(new URL('..', import.meta.url));
const child = spawn(pinnedNode(), [`${root}apps/server/src/cli/main.ts`, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${root}node_modules/.cache/node`,
  },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
