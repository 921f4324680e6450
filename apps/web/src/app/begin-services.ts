import { hearErrors } from './uncaught-errors.ts';

/** Between the page being loaded and what goes on beside it, milliseconds: what was opened has come by then. */
const SETTLED_MS = 4_000;

/** Begins what goes on beside every screen, once the page stands, for nothing of the first visit is to wait for it. */
export function beginServices(keepsProgram: boolean): void {
  const giveErrors = hearErrors(window, () => location.hash);
  const bring = async () =>
    (await import('./services/start-services.ts')).startServices(keepsProgram, giveErrors);
  const begin = () =>
    setTimeout(() => {
      // The window does without; the next one tries again.
      bring().catch(() => undefined);
    }, SETTLED_MS);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
