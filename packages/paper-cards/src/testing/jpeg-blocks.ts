/** Steps of JPEG's standard table for brightness at quality 50 (ITU-T T.81, annex K). */
const STEPS = [
  16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22,
  29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103,
  121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];

/** Changes grey values as JPEG of a quality from 1 to 100 does: cosines of blocks of 8 × 8 are rounded. */
export function jpegBlocks(data: Uint8Array, width: number, height: number, quality: number): void {
  const scale = quality < 50 ? 50 / quality : 2 - quality / 50;
  const steps = STEPS.map((step) => Math.max(1, step * scale));
  const cosines = Float32Array.from({ length: 64 }, (_, at) => {
    const wave = at >> 3;
    return (wave === 0 ? Math.SQRT1_2 : 1) * 0.5 * Math.cos(((2 * (at & 7) + 1) * wave * Math.PI) / 16);
  });
  const block = new Float32Array(64);
  const half = new Float32Array(64);
  for (let top = 0; top + 8 <= height; top += 8) {
    for (let left = 0; left + 8 <= width; left += 8) {
      for (let at = 0; at < 64; at += 1)
        block[at] = (data[(top + (at >> 3)) * width + left + (at & 7)] as number) - 128;
      transform(block, half, cosines, false);
      for (let at = 0; at < 64; at += 1) {
        const step = steps[at] as number;
        block[at] = Math.round((block[at] as number) / step) * step;
      }
      transform(block, half, cosines, true);
      for (let at = 0; at < 64; at += 1)
        data[(top + (at >> 3)) * width + left + (at & 7)] = Math.min(
          Math.max(Math.round((block[at] as number) + 128), 0),
          255,
        );
    }
  }
}

/** Cosine transform of a block in both directions, or back. */
function transform(block: Float32Array, half: Float32Array, cosines: Float32Array, back: boolean): void {
  for (const [from, to] of [
    [block, half],
    [half, block],
  ] as const) {
    for (let row = 0; row < 8; row += 1) {
      for (let wave = 0; wave < 8; wave += 1) {
        let sum = 0;
        for (let at = 0; at < 8; at += 1)
          sum += (from[row * 8 + at] as number) * (cosines[back ? at * 8 + wave : wave * 8 + at] as number);
        // Written transposed, so that the second pass goes along columns.
        to[wave * 8 + row] = sum;
      }
    }
  }
}
