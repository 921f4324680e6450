import type { GreyPicture } from './picture.ts';

/** The dark pixels of a picture by two rules: a byte per pixel, 1 is dark. The outermost pixels are always 0. */
export interface DarkPixels {
  /** Darker than the surroundings by the margin: finds faint marks. */
  readonly faint: Uint8Array;
  /**
   * Darker than a share of the surroundings: finds ink beside the edge of a shadow, where paper in the shade is darker
   * than the surroundings too.
   */
  readonly bold: Uint8Array;
}

/** Half the side of the square around a pixel that are its surroundings, pixels. */
const RADIUS = 11;
/** Share of the mean of the surroundings below which a pixel is ink even beside the edge of a shadow. */
const BOLD_SHARE = 0.76;

/**
 * Writes to `out` which pixels are darker than the mean of the square around them, `margin` in grey values. `columns` has
 * a number per column and is used for sums.
 */
export function binarize(
  { width, height, data }: GreyPicture,
  margin: number,
  columns: Int32Array,
  out: DarkPixels,
): void {
  const { faint, bold } = out;
  columns.fill(0, 0, width);
  for (let y = 0; y < Math.min(RADIUS, height); y += 1) addRow(data, y * width, width, columns, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + RADIUS < height) addRow(data, (y + RADIUS) * width, width, columns, 1);
    if (y > RADIUS) addRow(data, (y - RADIUS - 1) * width, width, columns, -1);
    const rows = Math.min(y + RADIUS, height - 1) - Math.max(y - RADIUS, 0) + 1;
    const start = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(RADIUS, width); x += 1) sum += columns[x] as number;
    for (let x = 0; x < width; x += 1) {
      if (x + RADIUS < width) sum += columns[x + RADIUS] as number;
      if (x > RADIUS) sum -= columns[x - RADIUS - 1] as number;
      const across = Math.min(x + RADIUS, width - 1) - Math.max(x - RADIUS, 0) + 1;
      const mean = sum / (rows * across);
      const value = data[start + x] as number;
      faint[start + x] = value + margin < mean ? 1 : 0;
      bold[start + x] = value < BOLD_SHARE * mean ? 1 : 0;
    }
  }
  for (const dark of [faint, bold]) {
    dark.fill(0, 0, width);
    dark.fill(0, (height - 1) * width, height * width);
    for (let y = 0; y < height; y += 1) {
      dark[y * width] = 0;
      dark[(y + 1) * width - 1] = 0;
    }
  }
}

function addRow(data: Uint8Array, start: number, width: number, columns: Int32Array, sign: number): void {
  for (let x = 0; x < width; x += 1) columns[x] = (columns[x] as number) + sign * (data[start + x] as number);
}
