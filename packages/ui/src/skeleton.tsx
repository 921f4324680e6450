import { classNames } from './class-names.ts';
import classes from './skeleton.module.css';

export interface SkeletonProps {
  /** `line` is as high as text, `box` as its parent or class says, `round` a circle. */
  readonly shape?: 'line' | 'box' | 'round';
  /** Any CSS length or percentage; the whole width when left out. */
  readonly width?: string;
  readonly className?: string;
}

/** Keeps the place of something on its way. What is loading is said once, beside it, to a screen reader. */
export function Skeleton({ shape = 'line', width, className }: SkeletonProps) {
  return (
    <span
      className={classNames(classes.skeleton, classes[shape], className)}
      style={width === undefined ? undefined : { width }}
      aria-hidden="true"
    />
  );
}
