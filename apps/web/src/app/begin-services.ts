import { beginLateWork } from '../platform/late-work.ts';
import { hearErrors } from './uncaught-errors.ts';

/** Delay before background services start, milliseconds: by then the first screen has loaded. */
const SETTLED_MS = 4_000;

/** Starts the background services, after the first screen is shown so that it does not wait for them. */
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
