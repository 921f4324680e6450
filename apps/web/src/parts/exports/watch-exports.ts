import { exportRuns, followExports } from './export-runs.ts';

let watching = false;

/**
 * Shows the exports of whoever is signed in that are on their way, or whose files wait to be saved. What shows them
 * comes with the first.
 */
export function watchExports(): void {
  if (watching) return;
  watching = true;
  const show = async () => {
    if (exportRuns.get().length === 0) return;
    const { showExports } = await import('./export-desk.tsx');
    showExports();
  };
  // Without the network nothing can be exported either; the next change of the list tries again.
  exportRuns.subscribe(() => void show().catch(() => undefined));
  followExports();
}
