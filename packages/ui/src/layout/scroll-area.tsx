import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names.ts';
import classes from './scroll-area.module.css';

export interface ScrollAreaProps extends HTMLAttributes<HTMLDivElement> {
  readonly ref?: Ref<HTMLDivElement>;
}

/** A scrollable part of the page, with native scrolling and a thin bar. */
export function ScrollArea({ className, ...rest }: ScrollAreaProps) {
  return <div {...rest} className={classNames(classes.area, className)} />;
}
