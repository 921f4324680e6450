import { redrawnPicture } from '../../platform/redrawn-picture.ts';

export const PORTRAIT_FILES = '.png,.jpg,.jpeg,.webp,image/png,image/jpeg,image/webp';

/** Bytes of a photo as it comes from a camera. */
const FILE_MAX = 30 * 1024 * 1024;
const QUALITY = 0.86;

/**
 * A square out of a photo's middle, faces being nearer to the top: so many pixels a side, so many bytes at most. Undefined
 * for what is no picture.
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
