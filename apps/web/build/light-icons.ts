import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The module that Lucide's icons import to create their components. */
const MAKER = '../createLucideIcon.mjs';
const OWN = fileURLToPath(new URL('./light-icon.ts', import.meta.url));
const ICON_FILE = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][^\\/]+\.mjs(\?question)?$/;

/**
 * Replaces Lucide's icon factory by `light-icon.ts`, which reduces every first load by 1 KB gzip, and removes from each
 * icon what that factory does not read, about 50 bytes gzip an icon.
 */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === MAKER && importer?.includes('lucide-react') ? OWN : undefined,
    transform: (code, id) => (ICON_FILE.test(id) ? { code: lightIcon(code), map: null } : undefined),
  };
}

/**
 * The source of one of Lucide's icons with its drawing only: without the icon's names, without the size that all icons
 * share, and without the random keys of its nodes, which do not compress.
 */
export function lightIcon(source: string): string {
  return source
    .replace(/^ {2}name: "[^"]*",\n/m, '')
    .replace(/^ {2}size: 24,\n/m, '')
    .replace(/,\n {2}aliases: \[[^\]]*\]/, '')
    .replaceAll(/,\s*key: "[^"]*"/g, '')
    .replace('__iconData.node;\n', '');
}
