import { redrawnPicture } from '../platform/redrawn-picture.ts';

export const PORTRAIT_FILES = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp';

/** Largest photo that is accepted, bytes. */
const FILE_MAX = 30 * 1024 * 1024;
const QUALITY = 0.86;

/**
 * A square picture from the middle of a photo, nearer to the top because of faces: `pixels` a side, at most `maxBytes`.
 * Undefined for a file that is no picture.
 */
export function scaledPortrait(file: File, pixels: number, maxBytes: number): Promise<Blob | undefined> {
  return redrawnPicture(
    file,
    ({ width, height }) => {
      const side = Math.min(width, height);
      const [left, top] = [(width - side) / 2, (height - side) / 4];
      return { left, top, width: side, height: side, toWidth: pixels, toHeight: pixels };
    },
    { fileMaxBytes: FILE_MAX, maxBytes, qualities: [QUALITY] },
  );
}
