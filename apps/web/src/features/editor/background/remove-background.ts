export interface RemovalOptions {
  /** Maximum difference of a colour from the background's colour, 0 to 100. */
  readonly tolerance: number;
  /** Also removes background that is not connected to the picture's edge, such as the inside of a ring. */
  readonly everywhere: boolean;
}

/** Bits per channel that are compared to find the most common colour of the edge. */
const coarse = 4;

/**
 * Makes the plain background of a picture transparent: pixels that have nearly the most common colour of the picture's
 * edge and are connected to the edge. Changes `pixels`, four bytes a pixel (red, green, blue, alpha). Returns the share
 * of the picture that was removed, 0 to 1.
 */
export function removeBackground(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  { tolerance, everywhere }: RemovalOptions,
): number {
  const count = width * height;
  if (count === 0) return 0;
  const ground = groundOf(pixels, width, height);
  const reach = 4 + (Math.max(0, Math.min(100, tolerance)) / 100) * 200;
  const far = (at: number) => {
    const red = (pixels[at * 4] ?? 0) - ground[0];
    const green = (pixels[at * 4 + 1] ?? 0) - ground[1];
    const blue = (pixels[at * 4 + 2] ?? 0) - ground[2];
    return Math.sqrt(red * red + green * green + blue * blue);
  };
  const isGround = (at: number) => (pixels[at * 4 + 3] ?? 0) === 0 || far(at) <= reach;
  const gone = new Uint8Array(count);
  if (everywhere) for (let at = 0; at < count; at++) gone[at] = isGround(at) ? 1 : 0;
  else flood(gone, width, height, isGround);
  let taken = 0;
  for (let at = 0; at < count; at++) {
    if (gone[at] === 1) taken += 1;
    else if (touches(gone, at, width, height))
      soften(pixels, at, ground, far(at) / inkBeside(gone, at, width, height, far));
  }
  for (let at = 0; at < count; at++) if (gone[at] === 1) pixels[at * 4 + 3] = 0;
  return taken / count;
}

type Rgb = readonly [number, number, number];

/** Returns the mean of the edge's pixels that have the most common colour of the edge. */
function groundOf(pixels: Uint8ClampedArray, width: number, height: number): Rgb {
  const sums = new Map<number, [number, number, number, number]>();
  const take = (at: number) => {
    if ((pixels[at * 4 + 3] ?? 0) < 128) return;
    const [red, green, blue] = [pixels[at * 4] ?? 0, pixels[at * 4 + 1] ?? 0, pixels[at * 4 + 2] ?? 0];
    const shift = 8 - coarse;
    const key = ((red >> shift) << (2 * coarse)) | ((green >> shift) << coarse) | (blue >> shift);
    const sum = sums.get(key) ?? [0, 0, 0, 0];
    sums.set(key, [sum[0] + red, sum[1] + green, sum[2] + blue, sum[3] + 1]);
  };
  for (let x = 0; x < width; x++) {
    take(x);
    take((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    take(y * width);
    take(y * width + width - 1);
  }
  let most: readonly [number, number, number, number] = [255, 255, 255, 1];
  let found = 0;
  for (const sum of sums.values()) {
    if (sum[3] <= found) continue;
    found = sum[3];
    most = sum;
  }
  return [most[0] / most[3], most[1] / most[3], most[2] / most[3]];
}

/** Marks the background pixels that are connected to the edge. */
function flood(gone: Uint8Array, width: number, height: number, isGround: (at: number) => boolean): void {
  const stack: number[] = [];
  const visit = (at: number) => {
    if (gone[at] === 1 || !isGround(at)) return;
    gone[at] = 1;
    stack.push(at);
  };
  for (let x = 0; x < width; x++) {
    visit(x);
    visit((height - 1) * width + x);
  }
  for (let y = 0; y < height; y++) {
    visit(y * width);
    visit(y * width + width - 1);
  }
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const x = at % width;
    if (x > 0) visit(at - 1);
    if (x < width - 1) visit(at + 1);
    if (at >= width) visit(at - width);
    if (at < (height - 1) * width) visit(at + width);
  }
}

function touches(gone: Uint8Array, at: number, width: number, height: number): boolean {
  const x = at % width;
  return (
    (x > 0 && gone[at - 1] === 1) ||
    (x < width - 1 && gone[at + 1] === 1) ||
    (at >= width && gone[at - width] === 1) ||
    (at < (height - 1) * width && gone[at + width] === 1)
  );
}

/** Returns the greatest distance from the background's colour among neighbours that are kept. */
function inkBeside(
  gone: Uint8Array,
  at: number,
  width: number,
  height: number,
  far: (at: number) => number,
): number {
  const [x, y] = [at % width, Math.floor(at / width)];
  let farthest = 1;
  for (let beside = Math.max(0, x - 1); beside <= Math.min(width - 1, x + 1); beside++) {
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      const next = row * width + beside;
      if (gone[next] === 0) farthest = Math.max(farthest, far(next));
    }
  }
  return farthest;
}

/**
 * Removes the background's share from the colour of a pixel at the edge of the kept part, which is a mixture of both.
 */
function soften(pixels: Uint8ClampedArray, at: number, ground: Rgb, share: number): void {
  if (share >= 0.95 || share <= 0) return;
  for (const channel of [0, 1, 2] as const) {
    const mixed = pixels[at * 4 + channel] ?? 0;
    pixels[at * 4 + channel] = (mixed - ground[channel] * (1 - share)) / share;
  }
  pixels[at * 4 + 3] = (pixels[at * 4 + 3] ?? 0) * share;
}
