/** A rectangle of a picture, and how large it is drawn anew, all in pixels. */
export interface RedrawnPart {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly toWidth: number;
  readonly toHeight: number;
}

export interface RedrawnLimits {
  /** Of the file that is read: a larger one is not opened. */
  readonly fileMaxBytes: number;
  /** Of the picture that is answered. */
  readonly maxBytes: number;
  /** Of the JPEG, 0 to 1. The first at which it is small enough is taken. */
  readonly qualities: readonly number[];
}

/**
 * A part of a picture drawn anew as a JPEG: upright, and without what the camera wrote into it, such as the place. Holes
 * in it show white, as on paper. Undefined for what is no picture, or too large.
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
    // The browser cannot read it.
    return undefined;
  }
}

/** The whole of a picture, made smaller where it is wider or higher than `box`, never larger. */
export function wholeWithin(
  { width, height }: { readonly width: number; readonly height: number },
  box: { readonly width: number; readonly height: number },
): RedrawnPart {
  const scale = Math.min(1, box.width / width, box.height / height);
  const pixels = (length: number) => Math.max(1, Math.floor(length * scale));
  return { left: 0, top: 0, width, height, toWidth: pixels(width), toHeight: pixels(height) };
}
