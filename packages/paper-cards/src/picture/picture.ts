/** A picture as a camera gives it: a byte per pixel (grey) or four (RGBA), row by row from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** A byte per pixel, 0 is black. */
export interface GreyPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** Most pixels that are read; a larger picture is reduced first. A picture of 1080p has 2.1 million. */
const PIXELS_MAX = 4_000_000;
/** Most pixels along a side, so that sums of rows stay whole numbers of 32 bits. */
const SIDE_MAX = 16_384;

/**
 * By how many pixels along each side a picture is reduced for reading: 1 is not at all. Throws a RangeError when the
 * sizes are no whole numbers above 0, when a side is too long or when the bytes are neither grey nor RGBA of that size.
 */
export function reductionOf({ width, height, data }: Picture): number {
  const isSide = (side: number) => Number.isInteger(side) && side > 0 && side <= SIDE_MAX;
  if (!isSide(width) || !isSide(height)) throw new RangeError(`no picture is ${width} × ${height}`);
  const pixels = width * height;
  if (data.length !== pixels && data.length !== pixels * 4)
    throw new RangeError(`${data.length} bytes are no picture of ${width} × ${height}`);
  return Math.ceil(Math.sqrt(pixels / PIXELS_MAX));
}

/** Writes the grey values of a picture to `out`, each the mean of a square of `by` × `by` pixels; returns the picture. */
export function greyPicture(picture: Picture, by: number, out: Uint8Array): GreyPicture {
  const width = Math.floor(picture.width / by);
  const height = Math.floor(picture.height / by);
  const { data } = picture;
  const isGrey = data.length === picture.width * picture.height;
  if (by === 1) {
    if (isGrey) out.set(data);
    else for (let at = 0, from = 0; at < width * height; at += 1, from += 4) out[at] = luma(data, from);
    return { width, height, data: out };
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let row = y * by; row < (y + 1) * by; row += 1) {
        const start = row * picture.width + x * by;
        for (let from = start; from < start + by; from += 1)
          sum += isGrey ? (data[from] as number) : luma(data, from * 4);
      }
      out[y * width + x] = sum / (by * by);
    }
  }
  return { width, height, data: out };
}

function luma(data: Picture['data'], at: number): number {
  return (77 * (data[at] as number) + 150 * (data[at + 1] as number) + 29 * (data[at + 2] as number)) >>> 8;
}

/** Writes the picture at half its width and height to `out`. */
export function halved({ width, height, data }: GreyPicture, out: Uint8Array): GreyPicture {
  const halfWidth = width >>> 1;
  const halfHeight = height >>> 1;
  for (let y = 0; y < halfHeight; y += 1) {
    let upper = 2 * y * width;
    let lower = upper + width;
    const end = (y + 1) * halfWidth;
    for (let at = y * halfWidth; at < end; at += 1, upper += 2, lower += 2) {
      out[at] =
        ((data[upper] as number) +
          (data[upper + 1] as number) +
          (data[lower] as number) +
          (data[lower + 1] as number) +
          2) >>>
        2;
    }
  }
  return { width: halfWidth, height: halfHeight, data: out };
}

/** Writes the picture to `out` with each pixel mixed with those around it (1 2 1 in both directions): less noise. */
export function smoothed({ width, height, data }: GreyPicture, out: Uint8Array): GreyPicture {
  out.set(data.subarray(0, width * height));
  for (let y = 1; y < height - 1; y += 1) {
    const start = y * width;
    let before = column(data, start, width);
    let here = column(data, start + 1, width);
    for (let at = start + 1; at < start + width - 1; at += 1) {
      const after = column(data, at + 1, width);
      out[at] = (before + 2 * here + after + 8) >>> 4;
      before = here;
      here = after;
    }
  }
  return { width, height, data: out };
}

function column(data: Uint8Array, at: number, width: number): number {
  return (data[at - width] as number) + 2 * (data[at] as number) + (data[at + width] as number);
}

/** Value at a point between pixels; pixel (0, 0) reaches from 0 to 1. Points outside have the value of the edge. */
export function valueAt({ width, height, data }: GreyPicture, x: number, y: number): number {
  const left = Math.min(Math.max(x - 0.5, 0), width - 1.001);
  const top = Math.min(Math.max(y - 0.5, 0), height - 1.001);
  const column = left | 0;
  const row = top | 0;
  const across = left - column;
  const down = top - row;
  const at = row * width + column;
  const upper = (data[at] as number) * (1 - across) + (data[at + 1] as number) * across;
  const lower = (data[at + width] as number) * (1 - across) + (data[at + width + 1] as number) * across;
  return upper * (1 - down) + lower * down;
}

/** Deviation of the noise of a picture, in grey values: from the median of second differences, which edges hardly change. */
export function noiseOf({ width, height, data }: GreyPicture): number {
  const counts = new Uint32Array(1021);
  let count = 0;
  for (let y = 1; y < height - 1; y += 5) {
    for (let x = 1; x < width - 1; x += 7) {
      const at = y * width + x;
      const second = Math.abs(2 * (data[at] as number) - (data[at - 1] as number) - (data[at + 1] as number));
      counts[second] = (counts[second] as number) + 1;
      count += 1;
    }
  }
  let below = 0;
  for (let second = 0; second < counts.length; second += 1) {
    const here = counts[second] as number;
    // The median lies within this value, which stands for half a grey value above and below.
    if (below + here >= count / 2 && here > 0)
      return Math.max(0, second - 0.5 + (count / 2 - below) / here) / (0.6745 * Math.sqrt(6));
    below += here;
  }
  return 0;
}
