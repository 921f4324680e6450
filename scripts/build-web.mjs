import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pinnedNode } from './ensure-installed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const output = `${root}apps/web/dist`;
const printConfig = `${root}apps/web/vite.print.config.ts`;
const stamp = `${output}/.built-from`;
/** Files and folders that the build depends on. */
const sources = ['apps/web', 'packages', 'package-lock.json', 'tsconfig.base.json'];
const ignored = new Set(['node_modules', 'dist', 'dist-print', 'dist-ssr', 'test']);
const compressible = /\.(js|mjs|css|html|svg|json|webmanifest|wasm|ttf|txt)$/;
/** Smaller files gain less by compression than the header costs. */
const smallest = 1024;

/**
 * Builds the web application unless it was already built from exactly these sources. Exits with a message when it
 * fails.
 */
export function ensureWebBuilt() {
  const hash = sourceHash();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return;
  rmSync(stamp, { force: true });
  process.stderr.write('Building the web application …\n');
  build([]);
  compressFiles();
  // The page from which the worker's browser prints; other browsers do not load it.
  build(['--config', printConfig]);
  // The stage for the server, which renders first pages.
  build(['--config', `${root}apps/web/vite.ssr.config.ts`]);
  // The show as one HTML file, which the server embeds in exports; browsers do not load it from the server.
  for (const script of ['show', 'show-tools', 'formula', 'chart'])
    build(['--config', `${root}apps/web/vite.show.config.ts`, '--mode', script]);
  writeFileSync(stamp, hash);
}

/** Builds only the print page; the development server serves everything else. */
export function ensurePrintPageBuilt() {
  if (!existsSync(`${root}apps/web/dist-print/print.html`)) build(['--config', printConfig]);
}

/** @param {string[]} options */
function build(options) {
  const vite = `${root}node_modules/vite/bin/vite.js`;
  const done = spawnSync(pinnedNode(), [vite, 'build', `${root}apps/web`, '--logLevel', 'warn', ...options], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  });
  if (done.status === 0) return;
  process.stderr.write('The web application could not be built: see the output above.\n');
  process.exit(1);
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const path of sources.flatMap((source) => filesUnder(`${root}${source}`)).sort()) {
    hash.update(`${path.slice(root.length)}\n`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** @param {string} path @returns {string[]} */
function filesUnder(path) {
  if (!existsSync(path)) return [];
  let entries;
  try {
    entries = readdirSync(path, { withFileTypes: true });
  } catch {
    return [path];
  }
  return entries.flatMap((entry) => {
    if (ignored.has(entry.name) || /\.test\.tsx?$/.test(entry.name)) return [];
    const place = `${path}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(place) : [place];
  });
}

/** Writes .br and .gz beside each text file, so that the server never compresses during a request. */
function compressFiles() {
  for (const path of filesUnder(output)) {
    if (!compressible.test(path)) continue;
    const bytes = readFileSync(path);
    if (bytes.length < smallest) continue;
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: 11,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    );
  }
}
