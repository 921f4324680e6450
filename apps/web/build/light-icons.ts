import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The module that Lucide's icons import to create their components. */
const MAKER = '../createLucideIcon.mjs';
const OWN = fileURLToPath(new URL('./light-icon.ts', import.meta.url));

/** Replaces Lucide's icon factory by `light-icon.ts`, which reduces every first load by 1 KB gzip. */
export function lightIcons(): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === MAKER && importer?.includes('lucide-react') ? OWN : undefined,
  };
}
