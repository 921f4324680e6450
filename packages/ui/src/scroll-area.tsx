import type { HTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import classes from './scroll-area.module.css';

export interface ScrollAreaProps extends HTMLAttributes<HTMLDivElement> {
  readonly ref?: Ref<HTMLDivElement>;
}

/** A part of the page that scrolls by itself, with the system's scrolling and a thin bar. */
export function ScrollArea({ className, ...rest }: ScrollAreaProps) {
  return <div {...rest} className={classNames(classes.area, className)} />;
}
