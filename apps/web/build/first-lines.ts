import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type Plugin, type Rollup } from 'vite';
import type { FirstSurface } from '../src/app/first/first-calls.ts';
import { listFiles, listModules } from './list-sources.ts';
import { type BuiltSurface, firstSurfaces, type LaterModules, PROGRAM } from './read-surfaces.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const STYLES = at('../src/app/first/skeleton.css');
const SKELETON = at('../src/app/first/skeleton.html');
const LOGO =
  '<svg class="logo" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="currentColor"/><path d="M8 10h16v9H8zM16 19v4M12 24h8" fill="none" stroke="var(--on-jade)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>';

/** Removes comments and space between rules. */
function tight(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1');
}

/** The first script as one minified script for the page's head. */
async function firstScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [listModules()],
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: at('../src/app/first/first-script.ts'), formats: ['iife'], name: 'first' },
    },
  });
  const [output] = Array.isArray(built) ? built : [];
  const [chunk] = output?.output ?? [];
  if (chunk?.type !== 'chunk') throw new Error('the first script was not built');
  return chunk.code.trim();
}

/** The chunks with these names and all that they import statically, in order. */
function closure(bundle: Rollup.OutputBundle, names: readonly string[]): Map<string, Rollup.OutputChunk> {
  const found = new Map<string, Rollup.OutputChunk>();
  const follow = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.set(name, chunk);
    chunk.imports.forEach(follow);
  };
  names.forEach(follow);
  return found;
}

function shellOf(bundle: Rollup.OutputBundle): Map<string, Rollup.OutputChunk> {
  const entries = Object.values(bundle).filter((each) => each.type === 'chunk' && each.isEntry);
  return closure(
    bundle,
    entries.map(({ fileName }) => fileName),
  );
}

/** The file that contains the module, a path below `src/`. */
function fileOf(bundle: Rollup.OutputBundle, module: string): string {
  const source = at(`../src/${module}`);
  const found = Object.values(bundle).find(
    (each) => each.type === 'chunk' && each.moduleIds.includes(source),
  );
  if (!found) throw new Error(`no file of the build contains ${module}, the entry of a surface`);
  return found.fileName;
}

/**
 * Removes the style sheets of shell and program from the build and returns their content, so that they need no
 * requests.
 */
function takeStyles(bundle: Rollup.OutputBundle): string {
  let styles = '';
  const program = closure(bundle, [fileOf(bundle, PROGRAM)]);
  for (const { viteMetadata } of new Map([...shellOf(bundle), ...program]).values()) {
    for (const name of viteMetadata?.importedCss ?? []) {
      const asset = bundle[name];
      if (asset?.type === 'asset') styles += asset.source;
      delete bundle[name];
    }
    viteMetadata?.importedCss.clear();
  }
  return styles;
}

/**
 * Inserts into the HTML the parts that are shown and requested before the program has loaded: the first styles, the
 * skeleton, and the first script with the table of surfaces. A separate style sheet file would delay parsing the page,
 * and with it the program. The server sets the nonce of the content security policy on each part.
 */
async function withFirstLines(
  html: string,
  shellStyles: string,
  surfaces: Readonly<Record<string, FirstSurface>>,
): Promise<string> {
  const css = shellStyles.trim() + tight(readFileSync(STYLES, 'utf8'));
  const skeleton = readFileSync(SKELETON, 'utf8').replaceAll('LOGO', LOGO).replace(/>\s+</g, '><');
  const script = (await firstScript()).replace('FIRST_SURFACES', () => JSON.stringify(surfaces));
  return html
    .replace(
      /<script type="module" crossorigin src="([^"]+)"><\/script>/,
      (_, main: string) =>
        `<link rel="modulepreload" crossorigin href="${main}"><script type="module">await window.lecternPaintedFirst;import("${main}")</script>`,
    )
    .replace(
      '<meta name="referrer"',
      () => `<style>${css}</style>\n    <script>${script}</script>\n    <meta name="referrer"`,
    )
    .replace('<div id="root"></div>', () => `${skeleton.trim()}\n    <div id="root"></div>`);
}

/**
 * Inserts the first styles, skeleton and script into the HTML; the script requests a surface's code together with the
 * shell's, and prefetches later code.
 */
export function firstLines(surfaces: readonly BuiltSurface[], later: LaterModules): Plugin {
  let shellStyles = '';
  return {
    name: 'first-lines',
    apply: 'build',
    buildStart() {
      listFiles([STYLES, SKELETON]);
    },
    generateBundle: {
      order: 'pre',
      handler(_options, bundle) {
        shellStyles = takeStyles(bundle);
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const shell = shellOf(bundle);
        const filesOf = (module: string) => {
          const begins = closure(bundle, [fileOf(bundle, module)]);
          const scripts = [...begins].filter(([name]) => !shell.has(name));
          const styles = scripts.flatMap(([, { viteMetadata }]) => [...(viteMetadata?.importedCss ?? [])]);
          return [...styles, ...scripts.map(([name]) => name)];
        };
        return withFirstLines(html, shellStyles, firstSurfaces(surfaces, later, filesOf));
      },
    },
  };
}
