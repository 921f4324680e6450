import type { HTMLAttributes } from 'react';
import classes from './card.module.css';
import { classNames } from './class-names.ts';

/** A surface of its own on the page: one thing and what belongs to it. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <article {...rest} className={classNames(classes.card, className)} />;
}
