import { beginLateWork } from '../platform/late-work.ts';
import { hearErrors } from './uncaught-errors.ts';

/** Between the page being loaded and what goes on beside it, milliseconds: what was opened has come by then. */
const SETTLED_MS = 4_000;

/** Begins what goes on beside every screen, once the page stands, for nothing of the first visit is to wait for it. */
export function beginServices(keepsProgram: boolean): void {
  const giveErrors = hearErrors(window, () => location.hash);
  const load = async () => {
    const { startServices } = await import('./services/start-services.ts');
    return () => {
      startServices(keepsProgram, giveErrors);
      return () => undefined;
    };
  };
  const begin = () => setTimeout(() => beginLateWork(load), SETTLED_MS);
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
