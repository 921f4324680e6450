import { Box } from '@lectern/ui';
import type { ComponentProps, ReactNode } from 'react';
import { Initial, PupilPhoto } from '../../classes/index.ts';
import classes from './people.module.css';
import type { Person } from './people.ts';

export interface PersonCardProps extends Omit<ComponentProps<'button'>, 'className' | 'type'> {
  readonly person: Person;
  /** Size for up to two hundred people on one panel. */
  readonly small?: boolean;
  /** Shown beside the name. */
  readonly children?: ReactNode;
}

/** A card of a person, to be pressed. A selected person has `aria-pressed`. */
export function PersonCard({ person, small = false, children, ...button }: PersonCardProps) {
  return (
    <button type="button" className={classes.card} data-small={small || undefined} {...button}>
      <PersonPhoto person={person} className={classes.face} />
      <Box as="bdi" overflow="cut" flex="grow">
        {person.name}
      </Box>
      {children}
    </button>
  );
}

export interface PersonPhotoProps {
  readonly person: Pick<Person, 'pupil' | 'name'>;
  readonly className?: string | undefined;
}

/** The photo of a pupil; a typed name is never sent to the server. */
export function PersonPhoto({ person: { pupil, name }, className }: PersonPhotoProps): ReactNode {
  return pupil ? (
    <PupilPhoto pupil={pupil} className={className} />
  ) : (
    <Initial name={name} className={className} />
  );
}
