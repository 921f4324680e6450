import './print.css';
import { config } from 'zod/mini';
import { PrintSurface } from './print-surface.tsx';

// The content security policy forbids compiling code at run time, which zod would try.
config({ jitless: true });

declare global {
  interface Window {
    /** Called by the print worker; apps/server/src/features/exports/print/stage-printer.ts is its counterpart. */
    lecternPrint: PrintSurface;
  }
}

const host = document.getElementById('pages');
if (!host) throw new Error('the root element is missing');
window.lecternPrint = new PrintSurface(host);
