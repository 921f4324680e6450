import type { ComponentProps, ReactNode } from 'react';
import type { Person } from './people.ts';
import classes from './person-card.module.css';
import { PersonPhoto } from './person-photo.tsx';

export interface PersonCardProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  readonly person: Person;
  /** Size for up to two hundred people on one panel. */
  readonly small?: boolean;
  /** Shown beside the name. */
  readonly children?: ReactNode;
}

/** A card of a person, to be pressed. A chosen person has `aria-pressed`. */
export function PersonCard({ person, small = false, children, ...button }: PersonCardProps) {
  return (
    <button type="button" className={classes.card} data-small={small || undefined} {...button}>
      <PersonPhoto person={person} className={classes.face} />
      <bdi className={classes.name}>{person.name}</bdi>
      {children}
    </button>
  );
}
