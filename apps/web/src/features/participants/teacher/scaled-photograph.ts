import { PHOTO_MAX_BYTES, PHOTO_SIDE_MAX } from '@lectern/protocol/teacher-phones';

/** Bytes of a photograph as it comes from a camera. */
const FILE_MAX = 60 * 1024 * 1024;
/** The first at which it is small enough is taken. */
const QUALITIES = [0.86, 0.7, 0.5];

/**
 * A photograph as the panel shows it: at most as large as it may be, upright, and without what the camera wrote into it,
 * such as the place. Undefined for what is no picture.
 */
export async function scaledPhotograph(file: Blob): Promise<Blob | undefined> {
  if (file.size > FILE_MAX) return undefined;
  try {
    const picture = await createImageBitmap(file);
    try {
      const scale = Math.min(1, PHOTO_SIDE_MAX / Math.max(picture.width, picture.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.floor(picture.width * scale));
      canvas.height = Math.max(1, Math.floor(picture.height * scale));
      const drawing = canvas.getContext('2d');
      if (drawing === null) return undefined;
      drawing.imageSmoothingQuality = 'high';
      drawing.fillStyle = '#fff';
      drawing.fillRect(0, 0, canvas.width, canvas.height);
      drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
      for (const quality of QUALITIES) {
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
        if (blob !== null && blob.size <= PHOTO_MAX_BYTES) return blob;
      }
      return undefined;
    } finally {
      picture.close();
    }
  } catch {
    // The browser cannot read it.
    return undefined;
  }
}
