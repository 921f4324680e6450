/** The longer side of a photograph that is stored, pixels: handwriting on a page of A4 stays readable. */
const LONGEST = 2000;
const QUALITY = 0.85;

/**
 * A photograph as it is stored: at most 2000 pixels wide or high, upright, and without the place and device that cameras
 * write into files. Small pictures that are no photographs, and files that the browser cannot read, stay as they are.
 */
export async function reducedPhotograph(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return file;
  const { width, height } = picture;
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  try {
    const isPhotograph = file.type === 'image/jpeg';
    if (scale === 1 && !isPhotograph) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    const reduced = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, 'image/jpeg', QUALITY),
    );
    return reduced ?? file;
  } finally {
    picture.close();
  }
}
