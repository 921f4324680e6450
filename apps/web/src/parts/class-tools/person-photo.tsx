import type { ReactNode } from 'react';
import { Initial, PupilPhoto } from '../classes/index.ts';
import type { Person } from './people.ts';

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
