import { webFontSheets } from '@lectern/stage/web-font-sheets';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The page that the worker's browser prints coursewares from (docs/converters.md): built apart, so that no surface of the
 * application carries any of it, and into a folder that is never served.
 */
export default defineConfig({
  plugins: [react(), webFontSheets()],
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
