import { type ComponentType, useEffect, useState } from 'react';
import type { PageGridProps } from './page-grid.tsx';
import classes from './show.module.css';

let Loaded: ComponentType<PageGridProps> | undefined;

/** All pages as thumbnails; what draws them comes when it is first asked for. */
export function PageGrid(props: PageGridProps) {
  const [Grid, setGrid] = useState(() => Loaded);
  useEffect(() => {
    let left = false;
    import('./page-grid.tsx').then(
      (module) => {
        Loaded = module.PageGrid;
        if (!left) setGrid(() => Loaded);
      },
      // Without a connection the pages stay dark; the same key leads back to the slide.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, []);
  return Grid ? <Grid {...props} /> : <div className={classes.grid} aria-busy="true" />;
}
