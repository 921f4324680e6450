import type { ReactNode } from 'react';
import classes from './motion.module.css';

/** A motion path as it lies on the page; open, where hands change it. */
export function PathLine({ d, open = false }: { readonly d: string; readonly open?: boolean }): ReactNode {
  return (
    <>
      <path className={classes.halo} d={d} />
      <path className={classes.path} data-open={open || undefined} d={d} />
    </>
  );
}
