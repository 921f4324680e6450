import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesUnder, isFresh, readRecord, readSources, recordOf } from './built-from.mjs';
import { pinnedNode } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');
const web = 'apps/web';
const compressible = /\.(js|mjs|css|html|svg|json|webmanifest|wasm|ttf|txt)$/;
/** Smaller files gain less by compression than the header costs. */
const smallest = 1024;
/** Builds that run at the same time. */
const atOnce = 2;

/**
 * A build by a configuration of `apps/web`: its folder in the checkout, and the names of its files if it shares the
 * folder.
 * @typedef {{ name: string, config: string, folder: string, mode?: string, isOwn?: RegExp }} WebBuild
 */

const threads = 'apps/server/dist-threads';

/** For a program that starts after `ensureWebBuilt`: its threads load their bundled modules, which are up to date. */
export const builtThreads = { LECTERN_THREADS: `${root}/${threads}` };

/** The page from which the worker's browser prints; other browsers do not load it. */
const printPage = { name: 'print', config: 'vite.print.config.ts', folder: `${web}/dist-print` };
/** The longest one is first. @type {WebBuild[]} */
const builds = [
  { name: 'program', config: 'vite.config.ts', folder: `${web}/dist` },
  printPage,
  // The stage for the server, which renders first pages.
  { name: 'ssr', config: 'vite.ssr.config.ts', folder: `${web}/dist-ssr` },
  // The modules of the server's threads.
  { name: 'threads', config: 'vite.threads.config.ts', folder: threads },
  // The show as one HTML file, which the server embeds in exports; it is not served.
  ...['show', 'show-tools', 'show-exercise', 'formula', 'chart'].map((mode) => ({
    name: mode,
    config: 'vite.show.config.ts',
    folder: `${web}/dist-show`,
    mode,
    isOwn: mode === 'show' ? /^(show\.|web-fonts\/)/ : new RegExp(`^${mode}\\.`),
  })),
];

/**
 * Runs the builds of the web application that were not made from exactly these sources (`built-from.mjs`). Returns false
 * when `signal` ended them. Exits with a message when one fails.
 * @param {AbortSignal} [signal]
 */
export async function ensureWebBuilt(signal) {
  const sources = readSources(root);
  const stale = builds.filter((each) => !isFresh(root, sources, readRecord(recordFile(each))));
  return stale.length === 0 || buildAll(stale, sources, signal);
}

/**
 * Builds only the print page, if there is none; the development server serves everything else. Returns false when
 * `signal` ended the build.
 * @param {AbortSignal} [signal]
 */
export async function ensurePrintPageBuilt(signal) {
  const isThere = existsSync(`${root}/${printPage.folder}/print.html`);
  return isThere || buildAll([printPage], readSources(root), signal);
}

/** @param {WebBuild[]} stale @param {Map<string, string>} sources @param {AbortSignal} [signal] */
async function buildAll(stale, sources, signal) {
  const names = stale.length < builds.length ? ` (${stale.map(({ name }) => name).join(', ')})` : '';
  process.stderr.write(`Building the web application${names} …\n`);
  const failure = new AbortController();
  const ended = signal ? AbortSignal.any([signal, failure.signal]) : failure.signal;
  const waiting = [...stale];
  /** @type {Error[]} */
  const errors = [];
  const work = async () => {
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) await build(next, sources, ended);
    } catch (error) {
      errors.push(error);
      failure.abort();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const [error] = errors;
  if (!error) return true;
  if (signal?.aborted) return false;
  process.stderr.write(`The web application could not be built: ${error.message}; see the output above.\n`);
  process.exit(1);
}

/** @param {WebBuild} each @param {Map<string, string>} sources @param {AbortSignal} signal */
async function build(each, sources, signal) {
  const { name, config, folder, mode, isOwn } = each;
  // Without a record the output is stale, so a build that does not finish is repeated.
  rmSync(recordFile(each), { force: true });
  const list = `${root}/node_modules/.cache/web-builds/${name}.txt`;
  mkdirSync(dirname(list), { recursive: true });
  writeFileSync(list, '');
  const place = `${root}/${web}`;
  const options = ['--logLevel', 'warn', '--config', `${place}/${config}`, ...(mode ? ['--mode', mode] : [])];
  await runVite(name, ['build', place, ...options], list, signal);
  if (name === 'program') await compressFiles();
  const outputs = filesUnder(root, folder).filter((path) => {
    const file = path.slice(`${folder}/`.length);
    return !file.startsWith('.built-from') && (isOwn?.test(file) ?? true);
  });
  const files = readFileSync(list, 'utf8').split('\n').filter(Boolean);
  writeFileSync(recordFile(each), JSON.stringify(recordOf(root, sources, files, outputs)));
}

/** @param {WebBuild} build */
function recordFile({ name, folder }) {
  return `${root}/${folder}/.built-from-${name}`;
}

/**
 * @param {string} name @param {string[]} options
 * @param {string} list the file to which the plugin `list-sources.ts` writes the names of the files that it read
 * @param {AbortSignal} signal @returns {Promise<void>}
 */
function runVite(name, options, list, signal) {
  return new Promise((resolve, reject) => {
    const child = spawn(pinnedNode(), [`${root}/node_modules/vite/bin/vite.js`, ...options], {
      cwd: root,
      stdio: ['ignore', 2, 2],
      env: { ...process.env, LECTERN_BUILD_FILES: list },
      signal,
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`the build of ${name} exited with code ${code}`)),
    );
  });
}

/** Writes .br and .gz beside each text file, so that the server never compresses during a request. */
async function compressFiles() {
  await Promise.all(
    filesUnder(root, `${web}/dist`)
      .filter((file) => compressible.test(file))
      .map((file) => compressFile(`${root}/${file}`)),
  );
}

/** Node compresses several files at once, each in a thread of its own. */
async function compressFile(path) {
  const bytes = readFileSync(path);
  if (bytes.length < smallest) return;
  writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, { params }));
}
