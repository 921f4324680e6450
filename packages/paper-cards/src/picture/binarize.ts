import type { GreyPicture } from './picture.ts';

/**
 * Writes 1 to `out` for each pixel that is darker than the mean of the square around it by more than `margin` grey
 * values, else 0. `radius`: half the side of the square, pixels. The outermost pixels are always 0. `columns` has a
 * number per column and is used for sums.
 */
export function binarize(
  { width, height, data }: GreyPicture,
  radius: number,
  margin: number,
  columns: Int32Array,
  out: Uint8Array,
): void {
  columns.fill(0, 0, width);
  for (let y = 0; y < Math.min(radius, height); y += 1) addRow(data, y * width, width, columns, 1);
  for (let y = 0; y < height; y += 1) {
    if (y + radius < height) addRow(data, (y + radius) * width, width, columns, 1);
    if (y > radius) addRow(data, (y - radius - 1) * width, width, columns, -1);
    const rows = Math.min(y + radius, height - 1) - Math.max(y - radius, 0) + 1;
    const start = y * width;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x += 1) sum += columns[x] as number;
    for (let x = 0; x < width; x += 1) {
      if (x + radius < width) sum += columns[x + radius] as number;
      if (x > radius) sum -= columns[x - radius - 1] as number;
      const across = Math.min(x + radius, width - 1) - Math.max(x - radius, 0) + 1;
      out[start + x] = ((data[start + x] as number) + margin) * (rows * across) < sum ? 1 : 0;
    }
    out[start] = 0;
    out[start + width - 1] = 0;
  }
  out.fill(0, 0, width);
  out.fill(0, (height - 1) * width, height * width);
}

function addRow(data: Uint8Array, start: number, width: number, columns: Int32Array, sign: number): void {
  for (let x = 0; x < width; x += 1) columns[x] = (columns[x] as number) + sign * (data[start + x] as number);
}
