import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The gallery shows every primitive of `@lectern/ui` on one page, for designers and for the test of all primitives
 * (src/gallery/gallery.browser.test.tsx). No server serves it. To view it:
 * `npx vite apps/web --config apps/web/vite.gallery.config.ts`, then `/gallery.html?theme=dark&lang=en`. With
 * `&show=questions&width=640&mode=review` it shows a question of each kind, as wide as a strip of a panel (1920, 640) or a
 * phone (390), to be answered, reviewed or on paper.
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
