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
    return (await drawnPicture(picture, scale, 0)) ?? file;
  } finally {
    picture.close();
  }
}

/** A photograph rotated clockwise by quarters of a turn; undefined when the browser cannot read the file. */
export async function rotatedPhotograph(file: Blob, quarters: number): Promise<Blob | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return undefined;
  try {
    return await drawnPicture(
      picture,
      Math.min(1, LONGEST / Math.max(picture.width, picture.height)),
      quarters,
    );
  } finally {
    picture.close();
  }
}

async function drawnPicture(
  picture: ImageBitmap,
  scale: number,
  quarters: number,
): Promise<Blob | undefined> {
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = document.createElement('canvas');
  const isSideways = quarters % 2 !== 0;
  canvas.width = isSideways ? height : width;
  canvas.height = isSideways ? width : height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  // Transparent paper of a picture that is no photograph would become black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return drawn ?? undefined;
}
