import { lazyComponent } from '@lectern/ui/lazy';
import classes from '../show.module.css';

function DarkGrid() {
  return <div className={classes.grid} aria-busy="true" />;
}

/**
 * All pages as thumbnails, loaded on demand. When the code fails to load offline, the grid stays dark until the
 * connection is back; the same key returns to the slide.
 */
export const PageGrid = lazyComponent(async () => (await import('./page-grid.tsx')).PageGrid, {
  waiting: <DarkGrid />,
  failed: DarkGrid,
});
