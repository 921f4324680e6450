import { base64 } from '@lectern/base';
import { encodePng } from '@lectern/courseware/png';
import type { ByteReader } from './byte-reader.ts';
import type { Brush, BrushGradient, Font, Pen } from './drawing.ts';
import { linearGradient, pathGradient } from './emf-plus-gradient.ts';

/** Points of a path with their types ([MS-EMFPLUS] 2.2.1.6). */
export interface PlusPath {
  readonly points: readonly number[];
  readonly types: readonly number[];
}

export type PlusObject =
  | { readonly type: 'brush'; readonly brush: Brush }
  | { readonly type: 'pen'; readonly pen: Pen }
  | { readonly type: 'path'; readonly path: PlusPath }
  | { readonly type: 'image'; readonly address: string }
  | { readonly type: 'font'; readonly font: Font; readonly size: number; readonly unit: number }
  | { readonly type: 'format'; readonly align: number; readonly lineAlign: number };

/** Reads an object by the type in its record (2.1.1.22); undefined for types that are not used for drawing. */
export function plusObject(kind: number, reader: ByteReader): PlusObject | undefined {
  reader.uint();
  switch (kind) {
    case 1:
      return { type: 'brush', brush: brush(reader) };
    case 2:
      return { type: 'pen', pen: pen(reader) };
    case 3:
      return { type: 'path', path: path(reader) };
    case 5: {
      const address = image(reader);
      return address === undefined ? undefined : { type: 'image', address };
    }
    case 6:
      return font(reader);
    case 7: {
      reader.at += 8;
      return { type: 'format', align: reader.uint(), lineAlign: reader.uint() };
    }
    default:
      return undefined;
  }
}

/** A solid brush with a colour 0xAARRGGBB. */
export function solidBrush(argb: number): Brush {
  return {
    color: `#${(argb & 0xffffff).toString(16).padStart(6, '0')}`,
    opacity: Math.round(((argb >>> 24) / 255) * 1000) / 1000,
  };
}

/**
 * A solid brush, or a gradient with the colour in its middle as a substitute; for hatches the blended colour (2.2.1.1).
 */
function brush(reader: ByteReader): Brush {
  switch (reader.uint()) {
    case 0:
      return solidBrush(reader.uint());
    case 1: {
      reader.uint();
      return { ...solidBrush(reader.uint()), opacity: 0.5 };
    }
    case 3:
      return standingFor(pathGradient(reader, path));
    case 4:
      return standingFor(linearGradient(reader));
    default:
      return { color: '#808080', opacity: 0.5 };
  }
}

function standingFor(gradient: BrushGradient | undefined): Brush {
  const [first, last] = [gradient?.stops[0], gradient?.stops.at(-1)];
  return first && last
    ? { ...solidBrush(halfWay(first.argb, last.argb)), gradient }
    : { color: '#808080', opacity: 0.5 };
}

function halfWay(one: number, other: number): number {
  let mixed = 0;
  for (const shift of [24, 16, 8, 0])
    mixed += Math.round((((one >>> shift) & 255) + ((other >>> shift) & 255)) / 2) * 2 ** shift;
  return mixed;
}

const DASHES = ['solid', 'dash', 'dot', 'dashDot', 'dashDotDot'] as const;

/** 2.2.1.7: optional data, as given by the flags, precede the brush. */
function pen(reader: ByteReader): Pen {
  reader.uint();
  const flags = reader.uint();
  reader.uint();
  const width = reader.float();
  const optional = (flag: number) => ((flags & flag) === 0 ? undefined : reader.int());
  // `reader.at += …` with a value that is read there would start from the position before that value.
  const skip = (bytes: number) => {
    reader.at += bytes;
  };
  if (flags & 1) skip(24);
  const cap = optional(2);
  optional(4);
  const join = optional(8);
  optional(16);
  const dash = optional(32);
  optional(64);
  optional(128);
  if (flags & 256) skip(4 * Math.min(reader.uint(), 1000));
  optional(512);
  if (flags & 1024) skip(4 * Math.min(reader.uint(), 1000));
  for (const flag of [2048, 4096]) if (flags & flag) skip(Math.min(reader.uint(), reader.left));
  reader.uint();
  const { color = '#000000', opacity } = brush(reader);
  return {
    color,
    opacity,
    width,
    dash: DASHES[dash ?? 0] ?? 'dash',
    cap: cap === 1 ? 'square' : cap === 2 ? 'round' : 'butt',
    join: join === 1 ? 'bevel' : join === 2 ? 'round' : 'miter',
  };
}

