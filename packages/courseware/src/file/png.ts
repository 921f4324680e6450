import { crc32 } from '@lectern/base';
import { zlibSync } from 'fflate';

export interface Raster {
  readonly width: number;
  readonly height: number;
  /** `gray1`: rows of bits, padded to bytes, 1 is white. */
  readonly kind: 'gray1' | 'rgb' | 'rgba';
  readonly data: Uint8Array | Uint8ClampedArray;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Colour type and bits a channel (PNG 3rd edition, 11.2.1). */
const HEADERS = { gray1: [1, 0], rgb: [8, 2], rgba: [8, 6] } as const;

export function rowBytes({ width, kind }: Pick<Raster, 'width' | 'kind'>): number {
  if (kind === 'gray1') return (width + 7) >> 3;
  return width * (kind === 'rgb' ? 3 : 4);
}

/** Encodes a PNG file (W3C PNG, 3rd edition). Missing rows are zero. */
export function encodePng(raster: Raster): Uint8Array {
  const { width, height, kind } = raster;
  const row = rowBytes(raster);
  const step = kind === 'rgb' ? 3 : 4;
  const filtered = new Uint8Array((row + 1) * height);
  for (let y = 0; y < height; y++) {
    const from = raster.data.subarray(y * row, (y + 1) * row);
    const at = y * (row + 1);
    if (kind === 'gray1') {
      filtered.set(from, at + 1);
      continue;
    }
    // "Sub" filter (9.2): each byte minus the corresponding byte of the previous pixel
    filtered[at] = 1;
    for (let x = 0; x < from.length; x++) {
      filtered[at + 1 + x] = (from[x] ?? 0) - (x < step ? 0 : (from[x - step] ?? 0));
    }
  }
  const [depth, color] = HEADERS[kind];
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([depth, color, 0, 0, 0], 8);
  const chunks = [
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(filtered, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ];
  const file = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const each of chunks) {
    file.set(each, at);
    at += each.length;
  }
  return file;
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let i = 0; i < 4; i++) bytes[4 + i] = type.charCodeAt(i);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}
