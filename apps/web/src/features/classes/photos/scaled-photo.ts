import { STUDENT_PHOTO_MAX_BYTES } from '@lectern/protocol/classes';
import { STUDENT_AVATAR_SIZE } from '@lectern/protocol/constants';

export const PHOTO_FILES = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp';

/** Bytes of a photo as it comes from a camera. */
const FILE_MAX = 30 * 1024 * 1024;
const QUALITY = 0.86;

/** A square of 240 pixels out of a photo's middle, faces being nearer to the top; undefined for what is no picture. */
export async function scaledPhoto(file: File): Promise<Blob | undefined> {
  if (file.size > FILE_MAX) return undefined;
  try {
    const picture = await createImageBitmap(file);
    try {
      const side = Math.min(picture.width, picture.height);
      const canvas = document.createElement('canvas');
      canvas.width = STUDENT_AVATAR_SIZE;
      canvas.height = STUDENT_AVATAR_SIZE;
      const drawing = canvas.getContext('2d');
      if (drawing === null) return undefined;
      drawing.imageSmoothingQuality = 'high';
      // A photo with holes in it shows white through them, as paper does.
      drawing.fillStyle = '#fff';
      drawing.fillRect(0, 0, STUDENT_AVATAR_SIZE, STUDENT_AVATAR_SIZE);
      const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 4];
      drawing.drawImage(picture, left, top, side, side, 0, 0, STUDENT_AVATAR_SIZE, STUDENT_AVATAR_SIZE);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
      return blob !== null && blob.size <= STUDENT_PHOTO_MAX_BYTES ? blob : undefined;
    } finally {
      picture.close();
    }
  } catch {
    // The browser cannot read it.
    return undefined;
  }
}
