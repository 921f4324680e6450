import { STUDENT_PHOTO_MAX_BYTES } from '@lectern/protocol/classes';
import { STUDENT_AVATAR_SIZE } from '@lectern/protocol/constants';
import { scaledPortrait } from '../../../parts/portraits.ts';

/** Scales a pupil's photo to the size that is stored; undefined when the file is no picture. */
export function scaledPhoto(file: File): Promise<Blob | undefined> {
  return scaledPortrait(file, STUDENT_AVATAR_SIZE, STUDENT_PHOTO_MAX_BYTES);
}
