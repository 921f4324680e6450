import type { ReactNode } from 'react';
import classes from './motion.module.css';

/** A motion path on the page; `open` while it is being edited. */
export function PathLine({ d, open = false }: { readonly d: string; readonly open?: boolean }): ReactNode {
  return (
    <>
      <path className={classes.halo} d={d} />
      <path className={classes.path} data-open={open || undefined} d={d} />
    </>
  );
}
