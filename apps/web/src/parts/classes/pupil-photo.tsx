import { classNames } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import type { Pupil } from './class-lists.ts';
import { pupilAvatar } from './pupil-avatar.ts';
import classes from './pupil-photo.module.css';

export interface PupilPhotoProps {
  readonly pupil: Pick<Pupil, 'user_id' | 'real_name' | 'head_icon_path'>;
  readonly className?: string | undefined;
}

/** A pupil's photo; the first character of the name when it fails to load. */
export function PupilPhoto({ pupil, className }: PupilPhotoProps): ReactNode {
  const address = pupilAvatar(pupil);
  const [failed, setFailed] = useState<string>();
  if (failed === address) {
    return <Initial name={pupil.real_name} className={className} />;
  }
  return (
    <img
      className={className}
      src={address}
      alt=""
      loading="lazy"
      draggable={false}
      onError={() => setFailed(address)}
    />
  );
}

/** The first character of a name, shown instead of a photo. */
export function Initial({
  name,
  className,
}: {
  readonly name: string;
  readonly className?: string | undefined;
}): ReactNode {
  return (
    <span className={classNames(classes.initial, className)} aria-hidden="true">
      {[...name][0]}
    </span>
  );
}
