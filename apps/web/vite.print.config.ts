import { webFontSheets } from '@lectern/stage/web-font-sheets';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { listSources } from './build/list-sources.ts';

/**
 * The page from which the worker's browser prints coursewares (docs/converters.md): built separately, so that no
 * surface contains any of it, into a folder that is never served.
 */
export default defineConfig({
  plugins: [react(), webFontSheets(), listSources()],
  build: {
    outDir: 'dist-print',
    emptyOutDir: true,
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: 'print.html' },
  },
});
