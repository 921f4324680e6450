import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import type { Program } from '../src/worker/program-keeper.ts';
import { listModules } from './list-sources.ts';

/**
 * Fonts are split into subsets, of which a courseware needs a few; the PDF viewer is useless offline without the PDF.
 */
const WHEN_USED = /\.(woff2?|ttf)$|\/pdf[.-]/;
/** Fonts of formulas. */
const FORMULA_FONT = /\/KaTeX_[\w-]+\.woff2$/;

/** The files of a build that a browser stores: files with a hash in their names, which never change. */
export function programOf(fileNames: readonly string[], html: string): Program {
  const paths = fileNames
    .filter((name) => name.startsWith('assets/'))
    .map((name) => `/${name}`)
    .sort();
  const entry = /<script[^>]*(?: src=|>await [\w.]+;import\()"(\/assets\/[^"]+)"/.exec(html)?.[1];
  if (entry === undefined) throw new Error('the page of the build has no script');
  const isExtra = (path: string) => WHEN_USED.test(path) && !FORMULA_FONT.test(path);
  const version = createHash('sha256').update(html).update(paths.join()).digest('hex').slice(0, 16);
  return {
    version,
    entry,
    files: paths.filter((path) => !isExtra(path)),
    extras: paths.filter(isExtra),
  };
}

/** The service worker in one file, with the list of files to store. */
async function workerScript(program: Program): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [listModules()],
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL('../src/worker/worker.ts', import.meta.url)),
        formats: ['iife'],
        name: 'worker',
      },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('the service worker was not built');
  return `const PROGRAM=${JSON.stringify(program)};\n${chunk.code}`;
}

/** Writes the service worker beside the page. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async writeBundle({ dir }, bundle) {
      const page = bundle['index.html'];
      if (dir === undefined || page?.type !== 'asset') throw new Error('the build has no HTML page');
      const program = programOf(Object.keys(bundle), String(page.source));
      writeFileSync(join(dir, 'worker.js'), await workerScript(program));
    },
  };
}
