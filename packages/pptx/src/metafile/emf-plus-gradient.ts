import { IDENTITY, type Matrix, multiply } from '@lectern/base';
import type { ByteReader } from './byte-reader.ts';
import type { BrushGradient, GradientStop } from './drawing.ts';

/** Bits of BrushData flags ([MS-EMFPLUS] 2.1.2.1). */
const HAS_PATH = 1;
const HAS_TRANSFORM = 2;
const HAS_COLORS = 4;
const HAS_BLEND = 8;
const MOST_STOPS = 256;

const SPREADS = ['repeat', 'reflect', 'reflect', 'reflect', 'pad'] as const;

/** A linear gradient brush (2.2.2.24): across its rectangle, transformed by its matrix. */
export function linearGradient(reader: ByteReader): BrushGradient {
  const flags = reader.uint();
  const spread = SPREADS[reader.uint()] ?? 'pad';
  const [x, y, width, height] = [reader.float(), reader.float(), reader.float(), reader.float()];
  const [start, end] = [reader.uint(), reader.uint()];
  reader.at += 8;
  const turned = flags & HAS_TRANSFORM ? matrix(reader) : IDENTITY;
  return {
    type: 'linear',
    // Maps the unit square to the rectangle, left to right.
    matrix: multiply(turned, { a: width, b: 0, c: 0, d: height || width, e: x, f: y }),
    stops: stops(reader, flags, start, end),
    spread,
  };
}

/** A path gradient brush (2.2.2.29): from its middle to its edge, which is approximated by the surrounding ellipse. */
export function pathGradient(
  reader: ByteReader,
  readPath: (reader: ByteReader) => { readonly points: readonly number[] },
): BrushGradient | undefined {
  const flags = reader.uint();
  reader.uint();
  const center = reader.uint();
  const [x, y] = [reader.float(), reader.float()];
  const colors = Array.from({ length: Math.min(reader.uint(), MOST_STOPS) }, () => reader.uint());
  const points = boundary(reader, flags, readPath);
  const turned = flags & HAS_TRANSFORM ? matrix(reader) : IDENTITY;
  const reach = (middle: number, from: number) =>
    points.reduce(
      (most, value, index) => (index % 2 === from ? Math.max(most, Math.abs(value - middle)) : most),
      0,
    );
  const [wide, high] = [reach(x, 0), reach(y, 1)];
  if (!(wide > 0 && high > 0)) return undefined;
  const edge = colors[0] ?? center;
  // Preset colours and blends run from the edge to the middle.
  const inward = stops(reader, flags, edge, center);
  return {
    type: 'radial',
    matrix: multiply(turned, { a: wide, b: 0, c: 0, d: high, e: x, f: y }),
    stops: inward.map(({ offset, argb }) => ({ offset: 1 - offset, argb })).reverse(),
    spread: 'pad',
  };
}

function boundary(
  reader: ByteReader,
  flags: number,
  readPath: (reader: ByteReader) => { readonly points: readonly number[] },
): readonly number[] {
  if ((flags & HAS_PATH) === 0) return reader.points(Math.min(reader.uint(), 100_000), false);
  const end = reader.uint() + reader.at;
  reader.uint();
  const { points } = readPath(reader);
  reader.at = end;
  return points;
}

function matrix(reader: ByteReader): Matrix {
  const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map(() => reader.float());
  return { a: a ?? 1, b: b ?? 0, c: c ?? 0, d: d ?? 1, e: e ?? 0, f: f ?? 0 };
}

function stops(reader: ByteReader, flags: number, start: number, end: number): GradientStop[] {
  const plain = [
    { offset: 0, argb: start },
    { offset: 1, argb: end },
  ];
  if ((flags & (HAS_COLORS | HAS_BLEND)) === 0) return plain;
  const count = reader.uint();
  if (count < 2 || count > MOST_STOPS) return plain;
  const offsets = Array.from({ length: count }, () => reader.float());
  return offsets.map((offset) => ({
    offset,
    argb: flags & HAS_COLORS ? reader.uint() : mixed(start, end, reader.float()),
  }));
}

/** Interpolates two colours 0xAARRGGBB. */
function mixed(one: number, other: number, share: number): number {
  const part = Math.min(1, Math.max(0, share));
  let color = 0;
  for (const shift of [24, 16, 8, 0]) {
    const [a, b] = [(one >>> shift) & 255, (other >>> shift) & 255];
    color += Math.round(a + (b - a) * part) * 2 ** shift;
  }
  return color;
}
