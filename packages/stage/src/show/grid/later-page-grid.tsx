import { late } from '@lectern/ui/late';
import classes from '../show.module.css';

function DarkGrid() {
  return <div className={classes.grid} aria-busy="true" />;
}

/**
 * All pages as thumbnails; what draws them comes when it is first asked for. Without a connection the pages stay dark
 * until it is back; the same key leads back to the slide.
 */
export const PageGrid = late(async () => (await import('./page-grid.tsx')).PageGrid, {
  waiting: <DarkGrid />,
  failed: DarkGrid,
});
