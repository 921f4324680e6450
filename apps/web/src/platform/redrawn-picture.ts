/** A rectangle of a picture, and the size at which it is redrawn, in pixels. */
export interface RedrawnPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly toWidth: number;
  readonly toHeight: number;
}

export interface RedrawnLimits {
  /** Largest file that is read, bytes. */
  readonly fileMaxBytes: number;
  /** Largest resulting picture, bytes. */
  readonly maxBytes: number;
  /** JPEG qualities to try, 0 to 1; the first one at which the result is small enough is used. */
  readonly qualities: readonly number[];
}

/**
 * Redraws a part of a picture as an upright JPEG, without the camera's metadata such as the location. Transparent parts
 * become white. Undefined for a file that is no picture, or too large.
 */
export async function redrawnPicture(
  file: Blob,
  partOf: (picture: { readonly width: number; readonly height: number }) => RedrawnPart,
  { fileMaxBytes, maxBytes, qualities }: RedrawnLimits,
): Promise<Blob | undefined> {
  if (file.size > fileMaxBytes) return undefined;
  try {
    const picture = await createImageBitmap(file);
    try {
      const { left, top, width, height, toWidth, toHeight } = partOf(picture);
      const canvas = document.createElement('canvas');
      canvas.width = toWidth;
      canvas.height = toHeight;
      const drawing = canvas.getContext('2d');
      if (drawing === null) return undefined;
      drawing.imageSmoothingQuality = 'high';
      drawing.fillStyle = '#fff';
      drawing.fillRect(0, 0, toWidth, toHeight);
      drawing.drawImage(picture, left, top, width, height, 0, 0, toWidth, toHeight);
      for (const quality of qualities) {
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
        if (blob !== null && blob.size <= maxBytes) return blob;
      }
      return undefined;
    } finally {
      picture.close();
    }
  } catch {
    // The browser cannot decode the picture.
    return undefined;
  }
}

/** The whole picture, reduced to fit in `box`, never enlarged. */
export function wholeWithin(
  { width, height }: { readonly width: number; readonly height: number },
  box: { readonly width: number; readonly height: number },
): RedrawnPart {
  const scale = Math.min(1, box.width / width, box.height / height);
  const pixels = (length: number) => Math.max(1, Math.floor(length * scale));
  return { left: 0, top: 0, width, height, toWidth: pixels(width), toHeight: pixels(height) };
}
