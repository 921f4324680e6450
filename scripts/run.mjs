// Runs a TypeScript program of the project with the pinned Node, and installs first if needed. Plain JavaScript without
// dependencies: any Node ≥ 20 can run it from a fresh clone.
import { spawn } from 'node:child_process';
import { builtThreads, ensureWebBuilt } from './build-web.mjs';
import { ensureInstalled, pinnedNode } from './ensure-installed.mjs';
import { programEnvironment } from './program-environment.mjs';

ensureInstalled();
const parameters = process.argv.slice(2);
// `--web` as first argument: the program needs the web application as it is served, built and compressed.
const needsWeb = parameters[0] === '--web';
if (needsWeb) {
  parameters.shift();
  await ensureWebBuilt();
}
const child = spawn(pinnedNode(), parameters, {
  stdio: 'inherit',
  // The many programs that tests start inherit this environment.
  env: { ...programEnvironment, ...(needsWeb && builtThreads) },
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
