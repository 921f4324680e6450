import { PHOTO_MAX_BYTES, PHOTO_SIDE_MAX } from '@lectern/protocol/teacher-phones';
import { redrawnPicture, wholeWithin } from '../../../platform/redrawn-picture.ts';

const SIDES = { width: PHOTO_SIDE_MAX, height: PHOTO_SIDE_MAX };
const LIMITS = {
  // Largest photo that is read, bytes.
  fileMaxBytes: 60 * 1024 * 1024,
  maxBytes: PHOTO_MAX_BYTES,
  qualities: [0.86, 0.7, 0.5],
};

/** A photo reduced to the largest size that the panel accepts. Undefined for a file that is no picture. */
export function scaledPhotograph(file: Blob): Promise<Blob | undefined> {
  return redrawnPicture(file, (picture) => wholeWithin(picture, SIDES), LIMITS);
}
