import { AVATAR_PATH } from '@lectern/protocol/accounts';
import { STUDENT_AVATAR_SIZE } from '@lectern/protocol/constants';
import type { Pupil } from './class-lists.ts';

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
