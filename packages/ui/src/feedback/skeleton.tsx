import { classNames } from '../class-names.ts';
import classes from './skeleton.module.css';

export interface SkeletonProps {
  /** `line` is as high as text, `box` has the height of its parent or class, `round` is a circle. */
  readonly shape?: 'line' | 'box' | 'round';
  /** Any CSS length or percentage; the whole width by default. */
  readonly width?: string;
  readonly className?: string;
}

/** A placeholder for content that is loading. A separate element announces the loading to a screen reader. */
export function Skeleton({ shape = 'line', width, className }: SkeletonProps) {
  return (
    <span
      className={classNames(classes.skeleton, classes[shape], className)}
      style={width === undefined ? undefined : { width }}
      aria-hidden="true"
    />
  );
}