function path(reader: ByteReader): PlusPath {
  const count = Math.min(reader.uint(), 200_000);
  const flags = reader.uint();
  // relative points are encoded in seven or fifteen bits
  const points =
    (flags & 0x0800) !== 0 ? relative(reader, count) : reader.points(count, (flags & 0x4000) !== 0);
  const types: number[] = [];
  while (types.length < count && reader.left > 0) {
    if ((flags & 0x1000) === 0) types.push(reader.byte());
    else {
      const run = reader.byte() & 63;
      const type = reader.byte();
      for (let index = 0; index < run && types.length < count; index++) types.push(type);
    }
  }
  return { points, types };
}

/** 2.2.2.21: each value is relative to the previous value; the highest bit marks a value of two bytes. */
function relative(reader: ByteReader, count: number): number[] {
  const step = () => {
    const first = reader.byte();
    if ((first & 0x80) === 0) return (first << 25) >> 25;
    return ((((first & 0x7f) << 8) | reader.byte()) << 17) >> 17;
  };
  const points: number[] = [];
  let [x, y] = [0, 0];
  for (let index = 0; index < count; index++) {
    x += step();
    y += step();
    points.push(x, y);
  }
  return points;
}

function font(reader: ByteReader): PlusObject {
  const size = reader.float();
  const unit = reader.uint();
  const style = reader.int();
  reader.uint();
  const face = reader.text(Math.min(reader.uint(), 64));
  return {
    type: 'font',
    size,
    unit,
    font: {
      height: -size,
      face,
      bold: (style & 1) !== 0,
      italic: (style & 2) !== 0,
      underline: (style & 4) !== 0,
      strike: (style & 8) !== 0,
      turn: 0,
      charset: 1,
    },
  };
}

const MAX_PIXELS = 50_000_000;

/** Data URL of a bitmap: compressed data unchanged, or its pixels as PNG (2.2.2.2). Metafiles inside are left out. */
function image(reader: ByteReader): string | undefined {
  if (reader.uint() !== 1) return undefined;
  const [width, height, stride] = [reader.int(), reader.int(), reader.int()];
  const format = reader.uint();
  const packed = reader.uint() === 1;
  if (packed) {
    const data = reader.part(reader.left);
    const kind = data[0] === 0x89 ? 'png' : data[0] === 0xff ? 'jpeg' : data[0] === 0x47 ? 'gif' : 'bmp';
    return data.length > 0 ? `data:image/${kind};base64,${base64(data)}` : undefined;
  }
  const depth = (format >>> 8) & 255;
  if (!(width > 0 && height > 0 && width * height <= MAX_PIXELS) || (depth !== 32 && depth !== 24))
    return undefined;
  const line = Math.abs(stride) || Math.ceil((width * depth) / 32) * 4;
  const data = reader.part(line * height);
  if (data.length < line * (height - 1) + (width * depth) / 8) return undefined;
  const hasAlpha = (format & 0x40000) !== 0;
  const rgba = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const from = y * line + (x * depth) / 8;
      const to = (y * width + x) * 4;
      rgba[to] = data[from + 2] ?? 0;
      rgba[to + 1] = data[from + 1] ?? 0;
      rgba[to + 2] = data[from] ?? 0;
      rgba[to + 3] = hasAlpha ? (data[from + 3] ?? 255) : 255;
    }
  }
  return `data:image/png;base64,${base64(encodePng({ width, height, kind: 'rgba', data: rgba }))}`;
}
