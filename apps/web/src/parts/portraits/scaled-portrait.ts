export const PORTRAIT_FILES = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp';

/** Bytes of a photo as it comes from a camera. */
const FILE_MAX = 30 * 1024 * 1024;
const QUALITY = 0.86;

/**
 * A square out of a photo's middle, faces being nearer to the top: so many pixels a side, so many bytes at most. Undefined
 * for what is no picture.
 */
export async function scaledPortrait(
  file: File,
  pixels: number,
  maxBytes: number,
): Promise<Blob | undefined> {
  if (file.size > FILE_MAX) return undefined;
  try {
    const picture = await createImageBitmap(file);
    try {
      const side = Math.min(picture.width, picture.height);
      const canvas = document.createElement('canvas');
      canvas.width = pixels;
      canvas.height = pixels;
      const drawing = canvas.getContext('2d');
      if (drawing === null) return undefined;
      drawing.imageSmoothingQuality = 'high';
      // A photo with holes in it shows white through them, as paper does.
      drawing.fillStyle = '#fff';
      drawing.fillRect(0, 0, pixels, pixels);
      const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 4];
      drawing.drawImage(picture, left, top, side, side, 0, 0, pixels, pixels);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
      return blob !== null && blob.size <= maxBytes ? blob : undefined;
    } finally {
      picture.close();
    }
  } catch {
    // The browser cannot read it.
    return undefined;
  }
}
