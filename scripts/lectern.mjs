#!/usr/bin/env node
// `npx lectern`. Plain JavaScript without dependencies: any Node ≥ 20 can run it from a fresh clone.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled, pinnedNode } from './ensure-installed.mjs';
import { exitOf } from './exit-of.mjs';

ensureInstalled();
// The page that draws exports is built with the web application. A presentation needs it for pictures of new subject
// tools and formulas.
const [command, source = '', target = ''] = process.argv.slice(2);
const draws = /\.(pdf|png|jpg|html)$/i.test(target) || (/\.pptx$/i.test(target) && !/\.pptx$/i.test(source));
if (command === 'convert' && draws) await ensureWebBuilt();
const root = fileURLToPath(new URL('..', import.meta.url));
const child = spawn(pinnedNode(), [`${root}apps/server/src/cli/main.ts`, ...process.argv.slice(2)], {
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  env: {
    ...process.env,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${root}node_modules/.cache/node`,
  },
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal));
process.exit(await exitOf(child));
