import type { ComponentProps, ReactNode } from 'react';
import type { Person } from './people.ts';
import classes from './person-card.module.css';
import { PersonPhoto } from './person-photo.tsx';

export interface PersonCardProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  readonly person: Person;
  /** For two hundred people on one panel, who are chosen more than looked at. */
  readonly small?: boolean;
  /** Beside the name. */
  readonly children?: ReactNode;
}

/** Somebody of the class, to be pressed. Pressed in (`aria-pressed`), it is chosen. */
export function PersonCard({ person, small = false, children, ...button }: PersonCardProps) {
  return (
    <button type="button" className={classes.card} data-small={small || undefined} {...button}>
      <PersonPhoto person={person} className={classes.face} />
      <bdi className={classes.name}>{person.name}</bdi>
      {children}
    </button>
  );
}
