import type { Dispose } from '@lectern/base';
import { windowExports } from './window-exports.ts';

/**
 * Shows the exports of whoever is signed in that are on their way, or whose files wait to be saved. What shows them
 * comes with the first.
 */
export function watchExports(): Dispose {
  const show = async () => {
    if (windowExports.runs.get().length === 0) return;
    const { exportDesk } = await import('./export-desk.tsx');
    exportDesk.show();
  };
  // Without the network nothing can be exported either; the next change of the list tries again.
  const showSoon = () => void show().catch(() => undefined);
  const stop = windowExports.runs.subscribe(showSoon);
  windowExports.follow();
  showSoon();
  return stop;
}
