import { inflateSync } from 'node:zlib';

/** The share of painted pixels of a picture (PNG, 8 bits with alpha), in total and in its corners. */
export function inkOf(png: Uint8Array): { readonly painted: number; readonly corners: number } {
  const bytes = Buffer.from(png);
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (bytes[24] !== 8 || bytes[25] !== 6) throw new Error('not a PNG of 8 bits with alpha');
  const chunks: Buffer[] = [];
  for (let at = 8; at + 8 <= bytes.length; ) {
    const length = bytes.readUInt32BE(at);
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      chunks.push(bytes.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  const raw = inflateSync(Buffer.concat(chunks));
  const stride = 4 * width;
  let above = new Uint8Array(stride);
  let painted = 0;
  let corners = 0;
  for (let y = 0; y < height; y++) {
    const filter = raw[y * (stride + 1)] ?? 0;
    const line = Uint8Array.from(raw.subarray(y * (stride + 1) + 1, (y + 1) * (stride + 1)));
    for (let x = 0; x < stride; x++) {
      const left = x < 4 ? 0 : (line[x - 4] ?? 0);
      line[x] = (line[x] ?? 0) + guess(filter, left, above[x] ?? 0, x < 4 ? 0 : (above[x - 4] ?? 0));
    }
    const seen = (x: number) => (line[4 * x + 3] ?? 0) > 0;
    for (let x = 0; x < width; x++) if (seen(x)) painted++;
    if (y === 0 || y === height - 1) corners += Number(seen(0)) + Number(seen(width - 1));
    above = line;
  }
  return { painted: painted / (width * height), corners };
}

/** The value that a PNG filter predicts for a byte from its neighbours (RFC 2083, 6). */
function guess(filter: number, left: number, up: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return up;
    case 3:
      return (left + up) >> 1;
    case 4: {
      const [a, b, c] = [up - corner, left - corner, left + up - 2 * corner].map(Math.abs) as [
        number,
        number,
        number,
      ];
      return a <= b && a <= c ? left : b <= c ? up : corner;
    }
    default:
      return 0;
  }
}
