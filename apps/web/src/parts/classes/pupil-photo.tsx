import { AVATAR_PATH } from '@lectern/protocol/accounts';
import { STUDENT_AVATAR_SIZE } from '@lectern/protocol/constants';
import { classNames } from '@lectern/ui';
import { type ReactNode, useState } from 'react';
import type { Pupil } from './class-lists.ts';
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

/**
 * The address of a pupil's photo; without a photo the address of a default avatar with the first character of the name.
 */
export function pupilAvatar(pupil: Pick<Pupil, 'user_id' | 'real_name' | 'head_icon_path'>): string {
  if (pupil.head_icon_path !== '') return pupil.head_icon_path;
  const query = new URLSearchParams({ size: String(STUDENT_AVATAR_SIZE) });
  const [initial] = pupil.real_name;
  if (initial !== undefined) query.set('i', initial.toUpperCase());
  return `${AVATAR_PATH.replace(':id', encodeURIComponent(pupil.user_id))}?${query}`;
}
