import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The gallery shows every primitive of `@lectern/ui` on one page, for designers and for the test of all primitives
 * (src/gallery/gallery.browser.test.tsx). No server serves it. To view it:
 * `npx vite apps/web --config apps/web/vite.gallery.config.ts`, then `/gallery.html?theme=dark&lang=en`.
 */
export default defineConfig({
  plugins: [react()],
  build: {
    target: 'es2024',
    assetsInlineLimit: 0,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { input: 'gallery.html' },
  },
});
