import type { ReactNode } from 'react';
import { Initial, PupilPhoto } from '../classes/index.ts';
import type { Person } from './people.ts';

export interface PersonPhotoProps {
  readonly person: Pick<Person, 'pupil' | 'name'>;
  readonly className?: string | undefined;
}

/** The photo of a pupil; the server is not told a name that was typed for this lesson. */
export function PersonPhoto({ person: { pupil, name }, className }: PersonPhotoProps): ReactNode {
  return pupil ? (
    <PupilPhoto pupil={pupil} className={className} />
  ) : (
    <Initial name={name} className={className} />
  );
}
