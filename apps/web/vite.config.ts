import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where the development server finds the program's own server. */
const server = process.env.LECTERN_DEV_SERVER ?? 'http://127.0.0.1:8101';
/** The Host header stays the browser's: the MAC of a call is signed over it. */
const http = { target: server, changeOrigin: false };
const socket = { target: server.replace(/^http/, 'ws'), ws: true, changeOrigin: false };

export default defineConfig({
  plugins: [react()],
  server: {
    host: '127.0.0.1',
    proxy: {
      '/api': http,
      '/files': http,
      '/docs': http,
      '/healthz': http,
      '/readyz': http,
      '/ws': socket,
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // No data: URLs in scripts and styles, so that the content security policy can stay narrow.
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: { polyfill: false },
    // What counts is measured by the benchmarks, gzipped and by surface.
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      output: {
        // What every surface needs is one file that stays in the cache; the rest follows the lazy imports.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
              priority: 30,
            },
            {
              name: 'document',
              test: /node_modules[\\/](yjs|lib0|y-protocols|y-indexeddb|@hocuspocus)[\\/]/,
              priority: 20,
            },
          ],
        },
      },
    },
  },
});
