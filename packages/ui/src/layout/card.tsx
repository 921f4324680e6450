import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import classes from './card.module.css';

/** A separate surface on the page for one object and its details. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <article {...rest} className={classNames(classes.card, className)} />;
}
