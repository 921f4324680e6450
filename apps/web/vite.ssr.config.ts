import path from 'node:path';
import { webFontSheets } from '@lectern/stage/web-font-sheets';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { listSources } from './build/list-sources.ts';

/**
 * Replaces measurements that only a browser can make by attributes in the markup: fonts by script, and space for
 * bullets.
 */
function toldToTheBrowser(): Plugin {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template of the module that is written here
  const named = '`${script}|${name}`';
  const replaced: Readonly<Record<string, string>> = {
    'fit-attribute.ts': "export { fitAttribute } from './fit-attribute-on-server.ts';",
    'unmeasured-families.ts': `export const unmeasuredFamilies = (names, script) => names.map((name) => ${named});`,
  };
  const found = new Set<string>();
  return {
    name: 'told-to-the-browser',
    enforce: 'pre',
    transform(_code, id) {
      const file = path.basename(id);
      const source = replaced[file];
      if (source !== undefined) found.add(file);
      return source;
    },
    buildEnd(error) {
      const missing = Object.keys(replaced).filter((file) => !found.has(file));
      if (!error && missing.length > 0)
        this.error(`the stage imports no file ${missing.join(', ')} to replace`);
    },
  };
}

/**
 * The stage as the server runs it, to render pages (docs/decisions/0032): one module for Node, which is never served.
 * Markup with a class is refused (`render-page.tsx`), so class names need not agree between the two builds.
 */
export default defineConfig({
  plugins: [toldToTheBrowser(), react(), webFontSheets(), listSources()],
  ssr: { noExternal: true, target: 'node' },
  build: {
    ssr: 'src/server-rendering/render-page.tsx',
    outDir: 'dist-ssr',
    emptyOutDir: true,
    target: 'es2024',
    copyPublicDir: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 4000,
  },
  define: { 'process.env.NODE_ENV': '"production"' },
});
