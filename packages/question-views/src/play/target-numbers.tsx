import type { ReactNode } from 'react';
import { placeOf } from '../parts/spot/spot-picture.tsx';
import type { PictureTarget } from './shared-picture.ts';
import classes from './target-numbers.module.css';

/** The numbers of the dots of a picture; its parts name them in the same order. */
export function TargetNumbers({ targets }: { readonly targets: readonly PictureTarget[] }): ReactNode {
  return targets.map(({ id, dot }, index) => (
    <span key={id} className={classes.number} style={placeOf(dot)}>
      {index + 1}
    </span>
  ));
}
