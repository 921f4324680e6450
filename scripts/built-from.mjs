import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** Folders with the sources of the builds, relative to the checkout. */
const SOURCE_FOLDERS = ['apps/web', 'apps/server/src', 'packages'];
/** Files outside these folders on which every build depends. */
const COMMON = ['package-lock.json', 'tsconfig.base.json', 'scripts/build-web.mjs', 'scripts/built-from.mjs'];
/** Vite copies this folder without reading it as modules. */
const COPIED = 'apps/web/public/';
const IGNORED = /^(node_modules|dist|dist-\w+|test)$|\.test\.tsx?$/;

/**
 * The record of a build: the files that it read with the hash of their contents, and the files that it wrote.
 * @typedef {{ hash: string, files: string[], outputs: string[] }} BuildRecord
 */

/**
 * The hash of the content of every file that a build may read, by its path relative to `root`. Tests are left out.
 * @param {string} root @returns {Map<string, string>}
 */
export function readSources(root) {
  const paths = [...COMMON, ...SOURCE_FOLDERS.flatMap((folder) => filesUnder(root, folder, IGNORED))];
  return new Map(
    paths.filter((path) => existsSync(`${root}/${path}`)).map((path) => [path, hashOf(`${root}/${path}`)]),
  );
}

/**
 * The record of a build. `sources` were read before the build, so that a file that changed during the build makes the
 * record stale.
 * @param {string} root
 * @param {Map<string, string>} sources
 * @param {string[]} read absolute paths of the files that the build read; those outside the checkout and libraries are
 *   left out, because the lock file stands for them
 * @param {string[]} outputs paths of the files that the build wrote, relative to `root`
 * @returns {BuildRecord}
 */
export function recordOf(root, sources, read, outputs) {
  const own = read.flatMap((path) => {
    const file = path.replace(/\?.*$/, '');
    const place = file.startsWith(`${root}/`) ? file.slice(root.length + 1) : 'node_modules';
    return /(^|\/)node_modules\//.test(`${place}/`) || !existsSync(file) ? [] : [place];
  });
  const files = [...new Set(own)].sort();
  return { hash: stampOf(root, sources, files), files, outputs };
}

/**
 * Whether the files of a build, the names in their folders, and everything that all builds depend on are as they were,
 * and whether all outputs exist.
 * @param {string} root @param {Map<string, string>} sources @param {BuildRecord | undefined} record
 */
export function isFresh(root, sources, record) {
  if (record === undefined || record.outputs.length === 0) return false;
  if (!record.outputs.every((output) => existsSync(`${root}/${output}`))) return false;
  return stampOf(root, sources, record.files) === record.hash;
}

/**
 * The record in a file; undefined when there is none or the file is incomplete.
 * @param {string} path @returns {BuildRecord | undefined}
 */
export function readRecord(path) {
  try {
    const { hash, files, outputs } = JSON.parse(readFileSync(path, 'utf8'));
    return typeof hash === 'string' && Array.isArray(files) && Array.isArray(outputs)
      ? { hash, files, outputs }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * All files below a folder, relative to `root`.
 * @param {string} root @param {string} folder @param {RegExp} [ignored] names of files and folders @returns {string[]}
 */
export function filesUnder(root, folder, ignored) {
  if (!existsSync(`${root}/${folder}`)) return [];
  return readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((entry) => {
    if (ignored?.test(entry.name)) return [];
    const place = `${folder}/${entry.name}`;
    return entry.isDirectory() ? filesUnder(root, place, ignored) : [place];
  });
}

/** @param {string} root @param {Map<string, string>} sources @param {string[]} files */
function stampOf(root, sources, files) {
  const folders = new Set(files.map((file) => posix.dirname(file)));
  const workspaces = new Set(files.map((file) => file.split('/').slice(0, 2).join('/')));
  const settings = [...workspaces].flatMap((place) => [`${place}/package.json`, `${place}/tsconfig.json`]);
  const all = [...sources.keys()].sort();
  const contents = [...COMMON, ...settings, ...all.filter((path) => path.startsWith(COPIED)), ...files];
  // A new file may be resolved instead of another one, or found by a plugin that lists a folder.
  const names = all.filter((path) => folders.has(posix.dirname(path)));
  const lines = contents.map((path) => {
    const place = `${root}/${path}`;
    return `${path} ${sources.get(path) ?? (existsSync(place) ? hashOf(place) : 'missing')}`;
  });
  return createHash('sha256')
    .update(JSON.stringify([lines, names]))
    .digest('hex');
}

/** @param {string} path */
function hashOf(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}
