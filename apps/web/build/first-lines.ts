import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import type { FirstSurface } from '../src/app/first/first-calls.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const LOGO =
  '<svg class="logo" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="currentColor"/><path d="M8 10h16v9H8zM16 19v4M12 24h8" fill="none" stroke="var(--on-jade)" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>';

/** Comments and the space between rules are for who reads the source. */
function tight(css: string): string {
  return css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1');
}

/** The first script in one piece, as it runs in the page's head. */
async function firstScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
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

/**
 * Puts into the HTML what a visitor sees and what is asked for before the program is there: the colours and measures, the
 * skeleton, and the first script, which is told of each surface. The program's own style comes after them, so
 * that nothing waits for it to be painted. Server and policy give each of them the page's nonce.
 */
export async function withFirstLines(
  html: string,
  surfaces: Readonly<Record<string, FirstSurface>>,
): Promise<string> {
  const css = [at('../../../packages/ui/src/tokens.css'), at('../src/app/first/skeleton.css')]
    .map((path) => tight(readFileSync(path, 'utf8')))
    .join('');
  const skeleton = readFileSync(at('../src/app/first/skeleton.html'), 'utf8')
    .replaceAll('LOGO', LOGO)
    .replace(/>\s+</g, '><');
  const script = (await firstScript()).replace('FIRST_SURFACES', () => JSON.stringify(surfaces));
  const styles = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
  return styles
    .reduce((rest, style) => rest.replace(style, ''), html)
    .replace(
      '<meta name="referrer"',
      () => `<style>${css}</style>\n    <script>${script}</script>\n    <meta name="referrer"`,
    )
    .replace(
      '<div id="root"></div>',
      () => `${skeleton.trim()}\n    ${styles.join('\n    ')}\n    <div id="root"></div>`,
    );
}
