import type { Dispose } from '@lectern/base';
import { windowExports } from './window-exports.ts';

/**
 * Shows the signed-in user's exports that are in progress or wait to be saved. The code of the panel is loaded with the
 * first export.
 */
export function watchExports(): Dispose {
  const show = async () => {
    if (windowExports.runs.get().length === 0) return;
    const exportDesk = await (await import('./load-export-desk.ts')).loadExportDesk();
    exportDesk.show();
  };
  // Loading fails offline; the next change of the list tries again.
  const showSoon = () => void show().catch(() => undefined);
  const stop = windowExports.runs.subscribe(showSoon);
  windowExports.follow();
  showSoon();
  return stop;
}
