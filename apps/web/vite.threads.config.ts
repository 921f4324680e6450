import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { listSources } from './build/list-sources.ts';

const SERVER = path.join(import.meta.dirname, '../server');
const OUT = path.join(SERVER, 'dist-threads');

/** A module that finds files beside it still finds them from the folder of the bundle. */
function ownAddress(): Plugin {
  return {
    name: 'own-address',
    transform(code, id) {
      if (!code.includes('import.meta.url') || id.startsWith('\0')) return;
      const file = JSON.stringify(path.relative(OUT, id).replaceAll(path.sep, '/'));
      return {
        code: code.replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`),
        map: null,
      };
    },
  };
}

/** Named as `startThread` of the server looks for them: by their path below `src`. */
const entries = globSync('src/features/**/*.thread.ts', { cwd: SERVER }).map((file) => {
  const name = path.relative('src', file).replaceAll(path.sep, '-').replace(/\.ts$/, '');
  return [name, path.join(SERVER, file)] as const;
});

/**
 * The modules of the server's threads with all that they import, in few files: a thread loads all its modules anew, and
 * several hundred files take most of its start.
 */
export default defineConfig({
  plugins: [ownAddress(), listSources()],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: true,
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2024',
    copyPublicDir: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: Object.fromEntries(entries),
      // All files are in one folder, from which `ownAddress` counts.
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
