import { STUDENT_PHOTO_MAX_BYTES } from '@lectern/protocol/classes';
import { STUDENT_AVATAR_SIZE } from '@lectern/protocol/constants';
import { scaledPortrait } from '../../../parts/portraits/index.ts';

/** A pupil's photo as it is kept; undefined for what is no picture. */
export function scaledPhoto(file: File): Promise<Blob | undefined> {
  return scaledPortrait(file, STUDENT_AVATAR_SIZE, STUDENT_PHOTO_MAX_BYTES);
}
